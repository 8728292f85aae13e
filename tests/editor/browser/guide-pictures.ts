import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { findChromium } from '../../chromium'
import { port } from './copied-project'
import { installPage } from './install-page'
import { tidy } from './states/state'
import { states } from './states/states'
import { showStudioPage, studioPages } from './studio-pages'

/**
 * `npm run screenshots:guide`: the pictures of docs/editing, of the real editor on a copy of the project, each in the state that
 * its page speaks of. `-- publish` takes one. Films need ffmpeg.
 */
const folder = 'docs/pictures/editing'
const pages: Readonly<Record<string, string>> = {
  'open-the-editor': 'start',
  'change-words': 'words in the page',
  'find-and-replace': 'words found',
  'break-a-headline': 'headline',
  'fix-a-mistake': 'several mistakes',
  'take-something-back': 'undone',
  'change-a-picture': 'library',
  'choose-what-stays-in-view': 'crop',
  'cut-a-picture': 'cut',
  'change-a-portrait': 'entry of a list',
  'add-a-logo': 'new logo',
  'tell-the-story': 'story of a case study',
  'change-a-label': 'labels',
  'add-move-remove': 'case study',
  'share-a-page': 'shared page',
  'make-a-case-study': 'new case study with words',
  'rename-or-remove-a-case-study': 'case study gets another name',
  'tick-off-samples': 'samples',
  publish: 'ready to publish',
  'go-back-to-a-version': 'a version with its changes',
  'work-at-the-same-time': 'two people at one field',
  'bring-both-together': 'two versions of the same words',
  'when-it-does-not-answer': 'the editor gone',
  'write-captions': 'captions with a mistake',
  'change-a-film': 'film given',
  'add-a-film': 'new film given',
}
const drawn: Readonly<Record<string, string>> = { 'install-the-editor': installPage, ...studioPages }
const view = { width: 1280, height: 800 }
/** Bytes of one picture: on average they are to stay below 42 kB. */
const HEAVIEST = 44_000

/** A picture as sharp as it may be. */
async function light(png: Buffer): Promise<Buffer> {
  for (let quality = 80; ; quality -= 5) {
    const webp = await sharp(png).resize(1120).webp({ quality, effort: 6 }).toBuffer()
    if (webp.length <= HEAVIEST || quality <= 20) return webp
  }
}

/** Resolves when pictures in the window have loaded and films stand still. */
const settle = async (page: Page) => {
  const [site] = page.mainFrame().childFrames()
  // A lazy picture may be drawn, and for Chromium still not be complete nor decoded: its size says that it is there.
  for (const frame of [page.mainFrame(), ...(site ? [site] : [])])
    await frame.waitForFunction(() => {
      for (const film of document.querySelectorAll('video')) film.pause()
      return [...document.images].every((image) => {
        const { top, right, bottom, left } = image.getBoundingClientRect()
        const isInWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
        return image.complete || image.naturalWidth > 0 || !isInWindow || !image.checkVisibility()
      })
    })
}

async function keep(page: Page, name: string): Promise<void> {
  const webp = await light(await page.screenshot())
  writeFileSync(`${folder}/${name}.webp`, webp)
  console.log(`${folder}/${name}.webp, ${Math.round(webp.length / 1000)} kB`)
}

const wanted = process.argv[2]
const browser = await chromium.launch({ executablePath: findChromium(), chromiumSandbox: false })
mkdirSync(folder, { recursive: true })
for (const [name, html] of Object.entries(drawn)) {
  if (wanted && wanted !== name) continue
  const page = await browser.newPage({ viewport: view })
  await showStudioPage(page, html)
  await settle(page)
  await keep(page, name)
  await page.close()
}
if (wanted && wanted in drawn) process.exit(0)

const editor = spawn(process.execPath, ['--import', 'tsx', 'tests/editor/browser/serve-copy.ts'], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
await new Promise<void>((resolve) =>
  editor.stdout.on('data', (said) => String(said).includes('The editor is open') && resolve()),
)
try {
  for (const [name, state] of Object.entries(pages)) {
    if (wanted && wanted !== name) continue
    const reach = states.find((one) => one.name === state)?.reach
    if (!reach) throw new Error(`There is no state “${state}”.`)
    const page = await browser.newPage({
      baseURL: `http://127.0.0.1:${port}`,
      viewport: view,
      reducedMotion: 'reduce',
    })
    await reach(page)
    await settle(page)
    await keep(page, name)
    await tidy(page)
    await page.close()
  }
} finally {
  await browser.close()
  editor.kill('SIGTERM')
  await once(editor, 'exit')
}
