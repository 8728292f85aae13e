import type { CSSProperties } from 'react'
import { PROGRESS_DURATION, PROGRESS_HEIGHT, PROGRESS_STEPS } from '~/constants'
import styles from './progress-bar.module.css'

interface ProgressBarProps {
  /** `late`: full, and the page is still loading. */
  state: 'hidden' | 'filling' | 'late'
  label: string
}

/**
 * The bar at the top while the next page is loading (PROG-2). A CSS animation fills it, so that it keeps its time even while
 * script is busy; a new `key` restarts it.
 */
export function ProgressBar({ state, label }: ProgressBarProps) {
  const fill = {
    blockSize: PROGRESS_HEIGHT,
    animationDuration: `${PROGRESS_DURATION}ms`,
    animationTimingFunction: `steps(${PROGRESS_STEPS})`,
  } satisfies CSSProperties
  return (
    <div className={styles.bar} data-state={state} role="progressbar" aria-label={label}>
      <div className={styles.fill} style={fill} />
    </div>
  )
}
