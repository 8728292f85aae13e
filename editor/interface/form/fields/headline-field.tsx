import { useRef, useState } from 'react'
import { isList, isRecord, isSame, type Path, type Value } from '../../../core/change'
import { isSameWords, rebroken } from '../../../core/form/breaks'
import type { Field } from '../../../core/form/field'
import { idOf, useEditing } from '../../editing/context'
import styles from './headline-field.module.css'
import { pastePlain, plainLines } from './words-field'

interface HeadlineFieldProps {
  field: Field
  path: Path
  value: Value | undefined
}

const linesOf = (value: Value | undefined, name: 'wide' | 'narrow'): string[] => {
  const lines = isRecord(value) ? value[name] : undefined
  return isList(lines) ? lines.map(String) : ['']
}

/** The lines of a headline as they are kept: empty ones only show while somebody types. */
function cleaned(text: string): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return lines.length ? lines : ['']
}

/** Longer lines than these become so small that they no longer look like a headline (letters). */
const LONG = { wide: 24, narrow: 18 }

/** What is said of a line that is too long for its screen. */
function hintOf(value: Value | undefined): string | undefined {
  for (const [name, screen] of [
    ['wide', 'on wide screens'],
    ['narrow', 'on phones'],
  ] as const) {
    const longest = Math.max(...linesOf(value, name).map(({ length }) => length))
    if (longest > LONG[name]) return `A line of ${longest} letters is small ${screen}. Break it with Enter.`
  }
  return undefined
}

/** A headline in its lines, on wide screens and on phones. The words are the same: changed on one side they change on the other. */
export function HeadlineField({ field, path, value }: HeadlineFieldProps) {
  const { change, onFocus, mistakeAt, lettersAt } = useEditing()
  /** What is typed in a field, with its empty lines; it holds only as long as the value is the one that was typed. */
  const [typed, setTyped] = useState<{ name: 'wide' | 'narrow'; text: string }>()
  /** As it was when somebody began to type: a side that is empty for a moment does not cost the other one its breaks. */
  const begun = useRef(value)
  const id = idOf(path)
  const mistake =
    mistakeAt(path) ??
    (['wide', 'narrow'] as const)
      .flatMap((name) => [mistakeAt([...path, name]), mistakeAt([...path, name, 0])])
      .find(Boolean)

  const letters = (['wide', 'narrow'] as const)
    .flatMap((name) => linesOf(value, name).map((_, at) => lettersAt([...path, name, at])))
    .find(Boolean)

  function write(name: 'wide' | 'narrow', text: string) {
    setTyped({ name, text })
    const lines = cleaned(text)
    const otherName = name === 'wide' ? 'narrow' : 'wide'
    const before = linesOf(begun.current, otherName)
    const other = isSameWords(lines, before) ? before : rebroken(lines, before)
    const next = name === 'wide' ? { wide: lines, narrow: other } : { wide: other, narrow: lines }
    change({ op: 'set', path, value: next })
  }

  const area = (name: 'wide' | 'narrow', title: string) => (
    <label className={styles.side}>
      <span>{title}</span>
      <textarea
        id={name === 'wide' ? id : undefined}
        rows={2}
        aria-invalid={mistake !== undefined}
        aria-describedby={mistake && `${id}-mistake`}
        value={
          typed?.name === name && isSame(cleaned(typed.text), linesOf(value, name))
            ? typed.text
            : linesOf(value, name).join('\n')
        }
        onFocus={() => {
          begun.current = value
          onFocus(path)
        }}
        onBlur={() => setTyped(undefined)}
        onPaste={(event) => pastePlain(event, plainLines)}
        onChange={({ target }) => write(name, plainLines(target.value))}
      />
    </label>
  )
  return (
    <fieldset className={styles.headline} data-wrong={mistake ? '' : undefined}>
      <legend>{field.title}</legend>
      <div className={styles.sides}>
        {area('wide', 'Wide screens')}
        {area('narrow', 'Phones')}
      </div>
      {mistake && (
        <p id={`${id}-mistake`} className={styles.mistake}>
          {mistake}
        </p>
      )}
      <p className={styles.note} role="status">
        {[letters, hintOf(value)].filter(Boolean).join(' ')}
      </p>
      <p className={styles.note}>One line each. Every line is drawn as wide as the page.</p>
    </fieldset>
  )
}
