import { describe, expect, test } from 'vitest'
import { PageUnreachable } from './journey'
import { FETCH_TIMEOUT } from './page-change'
import { failing, forEver, setUp, site } from './page-change.fixture'

describe('a page that cannot be fetched', () => {
  test.each([
    ['fails', failing],
    ['never answers', forEver],
  ])('PROG-5 that %s is loaded by the browser where the site answers', async (_, next) => {
    const { click, pageChange, clock, browser } = setUp()
    click('/about', next)
    await clock.pass(FETCH_TIMEOUT)
    expect(pageChange.state().step).toBe('leaving')
    expect(browser.loaded).toEqual([`${site}/about`])
  })

  test('PROG-5 is not given up before its 600 ms are over', async () => {
    const { click, pageChange, clock } = setUp()
    click('/about', failing)
    await clock.pass(599)
    expect(pageChange.state().step).toBe('waiting')
  })

  test('PROG-5 is unreachable where the site does not answer', async () => {
    const { click, visits, pageChange, clock, browser, outcome } = setUp()
    browser.isAnswering = false
    click('/about', failing)
    await clock.pass(1_000)
    expect(await outcome(visits[0]?.result)).toBe('PageUnreachable')
    await expect(visits[0]?.result).rejects.toBeInstanceOf(PageUnreachable)
    expect(pageChange.state()).toMatchObject({ step: 'unreachable', bar: 'hidden' })
  })

  test('PROG-5 comes with a retry when the site answers again', async () => {
    const { click, pageChange, clock, browser } = setUp()
    browser.isAnswering = false
    click('/about', failing)
    await clock.pass(1_000)
    browser.address = `${site}/about`
    void pageChange.retry()
    await clock.pass(0)
    expect(browser.loaded).toEqual([])
    browser.isAnswering = true
    void pageChange.retry()
    await clock.pass(0)
    expect(browser.loaded).toEqual([`${site}/about`])
  })

  test('PROG-5 whose code is gone is loaded by the browser, as the router cannot', async () => {
    const { click, pageChange, clock, browser } = setUp()
    expect(pageChange.codeIsMissing(), 'no journey').toBe(false)
    click('/about', forEver)
    await clock.pass(100)
    expect(pageChange.codeIsMissing()).toBe(true)
    await clock.pass(600)
    expect(browser.loaded).toEqual([`${site}/about`])
    expect(pageChange.codeIsMissing(), 'the browser’s own load').toBe(false)
  })
})

test('PROG-5 a page whose code cannot be had is named by the address and told, as others are', async () => {
  const { click, pageChange, clock, browser } = setUp()
  browser.isAnswering = false
  click('/about', forEver)
  await clock.pass(100)
  pageChange.codeIsMissing()
  await clock.pass(600)
  expect(browser.address).toBe(`${site}/about`)
  expect(pageChange.state()).toMatchObject({ step: 'unreachable', isUnreachable: true, bar: 'filling' })
  browser.isAnswering = true
  void pageChange.retry()
  await clock.pass(0)
  expect(browser.loaded).toEqual([`${site}/about`])
})
