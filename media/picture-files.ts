import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { PictureEntry } from '../content/load/manifest.server'

/** Widths of a picture's files, in px; a narrower master also keeps its own. */
const WIDTHS = [480, 800, 1200, 1600]
const WIDEST = 1600
/** For pictures across a wide or a dense screen. It is left out where the master is narrower, or where it would be too heavy. */
const EXTRA_WIDE = 2400
const FALLBACK = 640
/** For browsers of before 2022 only: the repository's size counts for more. */
const FALLBACK_QUALITY = 32
const COLOURS = 4
const QUALITIES = [50, 42, 34, 28, 24]
const EXTRA_WIDE_QUALITIES = [38, 34, 28]
/** Bytes of an AVIF at most: a heavier one makes a page slow. Up to PHONE_WIDTH px it is a phone that waits, and its pixels hide more. */
const LIMIT = 175_000
const EXTRA_WIDE_LIMIT = 210_000
const PHONE_LIMIT = 50_000
const PHONE_WIDTH = 800
/** Flat colours are light, and compression shows first at their edges: they get a better quality while they stay within this. */
const FLAT_LIMIT = 75_000
const FLAT_QUALITY = 60
const EXTRA_WIDE_FLAT_QUALITY = 50

/** Something about a picture that whoever gave it can put right. */
export class PictureError extends Error {
  override readonly name = 'PictureError'
}

export type Entry = PictureEntry & { source: string }

/** A finished file, and the path below media/files that it is for. */
export interface Draft {
  path: string
  src: string
}

const limitOf = (width: number) =>
  width <= PHONE_WIDTH ? PHONE_LIMIT : width < EXTRA_WIDE ? LIMIT : EXTRA_WIDE_LIMIT

/** Qualities for a width, best first, with the bytes that each may take. */
function attemptsAt(width: number): { quality: number; limit: number }[] {
  const isExtraWide = width >= EXTRA_WIDE
  const flat = { quality: isExtraWide ? EXTRA_WIDE_FLAT_QUALITY : FLAT_QUALITY, limit: FLAT_LIMIT }
  const usual = (isExtraWide ? EXTRA_WIDE_QUALITIES : QUALITIES).map((quality) => ({
    quality,
    limit: limitOf(width),
  }))
  return width > PHONE_WIDTH ? [flat, ...usual] : usual
}

/** AVIF at the best quality that stays within the limit; grain and halftone need the lower ones. Undefined where none does. */
async function withinLimit(width: number, master: Sharp): Promise<Buffer | undefined> {
  for (const { quality, limit } of attemptsAt(width)) {
    const data = await master.clone().resize(width).avif({ quality, effort: 3 }).toBuffer()
    if (data.length <= limit) return data
  }
  return undefined
}

/** A picture's AVIF files by width in px. Throws where one that it cannot do without is too heavy. */
async function encodeWidths(master: Sharp, width: number): Promise<Map<number, Buffer>> {
  const files = new Map<number, Buffer>()
  const widths = [...WIDTHS.filter((candidate) => candidate < width), ...(width <= WIDEST ? [width] : [])]
  for (const wide of widths) {
    const data = await withinLimit(wide, master)
    if (!data)
      throw new PictureError(
        `too fine: more than ${limitOf(wide) / 1000} kB at ${wide} px even at the lowest quality; save it a little softer, with less grain`,
      )
    files.set(wide, data)
  }
  const extraWide = width < EXTRA_WIDE ? undefined : await withinLimit(EXTRA_WIDE, master)
  if (extraWide) files.set(EXTRA_WIDE, extraWide)
  return files
}

/** Mean colours of a picture from top to bottom: the cloth that keeps its place costs 30 bytes, a tiny picture 200. */
async function coloursOf(master: Sharp): Promise<string> {
  const pixels = await master.clone().resize(1, COLOURS, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  const hex = pixels.toString('hex')
  return Array.from({ length: COLOURS }, (_, row) => `#${hex.slice(row * 6, row * 6 + 6)}`).join()
}

/** Longer side in px at which a drawing (SVG) is read; it has no pixels of its own. */
const DRAWN = 2000
/** Dots per inch at which a drawing's own size counts. */
const OWN_DENSITY = 72

/** Opens a picture as the camera was held, a drawing large enough for every screen. */
export async function openPicture(file: string): Promise<{ master: Sharp; width: number; height: number }> {
  try {
    const { format, width, height } = await sharp(file).metadata()
    const density = format === 'svg' ? (OWN_DENSITY * DRAWN) / Math.max(width, height) : OWN_DENSITY
    const master = sharp(file, { density }).autoOrient()
    const { autoOrient } = await master.metadata()
    return { master, ...autoOrient }
  } catch {
    throw new PictureError('cannot be read as a picture; save it again')
  }
}

/**
 * Encodes one picture into a folder: AVIF at several widths and a WebP for old browsers.
 * @throws PictureError where it cannot be read or is too heavy
 */
export async function encodePicture(
  name: string,
  file: string,
  facts: Pick<Entry, 'sample' | 'source'>,
  folder: string,
): Promise<{ entry: Entry; drafts: Draft[] }> {
  const { master: opened, width, height } = await openPicture(file)
  const master = opened.flatten({ background: '#ffffff' })
  const files = await encodeWidths(master, width)
  const fallback = Math.min(FALLBACK, width)
  const base = `/pictures/${name}.${facts.source.slice(0, 8)}`
  const drafts: Draft[] = []
  let bytes = 0
  const keep = (suffix: string, data: Buffer) => {
    const path = join(folder, `${drafts.length}${suffix}`)
    writeFileSync(path, data)
    drafts.push({ path, src: `${base}${suffix}` })
    bytes += data.length
  }
  for (const [wide, data] of files) keep(`.${wide}.avif`, data)
  const webp = master.clone().resize(fallback).webp({ quality: FALLBACK_QUALITY, effort: 6 })
  keep(`.${fallback}.webp`, await webp.toBuffer())
  const colours = await coloursOf(master)
  return {
    entry: { width, height, base, widths: [...files.keys()], fallback, colours, bytes, ...facts },
    drafts,
  }
}
