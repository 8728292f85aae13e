import type { Page } from '@playwright/test'

/** The third party that the contact page may ask (EXP-7). */
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

/** Starts watching; call before the page opens. Requests to other sites reach nobody: the browser has no internet. */
export function watchPage(page: Page, origin: string): PageWatch {
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
  page.on('request', (request) => {
    const { host, origin: asked, protocol } = new URL(request.url())
    const isMap = host === mapHost && page.url().startsWith(`${origin}/contact`)
    if (protocol.startsWith('http') && asked !== origin && !isMap) watch.strangers.push(request.url())
  })
  return watch
}

/** Answers for the map, which no test fetches. */
export const answerMap = (page: Page) =>
  page.route(`https://${mapHost}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A map</title>' }),
  )

/** A layout shift, with what moved. */
interface Shift {
  value: number
  time: number
  sources: string[]
}

/** Notes layout shifts from the first paint on; call before the page opens, read with `layoutShifts`. */
export const watchLayout = (page: Page) =>
  page.addInitScript(() => {
    const layout: { shifts: Shift[]; fontsCameAt: number } = { shifts: [], fontsCameAt: 0 }
    Object.assign(window, { layout })
    // Letters are swapped in the frame after this.
    const onFonts = () =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          layout.fontsCameAt = performance.now()
        }),
      )
    document.fonts.addEventListener('loadingdone', onFonts)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node?: Node }[]
      })[]) {
        const sources = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent),
        )
        if (!entry.hadRecentInput) layout.shifts.push({ value: entry.value, time: entry.startTime, sources })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/**
 * Every layout shift so far. Not counted: what nobody sees, and the swap from a fallback, which is narrower so that no heading is
 * cut off (EXP-22); it moves words by at most 0.023, below a client's own typeface.
 */
export const layoutShifts = (page: Page) =>
  page.evaluate(() => {
    const { layout } = window as unknown as { layout: { shifts: Shift[]; fontsCameAt: number } }
    return layout.shifts.filter(({ value, time }) => value >= (time <= layout.fontsCameAt ? 0.025 : 0.005))
  })
