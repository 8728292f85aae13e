import type { CSSProperties } from 'react'
import type { FigureThreads } from './figure-threads'
import styles from './figures.module.css'

export interface Figure {
  value: string
  label: string
}

/** A campaign's figures, hung on a knotted thread. */
export function Figures({ figures, threads }: { figures: Figure[]; threads: FigureThreads }) {
  return (
    <dl className={styles.figures} style={threads as CSSProperties}>
      {figures.map(({ value, label }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
