import { createPageChange } from './page-change'
import { TestClock } from './test-clock.fixture'

export const site = 'https://site.example'

/** A page change with a clock, a router and a browser that a test can steer. */
export function setUp() {
  const clock = new TestClock()
  const browser = {
    address: `${site}/`,
    /** Addresses that the browser loaded itself. */
    loaded: [] as string[],
    isAnswering: true,
    onTransitionEnd: () => {},
  }
  const pageChange = createPageChange({
    setTimeout: clock.setTimeout,
    clearTimeout: clock.clearTimeout,
    here: () => browser.address,
    answers: async () => browser.isAnswering,
    load: (url) => void browser.loaded.push(url),
    name: (url) => {
      browser.address = url
    },
    beginTransition: (shown) => {
      shown.then(() => browser.onTransitionEnd())
      return Promise.resolve()
    },
  })
  const visits: { abort: AbortController; result: Promise<string> }[] = []
  /** The router asks for a page, by a click or by Back. */
  const fetchPage = (path: string, next: () => Promise<string>) => {
    const abort = new AbortController()
    const result = pageChange.fetchPage(site + path, abort.signal, next)
    result.catch(() => {})
    visits.push({ abort, result })
    return result
  }
  const click = (path: string, next = () => Promise.resolve(path)) =>
    pageChange.follow(() => {
      visits.at(-1)?.abort.abort()
      return fetchPage(path, next)
    })
  const pageAfter = (delay: number) => () =>
    new Promise<string>((resolve) => clock.setTimeout(() => resolve('page'), delay))
  /** What a promise has come to by now. */
  async function outcome(promise: Promise<string> | undefined): Promise<string> {
    let settled = 'pending'
    promise?.then(
      (page) => {
        settled = page
      },
      (error: Error) => {
        settled = error.name
      },
    )
    await clock.pass(0)
    return settled
  }
  return { clock, browser, pageChange, visits, fetchPage, click, pageAfter, outcome }
}

export const failing = () => Promise.reject(new TypeError('Failed to fetch'))
export const forEver = () => new Promise<string>(() => {})
