import { useCallback, useReducer } from 'react'

/** The observer's report about an element. Lengths in CSS px. */
export interface Sight {
  /** Visible share of the element, 0 to 1. */
  ratio: number
  height: number
  visibleHeight: number
  /** Height of the screen, or null if the browser does not report it. */
  screenHeight: number | null
  /** The element begins above the top of the screen. */
  beginsAbove: boolean
}

/** Share of the screen that an element must fill if it is too tall to reach its threshold. */
const FILLED = 0.5

/** A tall element may never reach its threshold on a low screen; there it only has to fill half of the screen. */
export function isVisibleEnough(sight: Sight, threshold: number): boolean {
  const { ratio, height, visibleHeight, screenHeight } = sight
  if (ratio > 0 && ratio >= threshold) return true
  return screenHeight !== null && height * threshold > screenHeight && visibleHeight >= screenHeight * FILLED
}

/** Shares at which the observer reports. Those below the threshold detect a tall element that fills half of the screen. */
export function reportingShares(threshold: number): number[] {
  const steps = 20
  return Array.from({ length: steps + 1 }, (_, step) =>
    step === steps ? threshold : (threshold * step) / steps,
  )
}

/** A ref for the observed element. A browser without IntersectionObserver reports nothing. */
function useObserver(threshold: number, report: (sight: Sight) => void) {
  return useCallback(
    (element: Element | null) => {
      if (!element || typeof IntersectionObserver === 'undefined') return
      const observer = new IntersectionObserver(
        (entries) => {
          for (const entry of entries)
            report({
              ratio: entry.isIntersecting ? entry.intersectionRatio : 0,
              height: entry.boundingClientRect.height,
              visibleHeight: entry.intersectionRect.height,
              screenHeight: entry.rootBounds?.height ?? null,
              beginsAbove: entry.boundingClientRect.top < 0,
            })
        },
        { threshold: reportingShares(threshold) },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [threshold, report],
  )
}

/** `unknown` until the first report: in the built HTML, without script, and if the browser has no observer. */
type View = 'unknown' | 'in' | 'out'

/**
 * Whether an element is in view (HOME-2).
 * @param threshold share of the element that must be visible, 0 to 1
 * @param once once in view, always in view
 */
export function useInView(threshold: number, { once = false } = {}) {
  const [view, report] = useReducer((current: View, sight: Sight): View => {
    if (once && current === 'in') return 'in'
    return isVisibleEnough(sight, threshold) ? 'in' : 'out'
  }, 'unknown')
  return { ref: useObserver(threshold, report), view, inView: view === 'in' }
}

/** How a section that animates in is shown; `unknown` until the first report. */
type Entrance = 'unknown' | 'shown' | 'waiting' | 'entered'

/**
 * The entrance after a report. Only a section still below the screen waits (EXP-26); one that a visitor has seen or passed before
 * hydration is shown as it is. `resets`: it waits again after it has left the screen (HOME-5).
 */
function nextEntrance(
  entrance: Entrance,
  sight: Sight,
  { threshold, resets }: { threshold: number; resets: boolean },
): Entrance {
  const isOut = sight.ratio === 0
  switch (entrance) {
    case 'unknown':
      return isOut && !sight.beginsAbove ? 'waiting' : 'shown'
    case 'waiting':
      if (isVisibleEnough(sight, threshold)) return 'entered'
      return isOut && sight.beginsAbove && !resets ? 'shown' : 'waiting'
    case 'shown':
    case 'entered':
      return isOut && resets ? 'waiting' : entrance
  }
}

/**
 * The entrance of a section that animates in (HOME-4, HOME-5). `entrance` is for `data-entrance`: style sheets hide only what is
 * `waiting`, and animate only what has `entered`.
 * @param threshold share of the section that must be visible, 0 to 1
 * @param resets it animates in again whenever it comes back
 */
export function useEntrance(threshold: number, { resets = false } = {}) {
  const [entrance, report] = useReducer(
    (current: Entrance, sight: Sight) => nextEntrance(current, sight, { threshold, resets }),
    'unknown',
  )
  return { ref: useObserver(threshold, report), entrance }
}
