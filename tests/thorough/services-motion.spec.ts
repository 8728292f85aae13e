import { expect, type Locator, type Page, test } from '@playwright/test'
import { serviceWords } from '../words'

const main = (page: Page) => page.getByRole('main')

/** How an element is turned and moved, which depends on how far its page is scrolled. */
const pose = (part: Locator) => part.evaluate((one) => getComputedStyle(one).transform)

/** Expects that a part of a page moves while its section goes through the window, and does not under reduced motion. */
async function expectMovedByScrolling(page: Page, section: Locator, part: Locator): Promise<void> {
  const show = (block: ScrollLogicalPosition) =>
    section.evaluate((one, where) => one.scrollIntoView({ block: where, behavior: 'instant' }), block)
  await show('end')
  const before = await pose(part)
  await show('start')
  await expect.poll(() => pose(part)).not.toBe(before)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const still = await pose(part)
  await show('end')
  expect(await pose(part), 'under reduced motion').toBe(still)
}

test('SERVICES-5 marketing-360: the sun wheel, hub and all, rolls while the page is scrolled', async ({
  page,
}) => {
  await page.goto('/services/marketing-360')
  const wheel = main(page).locator('div:has(> img)').first()
  await expectMovedByScrolling(page, wheel, wheel.locator('img'))
})

test('SERVICES-3 3d-vfx: cloth slides down over the grey block while the page is scrolled', async ({
  page,
}) => {
  const { block } = serviceWords['3d-vfx']
  await page.goto('/services/3d-vfx')
  await expect(main(page).getByRole('img', { name: block })).toHaveCount(1)
  const action = main(page).locator('section').last()
  await expectMovedByScrolling(page, action, action.locator('img').last())
})

test('SERVICES-8 av-production: the woven wave plays under the pointer only', async ({ page }) => {
  await page.goto('/services/av-production')
  const action = main(page).locator('section').last()
  const strip = action.locator('i').first()
  await action.scrollIntoViewIfNeeded()
  const before = await pose(strip)
  await page.waitForTimeout(200)
  expect(await pose(strip), 'it rests').toBe(before)
  await action.hover()
  await expect.poll(() => pose(strip)).not.toBe(before)
  await page.mouse.move(0, 0)
  const after = await pose(strip)
  await page.waitForTimeout(200)
  expect(await pose(strip), 'it rests again').toBe(after)
})

test('SERVICES-6 the lotus comes into register by scrolling, under reduced motion at once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/services/print-media')
  const plates = main(page).locator('[data-plate]')
  const off = () =>
    plates.evaluateAll((all) => all.map((one) => new DOMMatrix(getComputedStyle(one).transform).e))
  const [white = 0, yellow = 0] = await off()
  expect(white).toBeLessThan(-7)
  expect(yellow).toBeGreaterThan(7)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(off).toEqual([0, 0])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.mouse.wheel(0, 600)
  await expect.poll(off).toEqual([0, 0])
})

test('SERVICES-7 scrolling makes the widest screen narrower, but not under reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/services/ui-ux')
  const front = main(page).locator('[data-pulled]')
  const moved = () => front.evaluate((one) => new DOMMatrix(getComputedStyle(one).transform).e)
  expect(await moved()).toBe(0)
  await page.mouse.wheel(0, 600)
  await expect.poll(moved).toBeLessThan(-50)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(moved).toBe(0)
})
