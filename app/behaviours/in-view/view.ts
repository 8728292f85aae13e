/** `unknown` until the first report: in the built HTML, and without script, nothing is known about the view. */
export type View = 'unknown' | 'in' | 'out'

/** What the observer reports about an element. Lengths in CSS px. */
export interface Sight {
  /** Visible share of the element, 0 to 1. */
  ratio: number
  height: number
  visibleHeight: number
  /** Height of the screen, or null where the browser does not tell. */
  screenHeight: number | null
}

export interface ViewOptions {
  /** Share of the element that must be visible, 0 to 1. */
  threshold: number
  /** Once in, always in. */
  once?: boolean | undefined
  /** When it counts as out again: below the threshold (default), or only when nothing of it is visible. */
  leaves?: 'below-threshold' | 'out-of-sight' | undefined
}

/** Share of the screen that an element must fill if it is too tall to reach its threshold. */
const FILLED = 0.5

/** A tall element may never reach its threshold on a low screen; there it only has to fill half of the screen. */
function isVisibleEnough({ ratio, height, visibleHeight, screenHeight }: Sight, threshold: number): boolean {
  if (ratio > 0 && ratio >= threshold) return true
  return screenHeight !== null && height * threshold > screenHeight && visibleHeight >= screenHeight * FILLED
}

/** The view after a report (HOME-2, HOME-4, HOME-5). */
export function nextView(view: View, sight: Sight, { threshold, once, leaves }: ViewOptions): View {
  if (view === 'in' && once) return 'in'
  if (isVisibleEnough(sight, threshold)) return 'in'
  if (view === 'in' && leaves === 'out-of-sight' && sight.ratio > 0) return 'in'
  return 'out'
}

/** Shares at which the observer reports. Steps below the threshold notice a tall element that fills half of the screen. */
export function reportingShares(threshold: number): number[] {
  const steps = 20
  return Array.from({ length: steps + 1 }, (_, step) =>
    step === steps ? threshold : (threshold * step) / steps,
  )
}
