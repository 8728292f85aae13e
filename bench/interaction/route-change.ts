import type { Page } from '@playwright/test'
import { ROUTE_DELAY } from '../../app/constants'
import { slowDown } from './response-time'

/** A link of one page that leads to another. */
export interface Journey {
  from: string
  to: string
}

/** Every kind of page, opened from every kind of page. */
export const journeys: readonly Journey[] = [
  { from: '/about', to: '/' },
  { from: '/', to: '/services' },
  { from: '/', to: '/projects' },
  { from: '/', to: '/about' },
  { from: '/', to: '/contact' },
  { from: '/services', to: '/services/3d-vfx' },
  { from: '/services', to: '/services/av-production' },
  { from: '/services', to: '/services/brand-identity' },
  { from: '/services', to: '/services/marketing-360' },
  { from: '/services', to: '/services/print-media' },
  { from: '/services', to: '/services/ui-ux' },
  { from: '/services/av-production', to: '/project/av' },
  { from: '/projects', to: '/project/avante' },
  { from: '/projects', to: '/project/homefills' },
  { from: '/projects', to: '/project/lotus-resort' },
  { from: '/services/print-media', to: '/project/print-media' },
  { from: '/projects', to: '/project/tpnodl' },
  { from: '/services/ui-ux', to: '/project/ui' },
  { from: '/projects', to: '/project/vedanta' },
  { from: '/project/vedanta', to: '/contact' },
]

/** Between two changes of page (ms): movements end, the page rests. */
const pause = 1500

interface Watched {
  began: number
  painted: number
}

/** Notes when an event began and when a frame after the one that first holds another heading has begun. */
const watch = (page: Page, event: 'click' | 'popstate') =>
  page.evaluate((name) => {
    let began = 0
    const before = document.querySelector('h1')
    addEventListener(name, ({ timeStamp }) => (began = timeStamp), { capture: true, once: true })
    const painted = new Promise<Watched>((resolve) => {
      new MutationObserver((_, observer) => {
        const heading = document.querySelector('main h1')
        if (!heading || heading === before) return
        observer.disconnect()
        requestAnimationFrame(() => requestAnimationFrame((time) => resolve({ began, painted: time })))
      }).observe(document.body, { childList: true, subtree: true })
    })
    Object.assign(window, { painted })
  }, event)

/** The page tells when: asking again and again would have it draw a frame each time. */
async function elapsed(page: Page): Promise<number> {
  const { began, painted } = await page.evaluate(
    () => (window as unknown as { painted: Promise<Watched> }).painted,
  )
  return painted - began
}

/** On a slow processor: how long the visitor waits for a page beyond the 600 ms, and then on the way back, which has no delay (ms). */
export async function routeChange(
  page: Page,
  { from, to }: Journey,
): Promise<{ forward: number; back: number }> {
  // From the start: the site looks at how slow the device is.
  await slowDown(page)
  await page.goto(from)
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
  await page.waitForTimeout(pause)
  await watch(page, 'click')
  // A card's link may lie in a card that is closed.
  await page
    .locator(`a[href="${to}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())
  const forward = (await elapsed(page)) - ROUTE_DELAY
  await page.waitForTimeout(pause)
  await watch(page, 'popstate')
  await page.evaluate(() => history.back())
  return { forward, back: await elapsed(page) }
}
