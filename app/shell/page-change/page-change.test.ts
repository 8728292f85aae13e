// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FETCH_TIMEOUT } from './page-change'
import { type Answer, TestSite } from './site.fixture'

vi.mock('./load-document')
vi.mock('./transition', () => ({ beginTransition: async () => {} }))

let site: TestSite

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  site = new TestSite()
})
afterEach(() => {
  site.close()
  vi.useRealTimers()
})

const late = (delay: number): Answer => ({ outcome: 'page', delay })

describe('a link', () => {
  test('PROG-2 its page is shown 600 ms after the click, not before', async () => {
    site.click('/one')
    await site.pass(599)
    expect(site.shown).toBe('/')
    await site.pass(1)
    expect(site.shown).toBe('/one')
  })

  test('PROG-5 its page is fetched at the click', async () => {
    site.answers = [late(590)]
    site.click('/one')
    await site.pass(600)
    expect(site.shown).toBe('/one')
  })

  test('PROG-2 a late page is shown when it has loaded', async () => {
    site.answers = [late(3_000)]
    site.click('/one')
    await site.pass(2_999)
    expect(site.shown).toBe('/')
    await site.pass(1)
    expect(site.shown).toBe('/one')
  })

  test('PROG-5 a second click replaces the first and waits its own 600 ms', async () => {
    site.click('/one')
    await site.pass(500)
    site.click('/two')
    await site.pass(599)
    expect(site.shown).toBe('/')
    await site.pass(1)
    expect(site.shown).toBe('/two')
  })

  test('PROG-5 Back during the wait ends it, and Back itself has no wait', async () => {
    site.click('/one')
    await site.pass(600)
    site.click('/two')
    await site.pass(300)
    await site.traverse(-1)
    await site.pass(0)
    expect(site.shown).toBe('/')
    await site.pass(FETCH_TIMEOUT)
    expect([site.shown, site.documents]).toEqual(['/', []])
  })
})

describe('another site that the visitor opens meanwhile', () => {
  test.each<[string, Answer]>([
    ['fails', { outcome: 'failure', delay: 300 }],
    ['is there', { outcome: 'page', delay: 0 }],
  ])('PROG-5 is not kept from opening by a page that %s', async (_, answer) => {
    site.answers = [answer]
    site.click('/one')
    await site.pass(200)
    window.dispatchEvent(new Event('beforeunload'))
    await site.pass(FETCH_TIMEOUT - 201)
    expect([site.shown, site.documents]).toEqual(['/', []])
    await site.pass(1)
    expect(site.documents, 'if the browser is still here').toEqual([`${location.origin}/one`])
  })
})

describe('a page that cannot be fetched', () => {
  test.each<[string, Answer]>([
    ['fails', { outcome: 'failure', delay: 0 }],
    ['never answers', { outcome: 'silence', delay: 0 }],
  ])('PROG-5 that %s is loaded as a document', async (_, answer) => {
    site.answers = [answer]
    site.click('/one')
    await site.pass(FETCH_TIMEOUT)
    expect(site.documents).toEqual([`${location.origin}/one`])
    expect(site.shown).toBe('/one')
  })

  test('PROG-5 is loaded as a document after Back as well', async () => {
    site.click('/one')
    await site.pass(600)
    site.answers = [{ outcome: 'failure', delay: 0 }]
    await site.traverse(-1)
    await site.pass(0)
    expect([location.pathname, site.documents]).toEqual(['/', [`${location.origin}/`]])
  })
})

type Act =
  | { act: 'click'; path: string }
  | { act: 'traverse'; delta: -1 | 1 }
  | { act: 'network'; isOnline: boolean }
  | { act: 'wait'; time: number }
  | { act: 'open a picture' }

const path = fc.constantFrom(...TestSite.paths)
const wait = fc.oneof(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 0, max: 30_000 }))
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('click' as const), path }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('traverse' as const),
      delta: fc.constantFrom(-1 as const, 1 as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('network' as const), isOnline: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ act: fc.constant('wait' as const), time: wait }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('open a picture' as const) }) },
)
const answer: fc.Arbitrary<Answer> = fc.record({
  outcome: fc.oneof(
    { weight: 6, arbitrary: fc.constant('page' as const) },
    { weight: 2, arbitrary: fc.constant('failure' as const) },
    { weight: 1, arbitrary: fc.constant('silence' as const) },
  ),
  delay: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3_000 })),
})

async function perform(one: Act): Promise<void> {
  if (one.act === 'click' && one.path !== location.pathname) site.click(one.path)
  if (one.act === 'traverse') await site.traverse(one.delta)
  if (one.act === 'network') site.isOnline = one.isOnline
  if (one.act === 'open a picture' && site.shown === location.pathname) site.openPicture()
  if (one.act === 'wait') await site.pass(one.time)
}

function expectPageOfAddress(): void {
  expect(site.shown).toBe(location.pathname)
  expect(site.router.state.navigation.state).toBe('idle')
}

/** `npm run test:long` runs thousands. */
const runs = import.meta.env.MODE === 'long' ? 5_000 : 100

test(
  'PROG-5 after any clicks, Back and Forward on any network the address matches the page',
  async () => {
    const acts = fc.array(act, { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(acts, fc.array(answer, { maxLength: 12 }), async (all, answers) => {
        site.close()
        site = new TestSite()
        site.answers = [...answers]
        for (const one of all) await perform(one)
        // Everything that is pending ends by itself.
        site.answers = []
        site.isOnline = true
        await site.pass(60_000)
        expectPageOfAddress()
        const next = TestSite.paths.find((other) => other !== location.pathname) ?? '/'
        site.click(next)
        await site.pass(2_000)
        expect(site.shown, 'answers a click afterwards').toBe(next)
        expectPageOfAddress()
      }),
      { numRuns: runs },
    )
  },
  120_000 + 1_000 * runs,
)
