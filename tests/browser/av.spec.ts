import { expect, type Locator, type Page } from '@playwright/test'
import { serviceWords, words } from '../words'
import {
  allFilms,
  bigScreen,
  filmArea,
  firstFilm,
  lastOnBigScreen,
  nextFilm,
  opening,
  pauseFilm,
  playFilm,
  rod,
} from './films'
import { openHydrated } from './hydrated'
import { testOnOnePage } from './one-page'
import { servedPage } from './served-page'

const path = '/services/av-production'
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const av = serviceWords['av-production']
const openingName = opening.map(({ name }) => name).join(', ')
const tile = (area: Locator, name: string) => area.getByRole('figure').filter({ hasText: name })
const time = (video: Locator) => video.evaluate((one) => (one as HTMLVideoElement).currentTime)

const test = testOnOnePage(path)

test('AV-1 shows the landscape and the portrait films by name, in order', async ({ page }) => {
  await expect(bigScreen(page).getByRole('figure')).toContainText(
    words.films.landscape.map(({ name }) => name),
  )
  await expect(rod(page).getByRole('figure')).toContainText(words.films.portrait.map(({ name }) => name))
})

test('AV-1 the showreel opens the page', async ({ page }) => {
  const first = page.getByRole('main').locator('section').first()
  await expect(first).toHaveAccessibleName(words.home.showreel.title)
})

test('AV-1 some films run by themselves, muted and looping; one button pauses all of them', async ({
  page,
}) => {
  const videos = group(page, openingName).locator('video')
  await group(page, openingName).scrollIntoViewIfNeeded()
  await expect(videos).toHaveCount(opening.length)
  for (const video of await videos.all()) {
    await expect.poll(() => time(video)).toBeGreaterThan(0)
    expect(
      await video.evaluate((one) => [(one as HTMLVideoElement).muted, (one as HTMLVideoElement).loop]),
    ).toEqual([true, true])
  }
  await page.getByRole('button', { name: av.pause, exact: true }).click()
  await expect(page.getByRole('button', { name: av.resume, exact: true })).toBeVisible()
  expect(await videos.evaluateAll((all) => all.map((one) => (one as HTMLVideoElement).paused))).toEqual(
    opening.map(() => true),
  )
  await page.getByRole('button', { name: av.resume, exact: true }).click()
})

test('AV-1 under reduced motion none of these starts by itself; a click plays one', async ({ context }) => {
  const page = await context.newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHydrated(page, path)
  const showcase = group(page, openingName)
  await expect(page.getByRole('button', { name: av.pause, exact: true })).toHaveCount(0)
  expect(
    await showcase
      .locator('video')
      .evaluateAll((all) => all.every((one) => (one as HTMLVideoElement).paused)),
  ).toBe(true)
  const { name = '' } = opening.at(-1) ?? {}
  await playFilm(showcase, name).click()
  await expect.poll(() => time(tile(showcase, name).locator('video'))).toBeGreaterThan(0)
})

test('AV-2 a film plays on hover and rewinds on leave', async ({ page }) => {
  const area = bigScreen(page)
  const film = tile(area, lastOnBigScreen.name)
  const video = film.locator('video')
  await playFilm(area, lastOnBigScreen.name).hover()
  await expect.poll(() => time(video)).toBeGreaterThan(0.2)
  expect(await video.evaluate((one) => (one as HTMLVideoElement).videoWidth)).toBeGreaterThan(0)
  await expect(film).toHaveAttribute('data-state', 'playing')
  await page.mouse.move(2, 2)
  await expect(film).toHaveAttribute('data-state', 'poster')
  expect(
    await video.evaluate((one) => [(one as HTMLVideoElement).paused, (one as HTMLVideoElement).currentTime]),
  ).toEqual([true, 0])
})

test('AV-2 every film can be decoded', async ({ page }) => {
  for (const { id, name } of allFilms) {
    const area = filmArea(page, id)
    await playFilm(area, name).hover()
    const video = tile(area, name).locator('video')
    await expect.poll(() => time(video), name).toBeGreaterThan(0.1)
    expect(await video.evaluate((one) => (one as HTMLVideoElement).videoWidth), name).toBeGreaterThan(0)
  }
})

test('AV-2 paused films have volume 0.5 too', async ({ page }) => {
  await page.getByRole('button', { name: av.pause, exact: true }).click()
  const volumes = () =>
    page
      .locator('figure video')
      .evaluateAll((all) => (all as HTMLVideoElement[]).map((one) => one.paused && one.volume))
  await expect.poll(volumes).toEqual(Array(allFilms.length + opening.length).fill(0.5))
  await page.getByRole('button', { name: av.resume, exact: true }).click()
})

test('AV-2 films are muted at volume 0.5, load metadata only and offer no controls', async ({ page }) => {
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
  const area = bigScreen(page)
  const film = tile(area, lastOnBigScreen.name)
  const video = film.locator('video')
  const pause = pauseFilm(film, lastOnBigScreen.name)
  await playFilm(area, lastOnBigScreen.name).hover()
  await expect(film).toHaveAttribute('data-state', 'playing')
  await playFilm(area, lastOnBigScreen.name).click()
  await expect(pause).toBeVisible()
  await expectPlaysOn(video)
  await pause.click()
  await expect(playFilm(area, lastOnBigScreen.name)).toBeVisible()
  await expect(film).toHaveAttribute('data-state', 'poster')
  await playFilm(area, lastOnBigScreen.name).click()
  await expect(pause).toBeVisible()
  await expectPlaysOn(video)
  await page.mouse.move(2, 2)
  await expect(film).toHaveAttribute('data-state', 'poster')
})

test('AV-2 focus plays a film as hover does; Enter lets it play on, Enter again stops it', async ({
  page,
}) => {
  const area = filmArea(page, nextFilm.id)
  const film = tile(area, nextFilm.name)
  await playFilm(bigScreen(page), firstFilm.name).focus()
  await page.keyboard.press('Tab')
  await expect(film).toHaveAttribute('data-state', 'playing')
  await page.keyboard.press('Enter')
  await expect(pauseFilm(film, nextFilm.name)).toBeFocused()
  await expectPlaysOn(film.locator('video'))
  await page.keyboard.press('Enter')
  await expect(film).toHaveAttribute('data-state', 'poster')
  await expect(playFilm(area, nextFilm.name)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(film).toHaveAttribute('data-state', 'playing')
  await page.keyboard.press('Tab')
  await expect(film).toHaveAttribute('data-state', 'poster')
})

test('AV-2 a tap plays a film, a second tap stops it @phone-only', async ({ page }) => {
  const { name } = lastOnBigScreen
  const film = tile(bigScreen(page), name)
  await playFilm(bigScreen(page), name).tap()
  await expect.poll(() => time(film.locator('video'))).toBeGreaterThan(0)
  await pauseFilm(film, name).tap()
  await expect(film).toHaveAttribute('data-state', 'poster')
})

test('AV-2 shows the spinner until the film can play; one that cannot load keeps its poster', async ({
  context,
}) => {
  const page = await context.newPage()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/films/${lastOnBigScreen.id}.*`, async (route) => {
    await held
    await route.continue()
  })
  await page.route(`**/films/${firstFilm.id}.*`, (route) => route.abort())
  await openHydrated(page, path)
  const area = bigScreen(page)
  const late = tile(area, lastOnBigScreen.name)
  await playFilm(area, lastOnBigScreen.name).hover()
  await expect(late).toHaveAttribute('data-state', 'loading')
  await expect(playFilm(area, lastOnBigScreen.name).locator('svg')).toBeVisible()
  release()
  await expect(late).toHaveAttribute('data-state', 'playing')
  await expect(playFilm(area, lastOnBigScreen.name).locator('svg')).toHaveCount(0)

  const failing = tile(area, firstFilm.name)
  await playFilm(area, firstFilm.name).hover()
  await expect(failing).toHaveAttribute('data-state', 'failed')
  await expect(failing.getByRole('img')).toBeVisible()
  await expect(failing.getByText(words.films.failed)).toBeVisible()
  await expect(playFilm(area, firstFilm.name).locator('svg')).toHaveCount(0)
})

test('SERVICES-8 a card leads to /project/av', async ({ request }) => {
  const { document } = await servedPage(request, path)
  const links = [...document.querySelectorAll('main a')]
  expect(links.filter((link) => link.textContent?.trim() === av.more.label)).toHaveLength(1)
  expect(links.find((link) => link.textContent?.trim() === av.more.label)?.getAttribute('href')).toBe(
    '/project/av',
  )
})
