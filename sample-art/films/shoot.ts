import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { fontLinks, home } from '../lib/browser'
import { pixelsPerPx } from '../lib/wide'
import type { Film } from './stage/film'
import { rate } from './stage/film'

const folder = fileURLToPath(new URL('.', import.meta.url))
export const masters = join(home, 'masters', 'films')

/** Where recordings, pages and contact sheets lie: nothing in it is kept in the repository. */
export const workshop = join(home, '.cache', 'films')

/** The page of a film: `window.seek(t)` shows the frame of second `t`; `window.film` tells size and length. */
async function stage(entry: string): Promise<string> {
  const bundle = await build({
    stdin: {
      contents: `import { film } from '${entry}'
        const stage = document.getElementById('stage')
        stage.setAttribute('viewBox', '0 0 ' + film.width + ' ' + film.height)
        window.film = film
        window.seek = (t) => { stage.innerHTML = film.frame(t) }
        window.seek(0)`,
      resolveDir: folder,
    },
    bundle: true,
    write: false,
    format: 'iife',
    charset: 'utf8',
    loader: { '.svg': 'text' },
  })
  const script = bundle.outputFiles[0]?.text ?? ''
  return `<!doctype html><meta charset="utf-8">${fontLinks()}<style>*{margin:0}html,body{overflow:hidden}svg{display:block;width:100vw;height:100vh}</style><svg id="stage" xmlns="http://www.w3.org/2000/svg"></svg><script>${script}</script>`
}

type Facts = Pick<Film, 'width' | 'height' | 'duration' | 'poster' | 'opening'>

/** Opens a film in a page of its size with its fonts loaded. Throws where its script fails. */
async function open(browser: Browser, id: string, scale: number): Promise<{ page: Page; facts: Facts }> {
  mkdirSync(workshop, { recursive: true })
  const file = join(workshop, `${id}.html`)
  writeFileSync(file, await stage(`./${id}`))
  const context = await browser.newContext({ deviceScaleFactor: scale })
  const page = await context.newPage()
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(error.message))
  await page.goto(pathToFileURL(file).href)
  if (failures.length) throw new Error(`${id}: ${failures.join('; ')}`)
  const facts = (await page.evaluate('({ ...window.film, frame: undefined })')) as Facts
  await page.setViewportSize({ width: facts.width, height: facts.height })
  // A font loads when a frame first asks for it: visit the whole film once.
  for (let t = 0; t < facts.duration; t += 0.5) await seek(page, t)
  await page.evaluate('document.fonts.ready.then(() => true)')
  return { page, facts }
}

/** Shows one frame and waits until its styles are settled. */
async function seek(page: Page, t: number): Promise<void> {
  await page.evaluate(`window.seek(${t}); document.fonts.ready.then(() => true)`)
}

/** Lossless video that takes PNG frames on its standard input. */
export function recorder(file: string, extra: string[] = []): ChildProcess {
  mkdirSync(dirname(file), { recursive: true })
  const colours = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'
  const tags = [
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
    '-color_range',
    'tv',
  ]
  const input = ['-f', 'image2pipe', '-framerate', `${rate}`, '-c:v', 'png', '-i', '-']
  const exact = ['-fflags', '+bitexact', '-flags', '+bitexact', '-map_metadata', '-1']
  return spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      ...input,
      ...extra,
      '-vf',
      colours,
      '-c:v',
      'libx264',
      '-preset',
      'veryfast',
      '-qp',
      '0',
      ...tags,
      ...exact,
      file,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
}

/** Every frame of a film into one lossless file. @returns the path of the file */
export async function shootFilm(browser: Browser, id: string): Promise<string> {
  const { page, facts } = await open(browser, id, 1)
  const file = join(workshop, `${id}.mkv`)
  const video = recorder(file)
  const ended = new Promise<number>((resolve) => video.on('close', resolve))
  const camera = await page.context().newCDPSession(page)
  for (let frame = 0; frame < Math.round(facts.duration * rate); frame += 1) {
    await page.evaluate(`window.seek(${frame / rate})`)
    const shot = await camera.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
    if (!video.stdin?.write(Buffer.from(shot.data, 'base64')))
      await new Promise((resolve) => video.stdin?.once('drain', resolve))
  }
  video.stdin?.end()
  if (await ended) throw new Error(`${id}: ffmpeg could not record`)
  await page.context().close()
  return file
}

/** Width of a film that is not upright, px. */
const WIDE_FILM = 1280

/** One frame as PNG, at least one and a half times the size of the film; without a second of its own its poster, and its opening where it has one. */
export async function shootPoster(browser: Browser, id: string, at?: number, name = id): Promise<void> {
  mkdirSync(masters, { recursive: true })
  const { page, facts } = await open(browser, id, Math.max(1.5, pixelsPerPx(`films/${name}`, WIDE_FILM)))
  await seek(page, at ?? facts.poster)
  await page.screenshot({ path: join(masters, `${name}.png`) })
  if (at === undefined && facts.opening !== undefined) {
    await seek(page, facts.opening)
    // Only its middle is shown, never larger than this.
    await sharp(await page.screenshot())
      .resize(1200)
      .png()
      .toFile(join(masters, `${name}-opening.png`))
  }
  await page.context().close()
}

/** Single frames as PNG for a contact sheet: the given seconds, or sixteen spread over the film. */
export async function frames(
  browser: Browser,
  id: string,
  seconds: number[],
): Promise<{ shots: Buffer[]; facts: Facts }> {
  const { page, facts } = await open(browser, id, 0.5)
  const count = facts.width > facts.height ? 16 : 12
  const at = seconds.length
    ? seconds
    : Array.from({ length: count }, (_, index) => ((index + 0.5) / count) * facts.duration)
  const shots: Buffer[] = []
  for (const t of at) {
    await seek(page, t)
    shots.push(await page.screenshot())
  }
  await page.context().close()
  return { shots, facts }
}
