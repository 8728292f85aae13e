import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { openHydrated } from '../browser/hydrated'
import { expectShown, linkTo } from '../browser/shown-page'

interface TraceEvent {
  name: string
  args: { elementCount?: number }
}

/** How many elements the browser styled in each of its rounds, from now until `stop` is called. */
async function watchStyling(page: Page): Promise<{ stop(): Promise<number[]> }> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const rounds: number[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as TraceEvent[])
      if (name === 'UpdateLayoutTree' && args.elementCount) rounds.push(args.elementCount)
  })
  await session.send('Tracing.start', { categories: 'devtools.timeline', transferMode: 'ReportEvents' })
  return {
    async stop() {
      const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
      await session.send('Tracing.end')
      await complete
      return rounds
    },
  }
}

test('PROG-5 a page change never makes the browser restyle the whole old page', async ({ page }) => {
  await openHydrated(page, '/')
  // The page's own late sheet and script restyle it, too.
  await page.waitForLoadState('networkidle')
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  const styling = await watchStyling(page)
  await linkTo(page, '/services').click()
  await expectShown(page, '/services')
  const rounds = await styling.stop()
  expect(rounds.length).toBeGreaterThan(0)
  expect(Math.max(...rounds), 'the new page, which may be styled as a whole, is smaller').toBeLessThan(
    elements,
  )
})

test('ALIVE-5 a season makes the browser restyle the borders only', async ({ page }) => {
  await openHydrated(page, '/')
  await page.waitForLoadState('networkidle')
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  const styling = await watchStyling(page)
  await page.evaluate(() => {
    document.documentElement.dataset.season = 'raja'
    // The second frame follows the first one's styling.
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  expect(Math.max(...(await styling.stop()))).toBeLessThan(elements / 2)
})
