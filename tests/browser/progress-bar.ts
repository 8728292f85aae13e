import { expect, type Page } from '@playwright/test'
import { words } from '../words'

/** The bar across the top, shown or not. */
export const progressBar = (page: Page) =>
  page.getByRole('progressbar', { name: words.navigation.spoken.loading, includeHidden: true })

/** Asserts whether the bar shows; it starts without width, so its visibility counts. */
export const expectBar = (page: Page, state: 'shown' | 'hidden') =>
  expect(progressBar(page)).toHaveCSS('visibility', state === 'shown' ? 'visible' : 'hidden')

/** How full the bar is at a time after the click (ms), 0 to 1: its CSS animation is set to that time. */
export const progressAt = (page: Page, time: number): Promise<number> =>
  progressBar(page).evaluate((bar, now) => {
    for (const animation of bar.getAnimations({ subtree: true })) {
      animation.pause()
      animation.currentTime = now
    }
    return (bar.firstElementChild?.getBoundingClientRect().width ?? 0) / innerWidth
  }, time)

/** Installs a clock that the test controls: call before the page opens. */
export const holdClock = (page: Page) => page.clock.install({ time: new Date('2025-06-01T10:00:00') })

/** Stops the clock of an open page; from then on time passes only with `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date('2025-06-01T12:00:00'))
}

/** Asserts that no navigation is in progress: the bar stays hidden and the address the same. */
export async function expectNoJourney(page: Page): Promise<void> {
  const address = page.url()
  await expectBar(page, 'hidden')
  await page.clock.runFor(2_000)
  await expectBar(page, 'hidden')
  expect(page.url()).toBe(address)
}
