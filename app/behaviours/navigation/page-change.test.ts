import { beforeEach, describe, expect, test } from 'vitest'
import { PageUnreachable } from './journey'
import { createPageChange, FETCH_TIMEOUT, LATE_AFTER } from './page-change'
import { TestClock } from './test-clock.fixture'

const site = 'https://site.example'

let clock: TestClock
let address: string
let loaded: string[]
let isAnswering: boolean
let endTransition: () => void

beforeEach(() => {
  clock = new TestClock()
  address = `${site}/`
  loaded = []
  isAnswering = true
})

function setUp() {
  const pageChange = createPageChange({
    setTimeout: clock.setTimeout,
    clearTimeout: clock.clearTimeout,
    here: () => address,
    answers: async () => isAnswering,
    load: (url) => void loaded.push(url),
    name: (url) => {
      address = url
    },
    beginTransition: (shown) => {
      shown.then(() => endTransition?.())
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
  return { pageChange, visits, fetchPage, click }
}

const pageAfter = (delay: number) => () =>
  new Promise<string>((resolve) => clock.setTimeout(() => resolve('page'), delay))
const failing = () => Promise.reject(new TypeError('Failed to fetch'))
const forEver = () => new Promise<string>(() => {})

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

describe('a page that comes in time', () => {
  test('PROG-2 is shown 600 ms after the click, not before', async () => {
    const { click, visits } = setUp()
    click('/about')
    await clock.pass(599)
    expect(await outcome(visits[0]?.result)).toBe('pending')
    await clock.pass(1)
    expect(await outcome(visits[0]?.result)).toBe('/about')
  })

  test('PROG-5 is fetched at the click', async () => {
    let isFetched = false
    const { click } = setUp()
    click('/about', async () => {
      isFetched = true
      return 'page'
    })
    await clock.pass(0)
    expect(isFetched).toBe(true)
  })

  test('PROG-2 leaves the bar filling for 800 ms, and hides it 100 ms later', async () => {
    const { click, pageChange } = setUp()
    click('/about')
    await clock.pass(899)
    expect(pageChange.state()).toMatchObject({ step: 'idle', bar: 'filling' })
    await clock.pass(1)
    expect(pageChange.state().bar).toBe('hidden')
  })
})

describe('a page that is late', () => {
  test('PROG-2 keeps the bar until it is there, and hides it 100 ms later', async () => {
    const { click, pageChange } = setUp()
    click('/about', pageAfter(3_000))
    await clock.pass(2_999)
    expect(pageChange.state()).toMatchObject({ step: 'fetching', bar: 'late' })
    await clock.pass(100)
    expect(pageChange.state()).toMatchObject({ step: 'idle', bar: 'late' })
    await clock.pass(1)
    expect(pageChange.state().bar).toBe('hidden')
  })

  test('PROG-5 Back has no wait and no bar, unless its page is late', async () => {
    const { fetchPage, pageChange } = setUp()
    address = `${site}/about`
    const result = fetchPage('/about', pageAfter(2_000))
    await clock.pass(LATE_AFTER - 1)
    expect(pageChange.state()).toMatchObject({ step: 'fetching', bar: 'hidden' })
    await clock.pass(1)
    expect(pageChange.state().bar).toBe('late')
    await clock.pass(2_000)
    expect(await outcome(result)).toBe('page')
    expect(pageChange.state()).toMatchObject({ step: 'idle', bar: 'hidden' })
  })
})

test('PROG-5 Back after a click is a journey of its own, whose late page is told', async () => {
  const { click, fetchPage, pageChange } = setUp()
  click('/about')
  await clock.pass(2_000)
  fetchPage('/', forEver)
  await clock.pass(LATE_AFTER)
  expect(pageChange.state()).toMatchObject({ step: 'fetching', bar: 'late' })
})

describe('a journey that is left', () => {
  test('PROG-5 a second click takes the place of the first and waits 600 ms of its own', async () => {
    const { click, visits, pageChange } = setUp()
    click('/about')
    await clock.pass(500)
    click('/contact')
    await clock.pass(599)
    expect(await outcome(visits[0]?.result)).toBe('PageUnreachable')
    expect(await outcome(visits[1]?.result)).toBe('pending')
    await clock.pass(1)
    expect(await outcome(visits[1]?.result)).toBe('/contact')
    expect(pageChange.state().clicks).toBe(2)
  })

  test('PROG-5 Back during the wait ends it, and hides the bar', async () => {
    const { click, visits, pageChange } = setUp()
    click('/about')
    await clock.pass(300)
    visits[0]?.abort.abort()
    await clock.pass(0)
    expect(pageChange.state()).toMatchObject({ step: 'idle', bar: 'hidden' })
    await clock.pass(FETCH_TIMEOUT)
    expect(await outcome(visits[0]?.result)).toBe('PageUnreachable')
    expect(loaded).toEqual([])
  })

  test('PROG-5 one that the router never fetched ends with it', async () => {
    const { pageChange } = setUp()
    pageChange.follow(() => Promise.resolve())
    await clock.pass(0)
    expect(pageChange.state()).toMatchObject({ step: 'idle', bar: 'hidden' })
  })
})

describe('a page that cannot be fetched', () => {
  test.each([
    ['fails', failing],
    ['never answers', forEver],
  ])('PROG-5 that %s is loaded by the browser where the site answers', async (_, next) => {
    const { click, pageChange } = setUp()
    click('/about', next)
    await clock.pass(FETCH_TIMEOUT)
    expect(pageChange.state().step).toBe('leaving')
    expect(loaded).toEqual([`${site}/about`])
  })

  test('PROG-5 is not given up before its 600 ms are over', async () => {
    const { click, pageChange } = setUp()
    click('/about', failing)
    await clock.pass(599)
    expect(pageChange.state().step).toBe('waiting')
  })

  test('PROG-5 is unreachable where the site does not answer', async () => {
    isAnswering = false
    const { click, visits, pageChange } = setUp()
    click('/about', failing)
    await clock.pass(1_000)
    expect(await outcome(visits[0]?.result)).toBe('PageUnreachable')
    await expect(visits[0]?.result).rejects.toBeInstanceOf(PageUnreachable)
    expect(pageChange.state()).toMatchObject({ step: 'unreachable', bar: 'hidden' })
  })

  test('PROG-5 comes with a retry when the site answers again', async () => {
    isAnswering = false
    const { click, pageChange } = setUp()
    click('/about', failing)
    await clock.pass(1_000)
    address = `${site}/about`
    void pageChange.retry()
    await clock.pass(0)
    expect(loaded).toEqual([])
    isAnswering = true
    void pageChange.retry()
    await clock.pass(0)
    expect(loaded).toEqual([`${site}/about`])
  })

  test('PROG-5 whose code is gone is loaded by the browser, as the router cannot', async () => {
    const { click, pageChange } = setUp()
    expect(pageChange.codeIsMissing(), 'no journey').toBe(false)
    click('/about', forEver)
    await clock.pass(100)
    expect(pageChange.codeIsMissing()).toBe(true)
    await clock.pass(600)
    expect(loaded).toEqual([`${site}/about`])
    expect(pageChange.codeIsMissing(), 'the browser’s own load').toBe(false)
  })
})

test('PROG-5 a page whose code cannot be had is named by the address and told, as others are', async () => {
  isAnswering = false
  const { click, pageChange } = setUp()
  click('/about', forEver)
  await clock.pass(100)
  pageChange.codeIsMissing()
  await clock.pass(600)
  expect(address).toBe(`${site}/about`)
  expect(pageChange.state()).toMatchObject({ step: 'unreachable', isUnreachable: true, bar: 'filling' })
  isAnswering = true
  void pageChange.retry()
  await clock.pass(0)
  expect(loaded).toEqual([`${site}/about`])
})

test('PROG-5 a transition ends when the page is on the screen', async () => {
  let hasEnded = false
  endTransition = () => {
    hasEnded = true
  }
  const { click, pageChange } = setUp()
  click('/about')
  await clock.pass(600)
  expect(hasEnded).toBe(false)
  pageChange.pageIsShown()
  await clock.pass(0)
  expect(hasEnded).toBe(true)
})

test('ROUTE-2 a link of the missing page is opened by the browser after 600 ms', async () => {
  const { pageChange } = setUp()
  pageChange.open(`${site}/`)
  await clock.pass(599)
  expect(loaded).toEqual([])
  await clock.pass(1)
  expect(loaded).toEqual([`${site}/`])
})
