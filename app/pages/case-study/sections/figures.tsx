import type { CSSProperties } from 'react'
import styles from './figures.module.css'

export interface Figure {
  value: string
  label: string
}

/** Up to five hang on one thread, more on two; the second thread is as long as the first. */
function threads(count: number): CSSProperties {
  const rows = count > 5 ? 2 : 1
  const last = rows === 2 && count % 2 === 1 ? 2 : 1
  return { '--columns': Math.ceil(count / rows), '--last': last } as CSSProperties
}

/** A campaign's figures, hung on a knotted thread. */
export function Figures({ figures }: { figures: Figure[] }) {
  return (
    <dl className={styles.figures} style={threads(figures.length)}>
      {figures.map(({ value, label }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
