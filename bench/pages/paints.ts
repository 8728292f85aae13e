import type { Page } from '@playwright/test'

/** Times in ms since the page was requested; the shift is a sum of scores. */
export interface Paints {
  firstPaint: number
  largestPaint: number
  blocking: number
  shift: number
}

interface Seen {
  paint: number
  largest: number
  tasks: { start: number; duration: number }[]
  shift: number
}

interface Shift {
  value: number
  hadRecentInput: boolean
}

/** A task counts as blocking for the time beyond this (ms). */
const unnoticed = 50

/**
 * Observes paints, long tasks and shifts from the start. Call before the page opens. The code that runs in the page has no named
 * functions: the TypeScript loader would wrap them in a helper that the page does not have.
 */
export const watchPaints = (page: Page) =>
  page.addInitScript(() => {
    const seen: Seen = { paint: 0, largest: 0, tasks: [], shift: 0 }
    Object.assign(window, { seen })
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Partial<Shift>)[]) {
        const { entryType, name, startTime: start, duration } = entry
        if (name === 'first-contentful-paint') seen.paint = start
        if (entryType === 'largest-contentful-paint') seen.largest = start
        if (entryType === 'longtask') seen.tasks.push({ start, duration })
        if (entryType === 'layout-shift' && !entry.hadRecentInput) seen.shift += entry.value ?? 0
      }
    })
    for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'])
      observer.observe({ type, buffered: true })
  })

/** Waits for the first paint, which a busy page may have only after its network is idle. */
export const painted = (page: Page) =>
  page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.paint > 0, undefined, {
    polling: 100,
  })

/** What was observed so far. Blocking time counts from the first paint, as in Lighthouse. */
export async function measurePaints(page: Page): Promise<Paints> {
  const { paint, largest, tasks, shift } = await page.evaluate(
    () => (window as unknown as { seen: Seen }).seen,
  )
  const blocking = tasks
    .filter(({ start, duration }) => start + duration > paint)
    .reduce((total, { start, duration }) => {
      const after = Math.min(duration, start + duration - paint)
      return total + Math.max(0, after - unnoticed)
    }, 0)
  return { firstPaint: paint, largestPaint: largest, blocking, shift }
}
