import type { ClipboardEvent } from 'react'
import { tidyAddress } from '../../../core/form/addresses'
import { type FieldProps, useEditing } from '../../editing/context'
import { Labelled } from './labelled'

/** Invisible characters that come along with pasted words. Those that join letters stay: Odia and emoji need them. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u2060\ufeff\p{Cc}]/gu

/** What is typed or pasted, without what no page can show: other spaces become plain ones. */
export const plainLines = (text: string) =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .split('\n')
    .map((line) => line.replaceAll(/[\t\p{Zs}]/gu, ' ').replaceAll(UNSEEN, ''))
    .join('\n')

/** The same in one line: the page breaks lines by itself. */
export const plainWords = (text: string) => plainLines(text).replaceAll(/\s*\n\s*/g, ' ')

/**
 * Puts what is pasted in plain, as if it had been typed. Cleaned only afterwards, the field would be written anew and lose the
 * place of the cursor.
 */
export function pastePlain(
  event: ClipboardEvent<HTMLTextAreaElement>,
  plain: (pasted: string) => string,
): void {
  const pasted = event.clipboardData.getData('text/plain')
  const words = plain(pasted)
  if (words === pasted) return
  event.preventDefault()
  const { currentTarget: field } = event
  field.setRangeText(words, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const countLetters = (length: number, { least, most }: { least?: number; most?: number }) =>
  most ? `${length} of ${most}` : least && `${length}, at least ${least}`

/** Words. What is pasted becomes one line without signs that nobody sees. */
export function WordsField({ field, path, value, isQuiet }: FieldProps<'words'> & { isQuiet?: boolean }) {
  const { change, onFocus } = useEditing()
  const words = typeof value === 'string' ? value : ''
  return (
    <Labelled
      field={field}
      path={path}
      count={countLetters(words.length, field) || undefined}
      isQuiet={isQuiet}
    >
      {(control) => (
        <textarea
          {...control}
          rows={1}
          value={words}
          aria-label={field.title ? undefined : `Entry ${Number(path.at(-1)) + 1}`}
          onFocus={() => onFocus(path)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onBlur={() => {
            const tidied = field.kind === 'address' ? tidyAddress(words) : words
            if (tidied !== words) change({ op: 'set', path, value: tidied })
          }}
          onPaste={(event) =>
            pastePlain(event, (text) =>
              (field.kind === 'address' ? tidyAddress : plainWords)(plainWords(text)),
            )
          }
          onChange={({ target }) => {
            const next = plainWords(target.value)
            if (next === '' && field.isOptional) change({ op: 'remove', path })
            else change({ op: 'set', path, value: next })
          }}
        />
      )}
    </Labelled>
  )
}
