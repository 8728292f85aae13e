import type { RefObject } from 'react'
import { PROGRESS_HEIGHT } from '~/constants'
import styles from './progress-bar.module.css'

/** The thread thrown across the top while the next page is on its way (PROG-2). */
export function ProgressBar({ bar }: { bar: RefObject<HTMLDivElement | null> }) {
  return (
    <div
      ref={bar}
      className={styles.bar}
      style={{ blockSize: PROGRESS_HEIGHT }}
      data-state="hidden"
      role="progressbar"
      aria-label="Loading the page"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
    />
  )
}
