import { expect, test } from '@playwright/test'
import { openHydrated } from './hydrated'
import { readThrough } from './scrolling'

/** Pages on which something moves for longer than five seconds without being asked, or looks as if it could. */
const paths = [
  '/',
  '/services',
  '/projects',
  '/about',
  '/contact',
  '/services/av-production',
  '/project/tpnodl',
]

for (const path of paths)
  test(`EXP-2 EXP-3 what moves by itself on ${path} for longer than five seconds can be paused (WCAG 2.2.2)`, async ({
    page,
  }) => {
    await openHydrated(page, path)
    await readThrough(page)
    const unstoppable = await page.evaluate(() => {
      const limit = 5_000
      const canPause = (element: Element) =>
        [...(element.closest('section')?.querySelectorAll('button') ?? [])].some((button) =>
          /pause|play/i.test(button.getAttribute('aria-label') ?? button.textContent ?? ''),
        )
      const moving = document.getAnimations().flatMap(({ effect, playState, timeline }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null
        const time = Number(effect?.getComputedTiming().activeDuration ?? 0)
        // What goes with the scroll position stands still with it.
        const byItself = playState === 'running' && timeline === document.timeline && time > limit
        return target && byItself ? [target] : []
      })
      const films = [...document.querySelectorAll('video')].filter((film) => !film.paused)
      return [...moving, ...films].filter((one) => !canPause(one)).map((one) => one.outerHTML.slice(0, 120))
    })
    expect(unstoppable).toEqual([])
  })
