import type { CSSProperties } from 'react'
import { PROGRESS_DURATION, PROGRESS_HEIGHT, PROGRESS_STEPS } from '~/constants'
import styles from './progress-bar.module.css'

interface ProgressBarProps {
  /** `late`: full, and the page is still on its way. */
  state: 'hidden' | 'filling' | 'late'
}

/**
 * The thread thrown across the top while the next page is on its way (PROG-2). An animation of the browser's own fills it, so that
 * it follows the time whatever keeps script busy; a new `key` fills it anew.
 */
export function ProgressBar({ state }: ProgressBarProps) {
  const fill = {
    blockSize: PROGRESS_HEIGHT,
    animationDuration: `${PROGRESS_DURATION}ms`,
    animationTimingFunction: `steps(${PROGRESS_STEPS})`,
  } satisfies CSSProperties
  return (
    <div className={styles.bar} data-state={state} role="progressbar" aria-label="Loading the page">
      <div className={styles.fill} style={fill} />
    </div>
  )
}
