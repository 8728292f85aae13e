import { expect, type Locator, type Page, test } from '@playwright/test'
import { galleriesOf, studiesWith, studyWithGallery } from '../studies'
import { openHydrated } from './hydrated'
import { lightboxWords, placeOf } from './lightbox-words'
import { expectShown } from './shown-page'
import { smallWindows } from './small-windows'
import { setTextSize } from './text-size'
import { translatePage } from './translated'

const { path: study } = studyWithGallery
const total = galleriesOf(studyWithGallery, 'desktop')[0]?.length ?? 0
const lightbox = (page: Page) => page.getByRole('dialog')
/** The buttons of the gallery's pictures, in the list that is shown. */
const thumbnails = (page: Page) => page.locator('[data-list] button').filter({ visible: true })
const large = (page: Page) => lightbox(page).locator('picture').filter({ visible: true })

/** Opens a picture and waits for its entry in the history, which comes a moment later: before that, Back leads elsewhere. */
async function openPicture(page: Page, thumbnail: Locator): Promise<void> {
  const entries = await page.evaluate(() => history.length)
  await thumbnail.click()
  await expect.poll(() => page.evaluate(() => history.length)).toBe(entries + 1)
}

async function openFirst(page: Page): Promise<Locator> {
  const first = thumbnails(page).first()
  await openPicture(page, first)
  await expect(lightbox(page).getByText(placeOf(1))).toBeVisible()
  return first
}

for (const { width, height, text } of [
  ...smallWindows,
  { width: 390, height: 844, text: 16 },
  { width: 1280, height: 400, text: 16 },
  { width: 1440, height: 900, text: 32 },
])
  test(`CASE-8 at ${width} by ${height} px, text ${text} px, the large picture is large`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openHydrated(page, study)
    await setTextSize(page, text)
    await openFirst(page)
    for (let picture = 0; picture < Math.min(total, 6); picture += 1) {
      const box = await large(page).boundingBox()
      if (!box) throw new Error('No picture is shown')
      const share = Math.max(box.width / width, box.height / height)
      expect.soft(share, `share of the window, picture ${picture + 1}`).toBeGreaterThan(0.6)
      expect.soft(box.x).toBeGreaterThanOrEqual(0)
      expect.soft(box.x + box.width).toBeLessThanOrEqual(width)
      expect.soft(box.y + box.height).toBeLessThanOrEqual(height)
      for (const name of [lightboxWords.previous, lightboxWords.next, lightboxWords.close])
        await expect.soft(lightbox(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 })
      await expect.soft(lightbox(page).getByText(placeOf(picture + 1))).toBeInViewport({ ratio: 1 })
      await lightbox(page).getByRole('button', { name: lightboxWords.next }).click()
    }
  })

test('CASE-8 Back closes the lightbox and stays on the page, where it was', async ({ page }) => {
  await openHydrated(page, study)
  const first = await openFirst(page)
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)
  await page.goBack()
  await expect(lightbox(page)).toBeHidden()
  await expect(page).toHaveURL(study)
  await expect(first).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('CASE-8 Forward opens the lightbox that Back has closed', async ({ page }) => {
  await openHydrated(page, study)
  await openFirst(page)
  await page.goBack()
  await expect(lightbox(page)).toBeHidden()
  await page.goForward()
  await expect(lightbox(page).getByText(placeOf(1))).toBeVisible()
})

test('CASE-8 a page loaded anew with its lightbox open has it open, and Back closes it', async ({ page }) => {
  await openHydrated(page, study)
  await openFirst(page)
  await page.reload()
  await expect(lightbox(page).getByText(placeOf(1))).toBeVisible()
  await page.goBack()
  await expect(lightbox(page)).toBeHidden()
  await expect(page).toHaveURL(study)
})

for (const way of ['Escape', 'the button'] as const)
  test(`CASE-8 after ${way} has closed the lightbox, Back leaves the page`, async ({ page }) => {
    await openHydrated(page, '/projects')
    await page.locator(`main a[href="${study}"]`).first().click()
    await expect(page).toHaveURL(study)
    await openFirst(page)
    if (way === 'Escape') await page.keyboard.press('Escape')
    else await lightbox(page).getByRole('button', { name: lightboxWords.close }).click()
    await expect(lightbox(page)).toBeHidden()
    await page.goBack()
    await expectShown(page, '/projects')
  })

test('CASE-8 opened again at once, the lightbox stays open and Back closes it', async ({ page }) => {
  await openHydrated(page, study)
  await openFirst(page)
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('dialog [data-turn=close]')?.click()
    document.querySelector<HTMLElement>('[data-list=desktop] button')?.click()
  })
  await page.waitForTimeout(300)
  await expect(lightbox(page).getByText(placeOf(1))).toBeVisible()
  await page.goBack()
  await expect(lightbox(page)).toBeHidden()
  await expect(page).toHaveURL(study)
})

test('CASE-8 Back closes the lightbox without the network, and fetches nothing', async ({
  page,
  context,
}) => {
  await openHydrated(page, study)
  await openFirst(page)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await context.setOffline(true)
  await page.goBack()
  await expect(lightbox(page)).toBeHidden()
  await page.goForward()
  await expect(lightbox(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await page.waitForTimeout(300)
  expect(requested.filter((url) => !/\.(avif|webp)$/.test(url))).toEqual([])
})

test('CASE-8 on a page with a fragment Back closes the lightbox where the page stands', async ({ page }) => {
  const several = studiesWith('client').at(-1)
  test.skip(!several, 'no case study is of several clients')
  const path = several?.path ?? ''
  await openHydrated(page, path)
  const fragment = (await page.locator('main a[href^="#"]').nth(1).getAttribute('href')) ?? ''
  await page.locator(`main a[href="${fragment}"]`).click()
  await expect(page).toHaveURL(`${path}${fragment}`)
  await openPicture(
    page,
    page.locator(fragment).locator('[data-list] button').filter({ visible: true }).first(),
  )
  await expect(lightbox(page).filter({ visible: true })).toHaveCount(1)
  const before = await page.evaluate(() => scrollY)
  await page.goBack()
  await expect(lightbox(page).filter({ visible: true })).toHaveCount(0)
  await expect(page).toHaveURL(`${path}${fragment}`)
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('CASE-8 Back in the moment the lightbox opens closes it, and the next one too', async ({ page }) => {
  await openHydrated(page, study)
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '#main', textContent: 'A link' })
    document.body.append(link)
    link.click()
    link.remove()
  })
  await expect(page).toHaveURL(`${study}#main`)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  // The fastest visitor there can be: Back follows the entry before anything is drawn.
  const isBack = page.evaluate(() => {
    const push = history.pushState.bind(history)
    history.pushState = (...entry) => {
      history.pushState = push
      push(...entry)
      history.back()
    }
    return new Promise<void>((back) => addEventListener('popstate', () => back(), { once: true }))
  })
  await thumbnails(page).first().click()
  await isBack
  await expect(lightbox(page).filter({ visible: true })).toHaveCount(0)
  await thumbnails(page).first().click()
  await expect(lightbox(page).filter({ visible: true })).toHaveCount(1)
  await page.goBack()
  await expect(lightbox(page).filter({ visible: true })).toHaveCount(0)
  await expect(page).toHaveURL(`${study}#main`)
})

for (const [before, after] of [
  [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ],
  [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
  ],
] as const)
  test(`CASE-8 turned from ${before.width} to ${after.width} px, the same picture is focused`, async ({
    page,
  }) => {
    await page.setViewportSize(before)
    await openHydrated(page, study)
    const source = (thumbnail: Locator) => thumbnail.locator('img').getAttribute('src')
    const thumbnail = thumbnails(page).nth(2)
    const opened = await source(thumbnail)
    await thumbnail.click()
    await page.setViewportSize(after)
    await page.keyboard.press('Escape')
    await expect(lightbox(page)).toBeHidden()
    const focused = page.locator('[data-list] button:focus')
    await expect(focused).toBeInViewport()
    expect(await source(focused)).toBe(opened)
  })

test('CASE-8 the count and the caption go on in a page that the browser translates', async ({ page }) => {
  await openHydrated(page, study)
  await openFirst(page)
  await translatePage(page)
  const caption = lightbox(page).locator('p')
  const first = await caption.textContent()
  await page.keyboard.press('ArrowRight')
  await expect(caption.getByText(placeOf(2, total))).toBeVisible()
  await expect(caption.getByText(placeOf(1, total))).toHaveCount(0)
  expect(await caption.textContent()).not.toContain(first?.replace(placeOf(1, total), ''))
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toBeHidden()
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

test('CASE-8 a swipe shows the next picture', { tag: '@phone' }, async ({ page }) => {
  await openHydrated(page, study)
  await openFirst(page)
  await drag(page, 340, 60)
  await expect(lightbox(page).getByText(placeOf(2))).toBeVisible()
})

test('CASE-8 zoomed in, a finger pans and does not change the picture', { tag: '@phone' }, async ({
  page,
}) => {
  await openHydrated(page, study)
  await openFirst(page)
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(2)
  const left = () => page.evaluate(() => visualViewport?.offsetLeft ?? 0)
  const before = await left()
  await drag(page, 340, 60)
  await expect.poll(left).toBeGreaterThan(before + 50)
  await expect(lightbox(page).getByText(placeOf(1))).toBeVisible()
  await client.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 })
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(1)
  await drag(page, 340, 60)
  await expect(lightbox(page).getByText(placeOf(2))).toBeVisible()
})
