import { expect, type Locator, type Page, test } from '@playwright/test'
import { openHydrated } from './hydrated'

const landscape = ['BigCupCafe', 'Crumbl', 'DNFairytale', 'EeVe', 'Ruchi', 'TataPower']
const portrait = ['Decathlon', 'MeatMasala', 'MurghBiryani', 'PalHeightsMantra', 'RaagiHalwa', 'ToffeeCoffee']
const path = '/services/av-production'

const group = (page: Page, name: string) => page.getByRole('region', { name })
const bigScreen = (page: Page) => group(page, 'Six for the big screen')
const rod = (page: Page) => group(page, 'Six for the thumb')
const tile = (area: Locator, name: string) => area.getByRole('figure').filter({ hasText: name })
const trigger = (area: Locator, name: string) =>
  area.getByRole('button', { name: `Play ${name}`, exact: true })
const time = (video: Locator) => video.evaluate((one) => (one as HTMLVideoElement).currentTime)

const open = (page: Page) => openHydrated(page, path)

test('AV-1 shows six landscape and six portrait films by name, in order', async ({ page }) => {
  await page.goto(path)
  await expect(bigScreen(page).getByRole('figure')).toHaveText(landscape)
  await expect(rod(page).getByRole('figure')).toHaveText(portrait)
})

test('AV-1 three films open the page, muted and looping; one button pauses all of them', async ({ page }) => {
  await open(page)
  const videos = group(page, 'DNFairytale, BigCupCafe, Crumbl').locator('video')
  await expect(videos).toHaveCount(3)
  for (const video of await videos.all()) {
    await expect.poll(() => time(video)).toBeGreaterThan(0)
    expect(
      await video.evaluate((one) => [(one as HTMLVideoElement).muted, (one as HTMLVideoElement).loop]),
    ).toEqual([true, true])
  }
  await page.getByRole('button', { name: 'Pause all three' }).click()
  await expect(page.getByRole('button', { name: 'Play all three' })).toBeVisible()
  expect(await videos.evaluateAll((all) => all.map((one) => (one as HTMLVideoElement).paused))).toEqual([
    true,
    true,
    true,
  ])
})

test('AV-1 under reduced motion none of the three starts by itself; a click plays one', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  const showcase = group(page, 'DNFairytale, BigCupCafe, Crumbl')
  await expect(page.getByRole('button', { name: 'Pause all three' })).toHaveCount(0)
  expect(
    await showcase
      .locator('video')
      .evaluateAll((all) => all.every((one) => (one as HTMLVideoElement).paused)),
  ).toBe(true)
  await trigger(showcase, 'Crumbl').click()
  await expect.poll(() => time(tile(showcase, 'Crumbl').locator('video'))).toBeGreaterThan(0)
})

test('AV-2 a film plays on hover and rewinds on leave', async ({ page }) => {
  await open(page)
  const film = tile(bigScreen(page), 'EeVe')
  const video = film.locator('video')
  await trigger(bigScreen(page), 'EeVe').hover()
  await expect.poll(() => time(video)).toBeGreaterThan(0.2)
  expect(await video.evaluate((one) => (one as HTMLVideoElement).videoWidth)).toBeGreaterThan(0)
  await expect(film).toHaveAttribute('data-state', 'playing')
  await page.mouse.move(2, 2)
  await expect(film).toHaveAttribute('data-state', 'poster')
  expect(
    await video.evaluate((one) => [(one as HTMLVideoElement).paused, (one as HTMLVideoElement).currentTime]),
  ).toEqual([true, 0])
})

for (const name of [...landscape, ...portrait]) {
  test(`AV-2 ${name} can be decoded`, async ({ page }) => {
    await open(page)
    const area = landscape.includes(name) ? bigScreen(page) : rod(page)
    await trigger(area, name).hover()
    const video = tile(area, name).locator('video')
    await expect.poll(() => time(video)).toBeGreaterThan(0.1)
    expect(await video.evaluate((one) => (one as HTMLVideoElement).videoWidth)).toBeGreaterThan(0)
  })
}

test('AV-2 paused films have volume 0.5 too', async ({ page }) => {
  // Nothing ever comes into view, so that nothing starts.
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {}
  })
  await open(page)
  await expect(page.getByRole('button', { name: 'Pause all three' })).toBeVisible()
  const volumes = await page
    .locator('video')
    .evaluateAll((all) => (all as HTMLVideoElement[]).map((one) => one.paused && one.volume))
  expect(volumes).toEqual(Array(15).fill(0.5))
})

test('AV-2 films are muted at volume 0.5, load metadata only and offer no controls', async ({ page }) => {
  await open(page)
  const videos = page.getByRole('main').locator('figure video')
  for (const video of await videos.all()) {
    await expect(video).toHaveAttribute('preload', 'metadata')
    await expect(video).not.toHaveAttribute('controls')
    await expect(video).toHaveAttribute('controlslist', /nodownload.*nofullscreen.*noplaybackrate/)
    const settings = await video.evaluate((one) => {
      const { muted, volume, disablePictureInPicture } = one as HTMLVideoElement
      return { muted, volume, disablePictureInPicture }
    })
    expect(settings).toEqual({ muted: true, volume: 0.5, disablePictureInPicture: true })
  }
})

/** Whether a film plays for as long as one looks. */
async function expectPlaysOn(video: Locator) {
  const before = await time(video)
  await expect.poll(() => time(video)).not.toBe(before)
  expect(await video.evaluate((one) => (one as HTMLVideoElement).paused)).toBe(false)
}

test('AV-2 a click on a film that the mouse started lets it play; its control then says Pause', async ({
  page,
}) => {
  await open(page)
  const film = tile(bigScreen(page), 'EeVe')
  const video = film.locator('video')
  const pause = film.getByRole('button', { name: 'Pause EeVe' })
  await trigger(bigScreen(page), 'EeVe').hover()
  await expect(film).toHaveAttribute('data-state', 'playing')
  await trigger(bigScreen(page), 'EeVe').click()
  await expect(pause).toBeVisible()
  await expectPlaysOn(video)
  await pause.click()
  await expect(trigger(bigScreen(page), 'EeVe')).toBeVisible()
  await expect(film).toHaveAttribute('data-state', 'poster')
  await trigger(bigScreen(page), 'EeVe').click()
  await expect(pause).toBeVisible()
  await expectPlaysOn(video)
  await page.mouse.move(2, 2)
  await expect(film).toHaveAttribute('data-state', 'poster')
})

test('AV-2 Enter on a film that the focus started lets it play; Enter again stops it', async ({ page }) => {
  await open(page)
  await trigger(bigScreen(page), 'BigCupCafe').focus()
  await page.keyboard.press('Tab')
  const film = tile(bigScreen(page), 'Crumbl')
  await expect(film).toHaveAttribute('data-state', 'playing')
  await page.keyboard.press('Enter')
  await expect(film.getByRole('button', { name: 'Pause Crumbl' })).toBeFocused()
  await expectPlaysOn(film.locator('video'))
  await page.keyboard.press('Enter')
  await expect(film).toHaveAttribute('data-state', 'poster')
  await expect(trigger(bigScreen(page), 'Crumbl')).toBeFocused()
})

test('AV-2 keyboard focus does what hover does', async ({ page }) => {
  await open(page)
  await trigger(bigScreen(page), 'BigCupCafe').focus()
  await page.keyboard.press('Tab')
  await expect(trigger(bigScreen(page), 'Crumbl')).toBeFocused()
  const film = tile(bigScreen(page), 'Crumbl')
  await expect.poll(() => time(film.locator('video'))).toBeGreaterThan(0)
  await page.keyboard.press('Tab')
  await expect(film).toHaveAttribute('data-state', 'poster')
})

test('AV-2 a tap plays a film, a second tap stops it @phone', async ({ page }) => {
  await open(page)
  const film = tile(bigScreen(page), 'TataPower')
  await trigger(bigScreen(page), 'TataPower').tap()
  await expect.poll(() => time(film.locator('video'))).toBeGreaterThan(0)
  await film.getByRole('button', { name: 'Pause TataPower' }).tap()
  await expect(film).toHaveAttribute('data-state', 'poster')
})

test('AV-2 shows the spinner until the film can play', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/films/eeve.*', async (route) => {
    await held
    await route.continue()
  })
  await open(page)
  const film = tile(bigScreen(page), 'EeVe')
  await trigger(bigScreen(page), 'EeVe').hover()
  await expect(film).toHaveAttribute('data-state', 'loading')
  await expect(trigger(bigScreen(page), 'EeVe').locator('svg')).toBeVisible()
  release()
  await expect(film).toHaveAttribute('data-state', 'playing')
  await expect(trigger(bigScreen(page), 'EeVe').locator('svg')).toHaveCount(0)
})

test('AV-2 a film that cannot load keeps its poster and shows no endless spinner', async ({ page }) => {
  await page.route('**/films/eeve.*', (route) => route.abort())
  await open(page)
  const film = tile(bigScreen(page), 'EeVe')
  await trigger(bigScreen(page), 'EeVe').hover()
  await expect(film).toHaveAttribute('data-state', 'failed')
  await expect(film.getByRole('img')).toBeVisible()
  await expect(film.getByText('This film did not load')).toBeVisible()
  await expect(trigger(bigScreen(page), 'EeVe').locator('svg')).toHaveCount(0)
})

test('SERVICES-8 a card leads to /project/av', async ({ page }) => {
  await page.goto(path)
  await expect(page.getByRole('main').getByRole('link', { name: 'See every film' })).toHaveAttribute(
    'href',
    '/project/av',
  )
})
