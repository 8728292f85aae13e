import { expect, test } from '@playwright/test'
import { hamburger, menu } from '../browser/bar'
import { openHydrated } from '../browser/hydrated'
import { lightboxWords } from '../browser/lightbox-words'
import { tooSmall } from '../browser/pages/touch-targets'
import { studyWithGallery } from '../studies'

// Touch targets on a phone; every page: every-page-on-a-phone.spec.ts. The 24 px for a mouse are among axe's rules in every-page.spec.ts.
test.use({
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
})

test('EXP-3 in the menu, the popup and the lightbox every control is large enough for a finger', async ({
  page,
}) => {
  await openHydrated(page, '/contact')
  await hamburger(page).tap()
  await expect(menu(page)).toBeVisible()
  expect.soft(await tooSmall(page), 'the menu').toEqual([])
  await hamburger(page).tap()
  await page.getByRole('form').getByRole('button').tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect.soft(await tooSmall(page), 'the popup').toEqual([])
  await openHydrated(page, studyWithGallery.path)
  await page.locator('main button[aria-haspopup="dialog"]:visible').first().tap()
  await expect(page.getByRole('dialog').getByRole('button', { name: lightboxWords.close })).toBeVisible()
  expect.soft(await tooSmall(page), 'the lightbox').toEqual([])
})
