import { expect, test } from '@playwright/test'
import { words } from '../words'
import { openHydrated } from './hydrated'
import { moving } from './pages/motion'
import { follow } from './shown-page'
import { people, slideLabel, spoken } from './testimonial-words'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// Every page: every-page-without-motion.spec.ts.

test('EXP-2 under reduced motion script moves nothing either', async ({ page }) => {
  await openHydrated(page, '/')
  // By now all observers have reported once, and what loads late is there.
  await expect(page.locator('main [data-entrance]').first()).toBeAttached()
  await expect(page.getByRole('contentinfo').getByRole('textbox')).toBeAttached()
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
  await expect(main.getByRole('link', { name: words.home.stories.more })).toBeVisible()
  expect(await moving(page)).toEqual([])
  if (people.length > 1) {
    await main.getByRole('button', { name: spoken.next }).press('Enter')
    await expect(main.locator('[data-position=center]')).toHaveAttribute('aria-label', slideLabel(1))
    expect(await moving(page)).toEqual([])
  }
  await follow(page, '/projects')
  await expect.poll(() => moving(page)).toEqual([])
})
