import type { Page } from '@playwright/test'
import type { Interaction } from './interactions'

/** How much slower a phone's processor is. */
const slowdown = 4
const repetitions = 20
/** Between two acts of a visitor (ms): movements end, the page rests. */
const pause = 500

/** Makes the page's processor that of a phone. */
export async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** Writes down how long each interaction took until what it changed was painted; the browser counts from 16 ms on. */
const watchEvents = (page: Page) =>
  page.evaluate(() => {
    const durations = new Map<number, number>()
    Object.assign(window, { durations })
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        const { interactionId, duration } = entry
        if (interactionId) durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0))
      }
    })
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })

/**
 * Times from act to paint (ms), worst last, of an interaction done twenty times on a slow processor (INP). The page is fresh
 * and has the interaction's screen.
 */
export async function responseTimes(page: Page, interaction: Interaction): Promise<number[]> {
  await page.goto(interaction.path)
  if (interaction.path.startsWith('/'))
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
  await interaction.prepare(page)
  await page.waitForTimeout(pause)
  await slowDown(page)
  await watchEvents(page)
  for (let turn = 0; turn < repetitions; turn += 1) {
    const act = await interaction.aim(page, turn)
    await page.waitForTimeout(pause)
    await act()
    await page.waitForTimeout(pause)
  }
  const seen = await page.evaluate(() => [
    ...(window as unknown as { durations: Map<number, number> }).durations.values(),
  ])
  // What took less than the browser counts.
  const quick = Array.from({ length: Math.max(0, repetitions - seen.length) }, () => 16)
  return [...quick, ...seen].sort((a, b) => a - b)
}
