import { expect, type Page, test } from '@playwright/test'
import { allPages } from '../known-paths'
import { openHydrated } from './hydrated'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Everything that moves now: running animations, playing films. */
const moving = (page: Page) =>
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

for (const path of allPages) {
  test(`EXP-2 under reduced motion nothing on ${path} moves by itself`, async ({ page }) => {
    await openHydrated(page, path)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 0; top < height; top += 800) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
      await page.waitForTimeout(60)
      expect.soft(await moving(page), `at ${top} px`).toEqual([])
    }
  })
}

test('EXP-2 under reduced motion script moves nothing either', async ({ page }) => {
  await openHydrated(page, '/')
  // By now all observers have reported once.
  await expect(page.locator('main [data-view]').first()).toBeAttached()
  const changes = await page.evaluate(async () => {
    const seen: string[] = []
    const observer = new MutationObserver((records) => {
      for (const { target, attributeName } of records)
        seen.push(`${attributeName} of ${(target as Element).outerHTML.slice(0, 80)}`)
    })
    observer.observe(document.body, { subtree: true, attributes: true })
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    observer.disconnect()
    return seen
  })
  expect(changes).toEqual([])
})

test('EXP-2 under reduced motion everything works: cards, testimonials, the way to another page', async ({
  page,
}) => {
  await openHydrated(page, '/')
  const main = page.getByRole('main')
  const toggle = main.locator('button[aria-expanded]').first()
  await toggle.press('Enter')
  await expect(main.getByRole('link', { name: 'Know More!' })).toBeVisible()
  expect(await moving(page)).toEqual([])
  await main.getByRole('button', { name: 'Next testimonial' }).press('Enter')
  await expect(main.locator('[data-position=center]')).toHaveAttribute('aria-label', '3 of 3')
  expect(await moving(page)).toEqual([])
  await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click()
  await expect(page).toHaveURL('/projects')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => moving(page)).toEqual([])
})
