import { useRef, useState } from 'react'
import { isList, isSame, type Value, valueAt } from '../../../core/change'
import { broken, isSameWords, rebroken } from '../../../core/form/breaks'
import { type FieldProps, fieldId, useEditing } from '../../editing/context'
import { Button } from '../../parts/button'
import styles from './headline-field.module.css'
import { pastePlain, plainLines } from './words-field'

type Side = 'wide' | 'narrow'

/** The two screens, and the letters of a line from which on it no longer looks like a headline there. */
const sides = [
  { name: 'wide', title: 'Wide screens', screen: 'on wide screens', most: 24 },
  { name: 'narrow', title: 'Phones', screen: 'on phones', most: 18 },
] as const

const readLines = (value: Value | undefined, name: Side): string[] => {
  const lines = valueAt(value, [name])
  return isList(lines) ? lines.map(String) : ['']
}

/** The lines of a headline as they are kept: empty ones only show while somebody types. */
function cleaned(text: string): string[] {
  const lines = text.split('\n').flatMap((line) => line.trim() || [])
  return lines.length ? lines : ['']
}

/** A headline in its lines, on wide screens and on phones. The words are the same: changed on one side they change on the other. */
export function HeadlineField({ field, path, value }: FieldProps) {
  const { change, onFocus, mistakeAt, lettersAt } = useEditing()
  /** What is typed in a field, with its empty lines; it holds only as long as the value is the one that was typed. */
  const [typed, setTyped] = useState<{ name: Side; text: string }>()
  /** As it was when somebody began to type: a side that is empty for a moment does not cost the other one its breaks. */
  const begun = useRef(value)
  const id = fieldId(path)
  const places = sides.flatMap(({ name }) => [
    [...path, name],
    ...readLines(value, name).map((_, at) => [...path, name, at]),
  ])
  const mistake = [path, ...places].map(mistakeAt).find(Boolean)
  const letters = places.map(lettersAt).find(Boolean)
  const tooLong = sides.flatMap(({ name, screen, most }) => {
    const longest = Math.max(...readLines(value, name).map(({ length }) => length))
    if (longest <= most) return []
    const size = longest > 2 * most ? 'too small to read' : 'small'
    return `A line of ${longest} letters is ${size} ${screen}. Break it with Enter, or let the editor do it.`
  })[0]

  function write(name: Side, text: string) {
    setTyped({ name, text })
    const lines = cleaned(text)
    const otherName = name === 'wide' ? 'narrow' : 'wide'
    const before = readLines(begun.current, otherName)
    const other = isSameWords(lines, before) ? before : rebroken(lines, before)
    const next = name === 'wide' ? { wide: lines, narrow: other } : { wide: other, narrow: lines }
    change({ op: 'set', path, value: next })
  }

  function breakLines() {
    const [wide, narrow] = sides.map(({ name, most }) => broken(readLines(value, name), most))
    change({ op: 'set', path, value: { wide: wide ?? [''], narrow: narrow ?? [''] } })
  }

  return (
    <fieldset className={styles.headline} data-wrong={mistake ? '' : undefined}>
      <legend>{field.title}</legend>
      <div className={styles.sides}>
        {sides.map(({ name, title }) => (
          <label key={name} className={styles.side}>
            <span>{title}</span>
            <textarea
              id={name === 'wide' ? id : undefined}
              rows={2}
              aria-invalid={mistake !== undefined}
              aria-describedby={mistake && `${id}-mistake`}
              value={
                typed?.name === name && isSame(cleaned(typed.text), readLines(value, name))
                  ? typed.text
                  : readLines(value, name).join('\n')
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
        ))}
      </div>
      {mistake && (
        <p id={`${id}-mistake`} className={styles.mistake}>
          {mistake}
        </p>
      )}
      <p className={styles.note} role="status">
        {letters}
      </p>
      <p className={styles.warning} role="status">
        {tooLong}
      </p>
      {tooLong && <Button onClick={breakLines}>Break it into lines</Button>}
      <p className={styles.note}>One line each. Every line is drawn as wide as the page.</p>
    </fieldset>
  )
}
