import { mkdir } from 'node:fs/promises'
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { knownPaths } from '~content/schema/known'
import { picturesInSight, readThrough } from './browser/scrolling'
import { findChromium } from './chromium'
import { states } from './screenshot-states'
import { servedBuild } from './served-build'

/**
 * `npm run screenshots [-- name ...]`: pictures of the finished build (`SITE_ROOT`, default `build`) in `screenshots/`: every
 * page at three widths, then states that take a click. A page's name is its path with hyphens (`home`, `project-avante`, `404`),
 * a state's is in screenshot-states.ts; names as arguments limit what is drawn.
 */
const folder = 'screenshots'
/** Window sizes in px, by the width that file names carry. */
const sizes = {
  390: { width: 390, height: 844 },
  768: { width: 768, height: 1024 },
  1440: { width: 1440, height: 900 },
}
/** Time limit of a step, ms: long pages render slowly without a graphics card. */
const patience = 90_000

const pageName = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))

/**
 * Reads a page to its end and waits for every picture at its place, as a visitor comes by it: `sizes="auto"` fits only a picture
 * that loads lazily. Ends at the top.
 */
async function readWithPictures(page: Page): Promise<void> {
  await readThrough(page)
  await page.evaluate(async () => {
    for (const image of document.images) {
      if (image.getClientRects().length === 0) continue
      if (!image.complete)
        scrollTo({ top: scrollY + image.getBoundingClientRect().top - innerHeight / 2, behavior: 'instant' })
      image.decoding = 'sync'
      // A missing picture shows its placeholder, as it does to visitors.
      await image.decode().catch(() => undefined)
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
}

async function drawPage(page: Page, path: string, file: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' })
  await readWithPictures(page)
  // Exactly the window's width: elements that stick out would widen the screenshot.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const clip = { x: 0, y: 0, width: page.viewportSize()?.width ?? 0, height }
  await page.screenshot({ path: `${folder}/${file}.png`, fullPage: true, clip })
}

const wanted = process.argv.slice(2)
const paths = [...knownPaths(), '/404'].filter((path) => !wanted.length || wanted.includes(pageName(path)))
const chosen = states.filter(({ name }) => !wanted.length || wanted.includes(name))
if (!paths.length && !chosen.length) throw new Error(`No page and no state is called ${wanted.join(', ')}.`)

const { baseURL, stop } = await servedBuild()
const browser = await chromium.launch({ executablePath: findChromium(), chromiumSandbox: false })
await mkdir(folder, { recursive: true })

/** Opens a new window of the size, with reduced motion, so that no animation is caught halfway, and without other sites. */
async function inWindow(size: keyof typeof sizes, use: (page: Page) => Promise<void>): Promise<void> {
  const options: BrowserContextOptions = { baseURL, viewport: sizes[size], reducedMotion: 'reduce' }
  const context = await browser.newContext(options)
  try {
    context.setDefaultTimeout(patience)
    const page = await context.newPage()
    await page.route(
      ({ origin }) => origin !== baseURL,
      (route) => route.abort(),
    )
    await use(page)
  } finally {
    await context.close()
  }
}

let drawn = 0
/** Captures one screenshot; a failure is logged, and the others continue. */
async function attempt(file: string, draw: () => Promise<void>): Promise<void> {
  try {
    await draw()
    drawn += 1
    console.log(`${folder}/${file}.png`)
  } catch (error) {
    process.exitCode = 1
    console.error(`${file} FAILED: ${error instanceof Error ? error.message : error}`)
  }
}

for (const path of paths) {
  for (const size of [390, 768, 1440] as const) {
    const file = `${pageName(path)}-${size}`
    await attempt(file, () => inWindow(size, (page) => drawPage(page, path, file)))
  }
}
for (const { name, size, show } of chosen) {
  const file = `state-${name}-${size}`
  await attempt(file, () =>
    inWindow(size, async (page) => {
      await show(page)
      await picturesInSight(page)
      await page.screenshot({ path: `${folder}/${file}.png` })
    }),
  )
}
await browser.close()
await stop()
console.log(`${drawn} pictures in ${folder}/`)
