import type { CSSProperties } from 'react'
import type { FigureThreads } from './figure-threads'
import styles from './figures.module.css'

export interface Figure {
  value: string
  label: string
}

/** A campaign's figures, hung on a knotted thread; without one they are a line of text, the key to a picture. */
export function Figures({ figures, threads }: { figures: Figure[]; threads: FigureThreads | null }) {
  return (
    <dl className={threads ? styles.figures : styles.key} style={threads as CSSProperties}>
      {figures.map(({ value, label }) => (
        <div key={label} className={threads ? styles.figure : styles.entry}>
          <dt className={threads ? styles.label : undefined}>{label}</dt>
          <dd className={threads ? styles.value : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
