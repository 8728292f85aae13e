/** `unknown` until the first report: what is built and what stands without script is neither in nor out. */
export type View = 'unknown' | 'in' | 'out'

/** What an observer saw of an element. Lengths in CSS px. */
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
  /** When it is out again: as soon as less than the threshold shows (default), or only when nothing of it shows. */
  leaves?: 'below-threshold' | 'out-of-sight' | undefined
}

/** Share of a screen that a too tall element must fill. */
const FILLED = 0.5

/** On a low screen the share of a tall element may be more than fits: then half a screen of it is enough. */
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

/** Shares at which the observer reports: often enough to notice a tall element that fills the screen below its threshold. */
export function reportingShares(threshold: number): number[] {
  const steps = 20
  return Array.from({ length: steps + 1 }, (_, step) =>
    step === steps ? threshold : (threshold * step) / steps,
  )
}
