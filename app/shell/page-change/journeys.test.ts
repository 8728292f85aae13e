// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Answer, TestSite } from './journeys.fixture'

/** `npm run test:journeys` plays thousands. */
const runs = Number(process.env.JOURNEYS ?? 300)

/** A sequence takes 30 ms; one that takes so long never ends (ms). */
const HANG = 20_000

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
    { weight: 1, arbitrary: fc.constant('code' as const) },
  ),
  delay: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3_000 })),
})

async function perform(site: TestSite, one: Act): Promise<void> {
  if (one.act === 'click' && one.path !== location.pathname) site.click(one.path)
  if (one.act === 'traverse') await site.traverse(one.delta)
  if (one.act === 'network') site.isOnline = one.isOnline
  if (one.act === 'open a picture' && site.shown === location.pathname) site.openPicture()
  if (one.act === 'wait') await site.clock.pass(one.time)
}

/** Everything that is under way ends by itself; with a network again, what had failed is tried once more. */
async function rest(site: TestSite): Promise<void> {
  site.isOnline = true
  await site.clock.pass(60_000)
  void site.pageChange.retry()
  await site.clock.pass(60_000)
}

function expectPageOfAddress(site: TestSite): void {
  expect(site.shown).toBe(location.pathname)
  expect(site.router.state.navigation.state).toBe('idle')
  expect(site.pageChange.state()).toMatchObject({ step: 'idle', bar: 'hidden' })
}

test(
  'PROG-5 after any clicks, Back and Forward on any network the address matches the page',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(act, { maxLength: 12 }),
        fc.array(answer, { maxLength: 12 }),
        async (acts, answers) => {
          const site = new TestSite()
          try {
            site.answers = [...answers]
            for (const one of acts) await perform(site, one)
            site.answers = []
            await rest(site)
            expectPageOfAddress(site)
            const next = TestSite.paths.find((other) => other !== location.pathname) ?? '/'
            site.click(next)
            await site.clock.pass(2_000)
            expect(site.shown, 'answers a click afterwards').toBe(next)
            expectPageOfAddress(site)
          } finally {
            site.close()
          }
        },
      ),
      { numRuns: runs, timeout: HANG },
    )
  },
  HANG + 200 * runs,
)
