import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { WordmarkEntry } from '../content/load/manifest.server'
import { logoMask, type Pixels } from './logo-mask'
import { type Draft, openPicture, PictureError } from './picture-files'

const list = 'media/wordmarks.json'

/** Longest side at which a logo is looked at (px). */
const LOOKED_AT = 1200
/** Logos stand on a row of 100 units, as large in area as each other; so many px are a unit, three times what is shown. */
const ROW = 100
const AREA = 17_500
const UNIT = 2.64
/** Units that a logo takes at most. */
const MOST = { width: 400, height: 96 }
/** Ink from which a pixel belongs to the logo, 0 to 255. */
const SEEN = 26
/** Share of its box that a logo may ink: above it, it is a filled shape. */
const FILLED = 0.92

export type LogoEntry = WordmarkEntry & { source?: string }

export const readLogos = (): Record<string, LogoEntry> =>
  existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {}

/** The smallest box that holds all ink. */
function boxOf(mask: Buffer, { width, height }: Pixels) {
  let [left, top, right, bottom] = [width, height, -1, -1]
  mask.forEach((ink, at) => {
    if (ink < SEEN) return
    const [x, y] = [at % width, Math.floor(at / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  })
  if (right < 0) throw new PictureError('there is nothing to be seen on it; save it again')
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** Ink in a box, as a share of what it could hold. */
const inkShare = (mask: Buffer) => mask.reduce((sum, ink) => sum + ink, 0) / 255 / mask.length

/**
 * Makes a logo of any file one colour, as large as its neighbours on the wall.
 * @throws PictureError where in one colour nothing could be made out
 */
export async function encodeLogo(id: string, file: string, source: string, folder: string) {
  const { master } = await openPicture(file)
  const { data, info } = await master
    .resize({ width: LOOKED_AT, height: LOOKED_AT, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = { data, width: info.width, height: info.height }
  const mask = logoMask(pixels)
  const box = boxOf(mask, pixels)
  const ink = sharp(mask, { raw: { width: info.width, height: info.height, channels: 1 } }).extract(box)
  if (inkShare(await ink.clone().raw().toBuffer()) > FILLED)
    throw new PictureError(
      'in one colour it would be a filled shape; give it as SVG, or as PNG without background',
    )
  const scale = Math.min(
    Math.sqrt(AREA / (box.width * box.height)),
    MOST.height / box.height,
    MOST.width / box.width,
  )
  const width = Math.ceil(box.width * scale * UNIT)
  const height = Math.ceil(box.height * scale * UNIT)
  const row = Math.round(ROW * UNIT)
  const above = Math.round((row - height) / 2)
  const alpha = await ink
    .resize(width, height, { fit: 'fill' })
    .extend({ top: above, bottom: row - height - above, background: '#000' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const logo = await sharp({ create: { width, height: row, channels: 3, background: '#000' } })
    .joinChannel(alpha, { raw: { width, height: row, channels: 1 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer()
  const src = `/wordmarks/${id}.${source.slice(0, 8)}.webp`
  const path = join(folder, `${id}.webp`)
  writeFileSync(path, logo)
  const entry: LogoEntry = { src, width: Math.ceil(width / UNIT), height: ROW, source }
  return { entry, draft: { path, src } satisfies Draft }
}

/** Moves a logo among the site's media and enters it, in one step; only then the file of its earlier version goes. */
export function enterLogo(id: string, entry: LogoEntry, draft: Draft, workspace: string): void {
  const file = join('media/files', draft.src)
  mkdirSync(dirname(file), { recursive: true })
  renameSync(draft.path, file)
  const earlier = readLogos()
  const all = Object.entries({ ...earlier, [id]: entry }).sort(([a], [b]) => (a < b ? -1 : 1))
  const next = join(workspace, 'wordmarks.json')
  writeFileSync(next, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`)
  renameSync(next, list)
  const old = earlier[id]
  if (old && old.src !== entry.src) rmSync(join('media/files', old.src), { force: true })
}
