import { expect, test } from '@playwright/test'
import { openHydrated } from '../browser/hydrated'
import { closeWith, lightbox, openFirst, openPicture, study, thumbnails } from '../browser/lightbox-page'
import { lightboxWords, placeName } from '../browser/lightbox-words'
import { expectShown } from '../browser/shown-page'
import { studiesWith } from '../studies'

test('CASE-8 Back closes the lightbox and keeps the page’s place', async ({ page }) => {
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
  await expect(lightbox(page).getByText(placeName(1))).toBeVisible()
})

test('CASE-8 a page that is reloaded with its lightbox open has it open, and Back closes it', async ({
  page,
}) => {
  await openHydrated(page, study)
  await openFirst(page)
  await page.reload()
  await expect(lightbox(page).getByText(placeName(1))).toBeVisible()
  await page.goBack()
  await expect(lightbox(page)).toBeHidden()
  await expect(page).toHaveURL(study)
})

test('CASE-8 the lightbox of a page that a link has opened is open after a reload too', async ({ page }) => {
  await openHydrated(page, '/projects')
  await page.locator(`main a[href="${study}"]`).first().click()
  await expect(page).toHaveURL(study)
  await openFirst(page)
  await page.reload()
  await expect(lightbox(page).getByText(placeName(1))).toBeVisible()
  await page.goBack()
  await expect(lightbox(page)).toBeHidden()
  await page.goBack()
  await expectShown(page, '/projects')
})

for (const way of ['Escape', 'the button'] as const)
  test(`CASE-8 after ${way} has closed the lightbox, Back leaves the page`, async ({ page }) => {
    await openHydrated(page, '/projects')
    await page.locator(`main a[href="${study}"]`).first().click()
    await expect(page).toHaveURL(study)
    await openFirst(page)
    await closeWith(page, () =>
      way === 'Escape'
        ? page.keyboard.press('Escape')
        : lightbox(page).getByRole('button', { name: lightboxWords.close }).click(),
    )
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
  await expect(lightbox(page).getByText(placeName(1))).toBeVisible()
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

test('CASE-8 on a page with a fragment Back closes the lightbox without scrolling', async ({ page }) => {
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
