const firstPause = 2_000
export const longestPause = 3_600_000

/** With nothing due, the queue checks again after this time, or when woken (ms). */
export const idlePause = 60_000

/** A message is given up after this many attempts; with their pauses they take five days. */
export const mostTries = 130

/** The pause after a number of failures in a row: doubling from 2 s to 1 h (ms). */
export function pauseAfter(failures: number): number {
  return Math.min(longestPause, firstPause * 2 ** Math.max(0, failures - 1))
}
