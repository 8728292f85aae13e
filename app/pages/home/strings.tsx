import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import words from '~content/pancham.yaml'
import styles from './strings.module.css'

interface StringsProps {
  /** A thread each, as wide as the cloth. */
  cloths: { cloth: { width: number } }[]
}

/**
 * The threads on which Pancham's cloths are tied: they can be plucked (ALIVE-2). Sound, tunings and their words load with the first
 * touch. The key of a note's first letter plucks it while the focus is among the threads.
 */
export function Strings({ cloths }: StringsProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const [Tuning, setTuning] = useState<typeof import('./harp').Tuning>()

  const pluck = async (index: number) => {
    const harp = await import('./harp')
    setTuning(() => harp.Tuning)
    if (group.current) harp.pluck(group.current, index)
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>, index: number) => {
    // A finger that goes on to the next thread plucks that one.
    if (event.currentTarget.hasPointerCapture(event.pointerId))
      event.currentTarget.releasePointerCapture(event.pointerId)
    pluck(index)
  }
  const onKeyDown = ({ key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey || repeat) return
    const index = words.notes.findIndex((note) => note[0]?.toLowerCase() === key)
    if (index >= 0) pluck(index)
  }

  return (
    <>
      <fieldset ref={group} className={styles.strings} onKeyDown={onKeyDown}>
        <legend className={styles.label}>{words.play}</legend>
        {words.notes.map((note, index) => (
          <button
            key={note}
            type="button"
            className={styles.string}
            style={{ '--share': cloths[index]?.cloth.width } as CSSProperties}
            onPointerDown={(event) => onPointerDown(event, index)}
            onPointerEnter={({ buttons }) => buttons > 0 && pluck(index)}
            onClick={({ detail }) => detail === 0 && pluck(index)}
          >
            <span className={styles.thread} />
            {note}
          </button>
        ))}
      </fieldset>
      {Tuning && <Tuning strings={group} />}
    </>
  )
}
