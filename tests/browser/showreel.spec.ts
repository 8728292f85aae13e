import { expect, type Page, test } from '@playwright/test'
import { words } from '../words'
import { openHydrated } from './hydrated'
import { scrollPage, showShare } from './scrolling'

const film = (page: Page) => page.locator('video').first()
const play = (page: Page) => page.getByRole('button', { name: words.home.showreel.play, exact: true })
const pause = (page: Page) => page.getByRole('button', { name: words.home.showreel.pause, exact: true })
const state = (page: Page) =>
  film(page).evaluate((video: HTMLVideoElement) => ({
    isPaused: video.paused,
    volume: video.volume,
    isMuted: video.muted,
    time: video.currentTime,
  }))
const time = async (page: Page) => (await state(page)).time

/** Waits until the film's own clock has moved on. */
async function expectAdvance(page: Page) {
  const before = await time(page)
  await expect.poll(() => time(page)).toBeGreaterThan(before + 0.2)
}

test('HOME-2 it plays with sound at 0.3 while 40 % of it shows, and pauses when it does not', async ({
  page,
}) => {
  await openHydrated(page, '/')
  await showShare(film(page), 0.3)
  await page.waitForTimeout(400)
  expect(await state(page), 'with 30 % in view').toMatchObject({ isPaused: true, time: 0 })
  await showShare(film(page), 0.6)
  await expect(pause(page)).toBeVisible()
  await expectAdvance(page)
  expect(await state(page)).toMatchObject({ isPaused: false, volume: 0.3, isMuted: false })
  await scrollPage(page, 0)
  await showShare(film(page), 0.2)
  await expect.poll(async () => (await state(page)).isPaused).toBe(true)
  await showShare(film(page), 0.6)
  await expectAdvance(page)
})

test('HOME-2 its control pauses it, and what the visitor paused stays paused', async ({ page }) => {
  await openHydrated(page, '/')
  await showShare(film(page), 0.8)
  await pause(page).click()
  await expect(play(page)).toBeVisible()
  expect((await state(page)).isPaused).toBe(true)
  await scrollPage(page, 0)
  await showShare(film(page), 0.8)
  await page.waitForTimeout(500)
  expect((await state(page)).isPaused).toBe(true)
  await play(page).click()
  await expectAdvance(page)
})

test('HOME-2 a refusal is only logged, and the visitor can start it all the same', async ({ page }) => {
  await page.addInitScript(() => {
    const allowed = HTMLMediaElement.prototype.play
    let isAllowed = false
    const allow = () => {
      isAllowed = true
    }
    addEventListener('pointerdown', allow, { capture: true })
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      if (isAllowed) return allowed.call(this)
      return Promise.reject(new DOMException('Not before a gesture', 'NotAllowedError'))
    }
  })
  const logged: string[] = []
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
    else logged.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  await openHydrated(page, '/')
  await showShare(film(page), 0.8)
  await expect.poll(() => logged.join('\n')).toContain('The showreel did not start')
  expect((await state(page)).isPaused).toBe(true)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await play(page).click()
  await expectAdvance(page)
  expect(problems).toEqual([])
})

test('HOME-2 on a phone it shows its poster until a tap on the button or the film, at volume 0.5', {
  tag: '@phone-only',
}, async ({ page }) => {
  await openHydrated(page, '/')
  await showShare(film(page), 1)
  await page.waitForTimeout(500)
  expect(await state(page)).toMatchObject({ isPaused: true, time: 0, volume: 0.5 })
  await play(page).tap()
  await expectAdvance(page)
  expect((await state(page)).isMuted).toBe(false)
  await pause(page).tap()
  await expect.poll(async () => (await state(page)).isPaused).toBe(true)
  await film(page).tap()
  await expectAdvance(page)
  await film(page).tap()
  await expect(play(page)).toBeVisible()
  expect((await state(page)).isPaused).toBe(true)
})
