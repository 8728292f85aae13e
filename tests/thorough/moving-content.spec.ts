import { expect, type Locator, type Page, test } from '@playwright/test'
import { openHydrated } from '../browser/hydrated'
import { longestStudy } from '../studies'
import { sentencePattern, serviceWords, words } from '../words'

/** Pages with motion that starts by itself and lasts longer than five seconds, and pages that might have some. */
const paths = [
  '/',
  '/services',
  '/projects',
  '/about',
  '/contact',
  '/services/av-production',
  longestStudy.path,
]

/** Limit of WCAG 2.2.2: what moves longer has to be pausable. */
const limit = 5_000

interface Moving {
  section: number
  html: string
}

/** What is in the window and moves by itself for longer than the limit, with its section. */
const moving = (page: Page): Promise<Moving[]> =>
  page.evaluate((limit) => {
    const sections = [...document.querySelectorAll('main section')]
    const isInSight = (one: Element) => {
      const { top, bottom } = one.getBoundingClientRect()
      return top < innerHeight && bottom > 0
    }
    const animated = document.getAnimations().flatMap(({ effect, playState, timeline }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      const time = Number(effect?.getComputedTiming().activeDuration ?? 0)
      // A scroll-driven animation stops with the scrolling.
      const byItself = playState === 'running' && timeline === document.timeline && time > limit
      return target && byItself ? [target] : []
    })
    const films = [...document.querySelectorAll('video')].filter((film) => !film.paused)
    return [...animated, ...films].filter(isInSight).map((one) => ({
      section: sections.indexOf(one.closest('section') as HTMLElement),
      html: one.outerHTML.slice(0, 120),
    }))
  }, limit)

/** Positions of everything in a section, and the times of its films. */
const places = (section: Locator) =>
  section.evaluate((one) =>
    [...one.querySelectorAll('*')].flatMap((part) => {
      const time = part instanceof HTMLVideoElement ? part.currentTime : 0
      return [part.getBoundingClientRect().left, part.getBoundingClientRect().top, time]
    }),
  )

async function hasMoved(page: Page, section: Locator): Promise<boolean> {
  const before = await places(section)
  await page.waitForTimeout(500)
  return String(await places(section)) !== String(before)
}

/** What the buttons say that stop the showreel, the logos, the opening films of the AV page. */
const pauseName = sentencePattern(
  words.home.showreel.pause,
  words.logos.pause,
  serviceWords['av-production'].pause,
)

/** Presses the section's own pause button and expects all motion to stop. */
async function expectPausable(page: Page, section: Locator): Promise<void> {
  await expect.poll(() => hasMoved(page, section), 'it moves').toBe(true)
  const pause = section.getByRole('button', { name: pauseName })
  await expect(pause).toHaveCount(1)
  await pause.press('Enter')
  await page.mouse.move(1, 1)
  await expect.poll(() => hasMoved(page, section), 'it has stopped').toBe(false)
}

/** The number of sections that move while a page is scrolled to its end; each is paused as soon as it is met. */
async function pauseAllOnTheWay(page: Page): Promise<number> {
  const paused = new Set<number>()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 500) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    // Time for motion that starts in view, and for short motion to end.
    await page.waitForTimeout(400)
    for (const { section, html } of await moving(page)) {
      if (paused.has(section)) continue
      expect(section, `${html} is in no section`).toBeGreaterThanOrEqual(0)
      await expectPausable(page, page.locator('main section').nth(section))
      paused.add(section)
    }
  }
  expect(await moving(page), 'what still moves').toEqual([])
  return paused.size
}

/** How many sections of a page move by themselves: showreel and logos; logos; showreel and the three films. */
const movingSections: Record<string, number> = { '/': 2, '/services': 1, '/services/av-production': 2 }

for (const path of paths)
  test(`EXP-2 EXP-3 what moves by itself on ${path} stops once it is paused`, async ({ page }) => {
    test.slow()
    await openHydrated(page, path)
    expect(await pauseAllOnTheWay(page)).toBe(movingSections[path] ?? 0)
  })
