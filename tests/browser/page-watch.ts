import type { Page } from '@playwright/test'

/** Third parties that may be requested, and on which page (EXP-7). */
const mapHost = 'www.openstreetmap.org'

/** What went wrong on a page. */
export interface PageWatch {
  /** Console errors and warnings, uncaught errors, responses of 400 and more. */
  problems: string[]
  /** Requests to other sites, except the map on the contact page. */
  strangers: string[]
  /** Names of cookies that a response set. */
  cookies: string[]
}

/** Starts watching; call before the page opens. Requests to other sites are answered here, so that no test depends on them. */
export async function watchPage(page: Page, origin: string): Promise<PageWatch> {
  const watch: PageWatch = { problems: [], strangers: [], cookies: [] }
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') watch.problems.push(message.text())
  })
  page.on('pageerror', (error) => watch.problems.push(String(error)))
  page.on('response', async (response) => {
    const isExpected = response.status() < 400 || response.request().isNavigationRequest()
    if (!isExpected) watch.problems.push(`${response.status()} ${response.url()}`)
    if (await response.headerValue('set-cookie').catch(() => null)) watch.cookies.push(response.url())
  })
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      const { host, protocol } = new URL(route.request().url())
      if (!protocol.startsWith('http')) return route.continue()
      const isMap = host === mapHost && page.url().startsWith(`${origin}/contact`)
      if (!isMap) watch.strangers.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A stranger</title>' })
    },
  )
  return watch
}

/** Adds up layout shifts from the first paint on; call before the page opens, read with `layoutShift`. */
export const watchLayout = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; sources: string[] }[] = []
    Object.assign(window, { shifts })
    let fontsCameAt = Number.POSITIVE_INFINITY
    addEventListener('load', async () => {
      await document.fonts.ready
      fontsCameAt = performance.now()
    })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node?: Node }[]
      })[]) {
        const sources = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent),
        )
        // The swap from a fallback, which is narrower so that no heading is cut off (EXP-22), moves words a little: at most
        // 0.023, below a client's own typeface.
        const allowed = entry.startTime <= fontsCameAt ? 0.025 : 0.005
        if (!entry.hadRecentInput && entry.value >= allowed) shifts.push({ value: entry.value, sources })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Every layout shift so far with what moved. */
export const layoutShifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { value: number; sources: string[] }[] }).shifts)
