import type { Page } from '@playwright/test'
import { scrollPage } from '../scrolling'

/** Everything that moves now: running animations, playing films. */
export const moving = (page: Page) =>
  page.evaluate(() => [
    ...document.getAnimations().flatMap((animation) => {
      const { effect, playState } = animation
      const target = effect instanceof KeyframeEffect ? effect.target : null
      return playState === 'running' ? [`animation of ${target?.outerHTML.slice(0, 80)}`] : []
    }),
    ...[...document.querySelectorAll('video')].flatMap((film) =>
      film.paused ? [] : [`film ${film.currentSrc}`],
    ),
  ])

/** The same on the way to the end of the page, with the place where it was seen. */
export async function movingOnTheWay(page: Page): Promise<string[]> {
  const seen: string[] = []
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 800) {
    await scrollPage(page, top)
    await page.waitForTimeout(60)
    seen.push(...(await moving(page)).map((one) => `at ${top} px: ${one}`))
  }
  return seen
}
