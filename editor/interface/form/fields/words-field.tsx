import type { Path, Value } from '../../../core/change'
import type { Field } from '../../../core/form/field'
import { useEditing } from '../../editing/context'
import { Labelled } from '../labelled'
import { pastePlain } from '../paste-plain'
import { plainWords } from '../plain-words'

interface WordsFieldProps {
  field: Field & { type: 'words' }
  path: Path
  value: Value | undefined
  isQuiet?: boolean
}

const countOf = (length: number, { least, most }: WordsFieldProps['field']) =>
  most !== undefined
    ? `${length} of ${most}`
    : least !== undefined
      ? `${length}, at least ${least}`
      : undefined

/** Words. What is pasted becomes one line without signs that nobody sees. */
export function WordsField({ field, path, value, isQuiet }: WordsFieldProps) {
  const { change, onFocus } = useEditing()
  const words = typeof value === 'string' ? value : ''
  return (
    <Labelled field={field} path={path} count={countOf(words.length, field)} isQuiet={isQuiet}>
      {(control) => (
        <textarea
          {...control}
          rows={1}
          value={words}
          aria-label={field.title ? undefined : `Entry ${Number(path.at(-1)) + 1}`}
          onFocus={() => onFocus(path)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onPaste={(event) => pastePlain(event, plainWords)}
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
