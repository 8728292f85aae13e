import type { Page } from '@playwright/test'
import { slowDown } from './response-time'

interface Journey {
  clicked: number
  painted: number
}

/**
 * Clicks a link in the bar on a slow processor and measures how long after the click the next page was painted (ms): when the
 * frame after the first one with its heading begins.
 */
export async function routeChange(page: Page, from: string, link: string): Promise<number> {
  await page.goto(from)
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
  await slowDown(page)
  await page.evaluate(() => {
    const journey: Journey = { clicked: 0, painted: 0 }
    Object.assign(window, { journey })
    const before = document.querySelector('h1')
    addEventListener('click', ({ timeStamp }) => (journey.clicked = timeStamp), { capture: true, once: true })
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('main h1')
      if (!heading || heading === before) return
      observer.disconnect()
      requestAnimationFrame(() => requestAnimationFrame((time) => (journey.painted = time)))
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click()
  await page.waitForFunction(() => (window as unknown as { journey: Journey }).journey.painted > 0)
  const { clicked, painted } = await page.evaluate(() => (window as unknown as { journey: Journey }).journey)
  return painted - clicked
}
