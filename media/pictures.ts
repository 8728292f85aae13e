import { createHash } from 'node:crypto'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import type { PictureEntry } from '../content/load/manifest.server'
import { enter, type FileChanges, readList } from './lists'

/** Something about a picture that its owner can correct; the message says how. */
export class PictureError extends Error {
  override readonly name = 'PictureError'
}

export type Entry = PictureEntry & { source: string }

const list = 'media/pictures.json'
const folder = 'media/files/pictures'

export const readPictures = () => readList<Entry>(list)

/** The encoded files that an entry names. */
export const pathsOfPicture = ({ base, widths, fallback }: Entry): string[] =>
  [...widths.map((width) => `${width}.avif`), `${fallback}.webp`].map((end) => `media/files${base}.${end}`)

/** Identifies a source, so that it is encoded again only if it has changed. */
export const digest = (source: Buffer): string =>
  createHash('sha256').update(source).digest('hex').slice(0, 16)

/** Removes files that no entry names: a program that was stopped left them. */
export function clearLeftovers(): void {
  if (!existsSync(folder)) return
  const named = new Set(Object.values(readPictures()).flatMap(pathsOfPicture))
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = `${folder}/${file.replaceAll('\\', '/')}`
    if (/\.[0-9a-f]{8}\.\d+\.(?:avif|webp)(?:\.part)?$/.test(path) && !named.has(path)) rmSync(path)
  }
}

/** Widths of a picture's files, in px; a master up to 1600 px also keeps its own. */
const WIDTHS = [480, 800, 1200, 1600]
const WIDEST = 1600
/** For wide and dense screens; left out if it would be too heavy. */
const EXTRA_WIDE = 2400
/** For browsers of before 2022: the repository's size counts for more than their quality. */
const FALLBACK = { width: 640, quality: 32 }
const COLOURS = 4

const attempts = (limit: number, ...qualities: number[]) => qualities.map((quality) => ({ quality, limit }))

/**
 * Qualities to try at widths below `below` px, best first, each with the bytes that it may take. Phones wait longest, and their
 * pixels hide more. Flat colours are light, and their edges show compression first: they may have the best quality.
 */
const steps = [
  { below: 801, tries: attempts(50_000, 50, 42, 34, 28, 24) },
  { below: EXTRA_WIDE, tries: [...attempts(75_000, 60), ...attempts(175_000, 50, 42, 34, 28, 24)] },
  { below: Number.POSITIVE_INFINITY, tries: [...attempts(75_000, 50), ...attempts(210_000, 38, 34, 28)] },
]

/**
 * A picture as AVIF of that width; undefined if it is too heavy at every quality. The best quality suits most pictures; of the others
 * it tries the middle one, then the middle of what is left.
 */
async function encodeWidth(master: Sharp, width: number, effort: number): Promise<Buffer | undefined> {
  const { tries = [] } = steps.find(({ below }) => width < below) ?? {}
  let best: Buffer | undefined
  let [at, first, last] = [0, 0, tries.length - 1]
  for (let one = tries[at]; one && first <= last; one = tries[at]) {
    const data = await master.clone().resize(width).avif({ quality: one.quality, effort }).toBuffer()
    if (data.length <= one.limit) {
      best = data
      last = at - 1
    } else first = at + 1
    at = Math.floor((first + last) / 2)
  }
  if (!best && width < EXTRA_WIDE)
    throw new PictureError(
      `too fine: more than ${(tries.at(-1)?.limit ?? 0) / 1000} kB at ${width} px even at the lowest quality; save it a little softer, with less grain`,
    )
  return best
}

/** Mean colours of a picture from top to bottom, shown until it has loaded: 30 bytes, where a tiny picture takes 200. */
async function meanColours(master: Sharp): Promise<string> {
  const pixels = await master.clone().resize(1, COLOURS, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  return (pixels.toString('hex').match(/.{6}/g) ?? []).map((hex) => `#${hex}`).join()
}

/** Longer side in px at which a drawing (SVG) is read, and the dots per inch at which its own size counts. */
const DRAWN = 2000
const OWN_DENSITY = 72

/** Opens a picture upright, a drawing large enough for every screen. */
export async function openPicture(source: Buffer | string) {
  try {
    const { format, width, height } = await sharp(source).metadata()
    const density = format === 'svg' ? (OWN_DENSITY * DRAWN) / Math.max(width, height) : OWN_DENSITY
    const master = sharp(source, { density }).autoOrient()
    const { autoOrient } = await master.metadata()
    return { master, ...autoOrient }
  } catch {
    throw new PictureError('cannot be read as a picture; save it again')
  }
}

interface EncodingOptions {
  /** Called for each file. */
  onFile?: () => void
  /** How long the AVIF encoder takes for fewer bytes, 0 to 9. */
  effort?: number
}

/** A picture's files, by how their names end, and what its entry says of them. */
export interface Sizes {
  files: Map<string, Buffer>
  entry: Omit<Entry, 'base' | 'sample'>
}

/**
 * Encodes a picture: AVIF at several widths, and a WebP for old browsers.
 * @throws PictureError if it cannot be read or is too heavy
 */
export async function encodeSizes(
  source: Buffer,
  { onFile = () => {}, effort = 3 }: EncodingOptions = {},
): Promise<Sizes> {
  const { master: opened, width, height } = await openPicture(source)
  const master = opened.flatten({ background: '#ffffff' })
  const files = new Map<string, Buffer>()
  const add = (end: string, data: Buffer) => {
    files.set(end, data)
    onFile()
  }
  const widths: number[] = []
  const own = width <= WIDEST ? width : EXTRA_WIDE
  for (const wide of [...WIDTHS.filter((one) => one < width), own].filter((one) => one <= width)) {
    const data = await encodeWidth(master, wide, effort)
    if (!data) continue
    widths.push(wide)
    add(`${wide}.avif`, data)
  }
  const fallback = Math.min(FALLBACK.width, width)
  const webp = master.clone().resize(fallback).webp({ quality: FALLBACK.quality, effort: 6 })
  add(`${fallback}.webp`, await webp.toBuffer())
  const colours = await meanColours(master)
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0)
  return { files, entry: { width, height, widths, fallback, colours, bytes, source: digest(source) } }
}

/** What is written for a picture of this name. */
export function enterPicture(name: string, sizes: Sizes, sample: boolean) {
  const { widths, fallback, colours, bytes, source, ...size } = sizes.entry
  const base = `/pictures/${name}.${source.slice(0, 8)}`
  const entry: Entry = { ...size, base, widths, fallback, colours, bytes, sample, source }
  const files = new Map([...sizes.files].map(([end, data]) => [`media/files${base}.${end}`, data]))
  const changes: FileChanges = enter(list, [name, entry], files, pathsOfPicture)
  return { entry, changes }
}
