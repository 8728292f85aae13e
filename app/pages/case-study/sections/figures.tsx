import type { CSSProperties } from 'react'
import type { FigureThreads } from './figure-threads'
import styles from './figures.module.css'

export interface Figure {
  value: string
  label: string
}

interface FiguresProps {
  figures: Figure[]
  threads: FigureThreads
  /** True where pictures show them: the words are for paper and screen readers. */
  drawn?: true | undefined
}

/** A campaign's figures, hung on a knotted thread. */
export function Figures({ figures, threads, drawn }: FiguresProps) {
  return (
    <dl className={styles.figures} data-drawn={drawn} style={threads as CSSProperties}>
      {figures.map(({ value, label }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
