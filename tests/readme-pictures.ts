import { chromium, type Page } from '@playwright/test'
import { findChromium } from './chromium'
import { servedBuild } from './served-build'

/**
 * `npm run screenshots:readme`: the pictures in the README, of the finished build. JPEG, since a PNG of a page full of pictures
 * weighs ten times as much.
 */
const folder = 'docs/pictures'
const QUALITY = 72
const pictures = [
  { file: 'home', path: '/', width: 1280, height: 800 },
  { file: 'case-study', path: '/project/avante', width: 1280, height: 800 },
  { file: 'phone', path: '/services', width: 390, height: 800 },
]

/** Resolves when fonts and every picture in the window have loaded. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const shown = [...document.images].filter((image) => image.checkVisibility())
    const inWindow = shown.filter((image) => image.getBoundingClientRect().top < innerHeight)
    for (const image of inWindow) image.loading = 'eager'
    await Promise.all(inWindow.map((image) => image.decode().catch(() => undefined)))
  })

const { baseURL, stop } = await servedBuild()
const browser = await chromium.launch({ executablePath: findChromium(), chromiumSandbox: false })
for (const { file, path, width, height } of pictures) {
  const page = await browser.newPage({ baseURL, viewport: { width, height }, reducedMotion: 'reduce' })
  await page.goto(path, { waitUntil: 'load' })
  await settle(page)
  await page.screenshot({ path: `${folder}/${file}.jpg`, type: 'jpeg', quality: QUALITY })
  await page.close()
  console.log(`${folder}/${file}.jpg`)
}
await browser.close()
await stop()
