import { describe, expect, test } from 'vitest'
import { FETCH_TIMEOUT, LATE_AFTER } from './page-change'
import { forEver, setUp, site } from './page-change.fixture'

describe('a page that comes in time', () => {
  test('PROG-2 is shown 600 ms after the click, not before', async () => {
    const { click, visits, clock, outcome } = setUp()
    click('/about')
    await clock.pass(599)
    expect(await outcome(visits[0]?.result)).toBe('pending')
    await clock.pass(1)
    expect(await outcome(visits[0]?.result)).toBe('/about')
  })

  test('PROG-5 is fetched at the click', async () => {
    let isFetched = false
    const { click, clock } = setUp()
    click('/about', async () => {
      isFetched = true
      return 'page'
    })
    await clock.pass(0)
    expect(isFetched).toBe(true)
  })

  test('PROG-2 leaves the bar filling for 800 ms, and hides it 100 ms later', async () => {
    const { click, pageChange, clock } = setUp()
    click('/about')
    await clock.pass(899)
    expect(pageChange.state()).toMatchObject({ step: 'idle', bar: 'filling' })
    await clock.pass(1)
    expect(pageChange.state().bar).toBe('hidden')
  })
})

describe('a page that is late', () => {
  test('PROG-2 keeps the bar until it is there, and hides it 100 ms later', async () => {
    const { click, pageChange, clock, pageAfter } = setUp()
    click('/about', pageAfter(3_000))
    await clock.pass(2_999)
    expect(pageChange.state()).toMatchObject({ step: 'fetching', bar: 'late' })
    await clock.pass(100)
    expect(pageChange.state()).toMatchObject({ step: 'idle', bar: 'late' })
    await clock.pass(1)
    expect(pageChange.state().bar).toBe('hidden')
  })

  test('PROG-5 Back has no wait and no bar, unless its page is late', async () => {
    const { fetchPage, pageChange, clock, browser, outcome, pageAfter } = setUp()
    browser.address = `${site}/about`
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
  const { click, fetchPage, pageChange, clock } = setUp()
  click('/about')
  await clock.pass(2_000)
  fetchPage('/', forEver)
  await clock.pass(LATE_AFTER)
  expect(pageChange.state()).toMatchObject({ step: 'fetching', bar: 'late' })
})

describe('a journey that is left', () => {
  test('PROG-5 a second click takes the place of the first and waits 600 ms of its own', async () => {
    const { click, visits, pageChange, clock, outcome } = setUp()
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
    const { click, visits, pageChange, clock, browser, outcome } = setUp()
    click('/about')
    await clock.pass(300)
    visits[0]?.abort.abort()
    await clock.pass(0)
    expect(pageChange.state()).toMatchObject({ step: 'idle', bar: 'hidden' })
    await clock.pass(FETCH_TIMEOUT)
    expect(await outcome(visits[0]?.result)).toBe('PageUnreachable')
    expect(browser.loaded).toEqual([])
  })

  test('PROG-5 one left in the moment its page arrives begins no transition', async () => {
    let arrive = (_page: string) => {}
    let hasBegun = false
    const { click, visits, pageChange, clock, browser, outcome } = setUp()
    browser.onTransitionEnd = () => {
      hasBegun = true
    }
    click('/about', () => new Promise<string>((resolve) => (arrive = resolve)))
    await clock.pass(600)
    arrive('page')
    visits[0]?.abort.abort()
    pageChange.pageIsShown()
    expect(await outcome(visits[0]?.result)).toBe('PageUnreachable')
    expect(hasBegun).toBe(false)
  })

  test('PROG-5 one that the router never fetched ends with it', async () => {
    const { pageChange, clock } = setUp()
    pageChange.follow(() => Promise.resolve())
    await clock.pass(0)
    expect(pageChange.state()).toMatchObject({ step: 'idle', bar: 'hidden' })
  })
})

test('PROG-5 a transition ends when the page is on the screen', async () => {
  let hasEnded = false
  const { click, pageChange, clock, browser } = setUp()
  browser.onTransitionEnd = () => {
    hasEnded = true
  }
  click('/about')
  await clock.pass(600)
  expect(hasEnded).toBe(false)
  pageChange.pageIsShown()
  await clock.pass(0)
  expect(hasEnded).toBe(true)
})

test('ROUTE-2 a link of the missing page is opened by the browser after 600 ms', async () => {
  const { pageChange, clock, browser } = setUp()
  pageChange.open(`${site}/`)
  await clock.pass(599)
  expect(browser.loaded).toEqual([])
  await clock.pass(1)
  expect(browser.loaded).toEqual([`${site}/`])
})
