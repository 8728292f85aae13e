import { expect, type Locator, type Page } from '@playwright/test'
import { openHydrated } from './hydrated'
import { closeWith, large, lightbox, openFirst, openPicture, study, thumbnails, total } from './lightbox-page'
import { lightboxWords, placeName } from './lightbox-words'
import { testOnOnePage } from './one-page'
import { translatePage } from './translated'

const leave = (page: Page) => closeWith(page, () => page.keyboard.press('Escape'))

const test = testOnOnePage(study)

test.beforeEach(async ({ page }) => {
  if (await lightbox(page).isVisible()) await leave(page)
})

test('CASE-8 the large picture is large, and all controls are in the window', async ({ page }) => {
  for (const { width, height } of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize({ width, height })
    await openFirst(page)
    const box = await large(page).boundingBox()
    if (!box) throw new Error('No picture is shown')
    expect.soft(Math.max(box.width / width, box.height / height), 'share of the window').toBeGreaterThan(0.6)
    for (const name of [lightboxWords.previous, lightboxWords.next, lightboxWords.close])
      await expect.soft(lightbox(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    await expect.soft(lightbox(page).getByText(placeName(1))).toBeInViewport({ ratio: 1 })
    await leave(page)
  }
})

test('CASE-8 if the window is turned, the same picture is focused', async ({ page }) => {
  const upright = { width: 390, height: 844 }
  const across = { width: 844, height: 390 }
  for (const [before, after] of [
    [upright, across],
    [across, upright],
  ] as const) {
    await page.setViewportSize(before)
    const source = (thumbnail: Locator) => thumbnail.locator('img').getAttribute('src')
    const thumbnail = thumbnails(page).nth(2)
    const opened = await source(thumbnail)
    await openPicture(page, thumbnail)
    await page.setViewportSize(after)
    await leave(page)
    const focused = page.locator('[data-list] button:focus')
    await expect(focused).toBeInViewport()
    expect(await source(focused)).toBe(opened)
  }
})

test('CASE-8 the lightbox works by keyboard alone and gives the focus back', async ({ page }) => {
  const first = thumbnails(page).first()
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(lightbox(page).getByText(placeName(1, total))).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(lightbox(page).getByText(placeName(2, total))).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(lightbox(page).getByText(placeName(total, total))).toBeVisible()
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab')
  expect(
    await page.evaluate(
      () => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
    ),
  ).toBe(true)
  await leave(page)
  await expect(first).toBeFocused()
})

test('CASE-8 the count and the caption go on in a page that the browser translates', async ({ context }) => {
  const page = await context.newPage()
  await openHydrated(page, study)
  await openFirst(page)
  await translatePage(page)
  const caption = lightbox(page).locator('p')
  const first = await caption.textContent()
  await page.keyboard.press('ArrowRight')
  await expect(caption.getByText(placeName(2, total))).toBeVisible()
  await expect(caption.getByText(placeName(1, total))).toHaveCount(0)
  expect(await caption.textContent()).not.toContain(first?.replace(placeName(1, total), ''))
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toBeHidden()
})

test('CASE-8 a selection of the caption that is dragged beside it does not close the lightbox', async ({
  page,
}) => {
  await openFirst(page)
  const caption = await lightbox(page).locator('p span').first().boundingBox()
  if (!caption) throw new Error('There is no caption')
  await page.mouse.move(caption.x + 4, caption.y + caption.height / 2)
  await page.mouse.down()
  await page.mouse.move(8, 450, { steps: 5 })
  await page.mouse.up()
  await page.keyboard.press('ArrowRight')
  await expect(lightbox(page).getByText(placeName(2, total))).toBeVisible()
  await closeWith(page, () => page.mouse.click(8, 450))
})

/** Moves a finger across the window step by step, with touch events. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const y = 300
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] })
  for (let step = 1; step <= 10; step += 1) {
    const x = from + ((to - from) * step) / 10
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] })
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('CASE-8 a swipe shows the next picture', { tag: '@phone-only' }, async ({ page }) => {
  await openFirst(page)
  await drag(page, 340, 60)
  await expect(lightbox(page).getByText(placeName(2))).toBeVisible()
})

test('CASE-8 zoomed in, a finger pans and does not change the picture', { tag: '@phone-only' }, async ({
  page,
}) => {
  await openFirst(page)
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(2)
  const left = () => page.evaluate(() => visualViewport?.offsetLeft ?? 0)
  const before = await left()
  await drag(page, 340, 60)
  await expect.poll(left).toBeGreaterThan(before + 50)
  await expect(lightbox(page).getByText(placeName(1))).toBeVisible()
  await client.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 })
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(1)
  await drag(page, 340, 60)
  await expect(lightbox(page).getByText(placeName(2))).toBeVisible()
})

test("CASE-8 on a phone the lightbox's buttons end in line with its caption @phone-only", async ({
  page,
}) => {
  await openFirst(page)
  const measureEnd = async (one: Locator) => {
    const box = await one.boundingBox()
    return (box?.x ?? 0) + (box?.width ?? 0)
  }
  const caption = await measureEnd(lightbox(page).getByText(placeName(1)))
  for (const name of [lightboxWords.next, lightboxWords.close])
    expect(await measureEnd(lightbox(page).getByRole('button', { name })), name).toBeCloseTo(caption, 0)
})
