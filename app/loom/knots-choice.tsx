import { useId } from 'react'
import { KNOTS } from '~/behaviours/loom/cloth'
import styles from './loom.module.css'

interface KnotsChoiceProps {
  words: { title: string; loose: string; tight: string }
  knots: number
  onChange(knots: number): void
}

/** How tightly the knots are tied (LOOM-2). */
export function KnotsChoice({ words, knots, onChange }: KnotsChoiceProps) {
  const id = useId()
  return (
    <div>
      <label className={styles.title} htmlFor={id}>
        {words.title}
      </label>
      <input
        id={id}
        className={styles.range}
        type="range"
        min={KNOTS.loosest}
        max={KNOTS.tightest}
        value={knots}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <div className={styles.ends} aria-hidden="true">
        <span>{words.loose}</span>
        <span>{words.tight}</span>
      </div>
    </div>
  )
}
