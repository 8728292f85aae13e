import type { ReactNode } from 'react'
import styles from './sideways.module.css'

interface SidewaysProps {
  /** What is swiped; a figure says it itself. */
  label?: string
  /** Beside the thread: how much there is. */
  hint?: string
  /** How many pieces it has: up to three are stacked on phones. Style sheets say `:has(> :nth-child(4))`. */
  pieces?: number
  children: ReactNode
}

/**
 * What phones swipe sideways: its cut edge is toothed, and a knot on the thread below says how far one is. All of it is CSS and
 * works without script; the links or buttons within take the focus, and the arrow keys scroll.
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
