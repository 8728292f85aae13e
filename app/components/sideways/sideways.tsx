import type { ReactNode } from 'react'
import styles from './sideways.module.css'

interface SidewaysProps {
  /** Accessible name of what is swiped; a figure has its own. */
  label?: string
  /** Beside the thread: how much there is. */
  hint?: string
  /** The number of pieces: up to three are stacked on phones. Style sheets use `:has(> :nth-child(4))`. */
  pieces?: number
  children: ReactNode
}

/**
 * Content that phones scroll sideways: its edge is toothed, and a knot on the thread below shows the position. Only CSS, so it
 * works without script; the links or buttons inside take the focus, and the arrow keys scroll.
 */
export function Sideways({ label, hint, pieces = 4, children }: SidewaysProps) {
  if (pieces < 4) return children
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={label} className={styles.sideways}>
      <div className={styles.scroller}>{children}</div>
      <span className={styles.thread} />
      {hint && (
        <span className={styles.hint} aria-hidden>
          {hint}
        </span>
      )}
    </div>
  )
}
