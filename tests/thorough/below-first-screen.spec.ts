import { expect, type Page, test } from '@playwright/test'
import { openHydrated } from '../browser/hydrated'
import { scrollPage } from '../browser/scrolling'

/** Whether the browser lays out the last part of the page. */
const lastPart = (page: Page) =>
  page
    .locator('footer a')
    .last()
    .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }))

test('EXP-8 what is far below is laid out after the first screen, soon and by itself', async ({ page }) => {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Animation.enable')
  await tools.send('Animation.setPlaybackRate', { playbackRate: 0.01 })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await lastPart(page)).toBe(false)
  await tools.send('Animation.setPlaybackRate', { playbackRate: 1 })
  await expect.poll(() => lastPart(page)).toBe(true)
})

test('EXP-8 a reload in the middle of a page shows the same place again', async ({ page }) => {
  await openHydrated(page, '/')
  const part = page.getByRole('main').getByRole('heading', { level: 2 }).nth(3)
  const top = await part.evaluate((heading) => heading.getBoundingClientRect().top)
  await scrollPage(page, top - 200)
  await expect.poll(async () => Math.round((await part.boundingBox())?.y ?? 0)).toBe(200)
  await page.reload()
  await expect.poll(() => lastPart(page)).toBe(true)
  expect(Math.round((await part.boundingBox())?.y ?? 0)).toBeCloseTo(200, -1)
})
