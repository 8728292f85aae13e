import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import { encodeFilm, reelOrder } from '../../../media/films/encode-film'
import { fontLinks, home, launch, tokensLink } from '../../lib/browser'
import { closeBrowsers, presentMaster } from '../../lib/master'
import { recorder, shootFilm, workshop } from '../shoot'
import { rate } from '../stage/film'
import { captions, shots } from './edit'
import { loudness, play } from './music'
import { beat, length } from './score'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** Every frame of the films that the cut uses, as files beside the page. A film that was not recorded yet is recorded first. */
async function unrollFilms(): Promise<void> {
  const ids = shots
    .flatMap((shot) => (shot.kind === 'film' ? shot.films : shot.kind === 'mosaic' ? shot.heads : []))
    .map(({ id }) => id)
  const browser = await launch()
  for (const id of new Set(ids)) {
    const source = join(workshop, `${id}.mkv`)
    if (!existsSync(source)) await shootFilm(browser, id)
    const target = join(workshop, 'frames', id)
    rmSync(target, { recursive: true, force: true })
    mkdirSync(target, { recursive: true })
    // JPEG pictures are always BT.601: said aloud, or greens and reds drift.
    const colours =
      'scale=in_color_matrix=bt709:in_range=tv:out_color_matrix=bt601:out_range=pc,format=yuvj444p'
    const frames = ['-vf', colours, '-q:v', '1', '-qmin', '1', join(target, '%04d.jpg')]
    execFileSync('ffmpeg', ['-y', '-loglevel', 'error', '-i', source, ...frames])
  }
  await browser.close()
}

/** Draws the stills of the cut that are not there yet. */
async function drawStills(): Promise<void> {
  for (const shot of shots) if (shot.kind === 'still') await presentMaster(shot.picture)
  await closeBrowsers()
}

async function openReel(): Promise<{ page: Page; close: () => Promise<void> }> {
  const bundle = await build({
    entryPoints: [join(folder, 'reel.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    charset: 'utf8',
  })
  const file = join(workshop, 'showreel.html')
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8">${fontLinks()}${tokensLink}<style>*{margin:0}canvas{display:block}</style><canvas width="1280" height="720"></canvas><script>${bundle.outputFiles[0]?.text ?? ''}</script>`,
  )
  const browser = await launch()
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
  page.on('pageerror', (error) => console.error(error.message))
  await page.goto(pathToFileURL(file).href)
  await page.evaluate('window.ready.then(() => true)')
  return { page, close: () => browser.close() }
}

/** Records picture and sound into one lossless file. */
async function record(music: string): Promise<string> {
  const { page, close } = await openReel()
  const file = join(workshop, 'showreel.mkv')
  const video = recorder(file, ['-i', music, '-c:a', 'pcm_s16le', '-shortest'])
  const ended = new Promise<number>((resolve) => video.on('close', resolve))
  const camera = await page.context().newCDPSession(page)
  for (let frame = 0; frame < Math.round(length * rate); frame += 1) {
    await page.evaluate(`window.seek(${frame / rate}).then(() => true)`)
    const shot = await camera.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
    if (!video.stdin?.write(Buffer.from(shot.data, 'base64')))
      await new Promise((resolve) => video.stdin?.once('drain', resolve))
  }
  video.stdin?.end()
  if (await ended) throw new Error('showreel: ffmpeg could not record')
  await close()
  return file
}

const clock = (seconds: number): string => `00:00:${seconds.toFixed(3).padStart(6, '0')}`

/**
 * The captions track. Cues say their line: one that the browser places moves when it appears, a layout shift. At the top:
 * below stands the control, which covers half of a phone's width.
 */
function captionsTrack(): string {
  const cues = captions.map(
    ([from, to, words]) =>
      `${clock(from * beat)} --> ${clock(Math.min(to * beat, length) - 0.04)} line:5%\n${words}\n`,
  )
  return `WEBVTT\n\n${cues.join('\n')}`
}

/** Single frames into the workshop, for judging the cut: `--look 3.2 7.5 ...`. */
async function look(seconds: number[]): Promise<void> {
  const { page, close } = await openReel()
  for (const [i, t] of seconds.entries()) {
    await page.evaluate(`window.seek(${t}).then(() => true)`)
    await page.screenshot({ path: join(workshop, `look-${`${i}`.padStart(2, '0')}.png`) })
  }
  await close()
}

await drawStills()
await unrollFilms()
if (process.argv.includes('--look'))
  await look(process.argv.slice(process.argv.indexOf('--look') + 1).map(Number))
else {
  // `--encode` takes the picture and sound of the last recording.
  const encodeOnly = process.argv.includes('--encode')
  const music = join(workshop, 'showreel.wav')
  if (!encodeOnly) console.log('music', play(music))
  const source = encodeOnly ? join(workshop, 'showreel.mkv') : await record(music)
  if (process.argv.includes('--record')) process.exit()
  // The media's lists are read from the repository's root.
  process.chdir(join(home, '..'))
  const { entry } = await encodeFilm(source, 'showreel', { order: reelOrder, captions: captionsTrack() })
  for (const { src, bytes } of [...entry.files, ...(entry.phone ?? [])])
    console.log(src, `${Math.ceil(bytes / 1000)} kB`, loudness(join(home, '../media/files', src)))
}
