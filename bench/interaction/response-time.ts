import type { Page } from '@playwright/test'
import type { Interaction } from './interactions'

/** How much slower a phone's processor is than the machine's. */
const slowdown = 4
const repetitions = 20
/** Pause between two interactions (ms): animations end, the page becomes idle. */
const pause = 500

/** Slows the page's processor down to a phone's. */
export async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** Records how long each interaction took until its result was painted; the browser reports 16 ms and more. */
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
 * Times from interaction to paint (ms), worst last, of twenty repetitions on a slow processor (INP). The page is newly opened
 * with the interaction's viewport.
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
  // Too short for the browser to report.
  const quick = Array.from({ length: Math.max(0, repetitions - seen.length) }, () => 16)
  return [...quick, ...seen].sort((a, b) => a - b)
}
