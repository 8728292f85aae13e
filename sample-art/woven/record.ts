import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { home } from '../lib/browser'
import type { Pixels } from './pixels'

const media = join(home, '..', 'media')
const folder = join(media, 'files', 'woven')
const manifest = join(media, 'woven.json')

/** What the site knows of a woven picture: address, size in px, weight in bytes, whether it repeats sideways. */
interface Entry {
  src: string
  width: number
  height: number
  bytes: number
  tile: boolean
}

function encoder(pixels: Pixels) {
  const { buffer, byteOffset, byteLength } = pixels.colours
  const raw = { width: pixels.width, height: pixels.height, channels: 4 as const }
  return sharp(new Uint8Array(buffer, byteOffset, byteLength), { raw })
}

async function lossless(file: Buffer, pixels: Pixels): Promise<boolean> {
  const back = await sharp(file).ensureAlpha().raw().toBuffer()
  const colours = new Uint32Array(back.buffer, back.byteOffset, pixels.colours.length)
  return colours.every(
    (c, i) => c === pixels.colours[i] || (c >>> 24 === 0 && (pixels.colours[i] ?? 0) >>> 24 === 0),
  )
}

/** The smaller of lossless WebP and palette PNG; the palette counts only if it kept every pixel. */
export async function encode(pixels: Pixels): Promise<{ file: Buffer; type: 'webp' | 'png' }> {
  const webp = await encoder(pixels).webp({ lossless: true, effort: 6 }).toBuffer()
  const png = await encoder(pixels)
    .png({ palette: true, colours: 256, quality: 100, dither: 0, effort: 10 })
    .toBuffer()
  const usePng = png.length < webp.length && (await lossless(png, pixels))
  return usePng ? { file: png, type: 'png' } : { file: webp, type: 'webp' }
}

function entries(): Record<string, Entry> {
  return existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Entry>) : {}
}

/** Writes a picture under its content hash, removes its older versions and enters it in the manifest. */
export async function record(name: string, pixels: Pixels, tile: boolean): Promise<Entry> {
  const { file, type } = await encode(pixels)
  const hash = createHash('sha256').update(file).digest('hex').slice(0, 8)
  const fileName = `${name}.${hash}.${type}`
  mkdirSync(folder, { recursive: true })
  const earlier = new RegExp(`^${name}\\.[0-9a-f]{8}\\.(webp|png)$`)
  for (const old of readdirSync(folder).filter((old) => earlier.test(old))) rmSync(join(folder, old))
  writeFileSync(join(folder, fileName), file)
  const entry = {
    src: `/woven/${fileName}`,
    width: pixels.width,
    height: pixels.height,
    bytes: file.length,
    tile,
  }
  const all = Object.entries({ ...entries(), [name]: entry }).sort(([a], [b]) => a.localeCompare(b))
  writeFileSync(manifest, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`)
  return entry
}
