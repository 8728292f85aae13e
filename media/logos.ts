import sharp from 'sharp'
import type { WordmarkEntry } from '../content/load/manifest.server'
import { enter, type FileChanges, readList } from './lists'
import { withoutEnclosedLight } from './logo-shapes'
import { digest, openPicture, PictureError } from './pictures'

const list = 'media/wordmarks.json'

export type LogoEntry = WordmarkEntry & { source?: string }

export const readLogos = () => readList<LogoEntry>(list)

/** A picture's pixels, four bytes each: red, green, blue, opacity. */
interface Pixels {
  data: Buffer
  width: number
  height: number
}

type Colour = readonly [number, number, number]

const WHITE: Colour = [255, 255, 255]
/** Difference between two colours, 0 to 255, from which they are told apart. */
const APART = 40
/** How far the border of a picture may be from one colour, on average. */
const UNEVEN = 16
/** Difference from the background that a JPEG leaves around letters: as ink it would be a grey shadow on the wall. */
const NOISE = 20
/** Share of a picture that must be transparent for it to have no background. */
const CLEAR = 0.02
/** Ink from which a pixel belongs to the logo, 0 to 255. */
const VISIBLE = 26
/** Share of its box that a logo may ink: above it, it is a filled shape. */
const FILLED = 0.92
/** Longest side at which a logo is analysed (px). */
const ANALYSED = 1200
/** Logos are in a row of 100 units, equal in area; a unit is so many px, three times what is shown. */
const ROW = 100
const AREA = 17_500
const UNIT = 2.64
const LARGEST = { width: 400, height: 96 }

const remedy = 'give it as SVG, or as PNG without background'

const colourAt = (data: Buffer, at: number): Colour => [
  data[at * 4] ?? 0,
  data[at * 4 + 1] ?? 0,
  data[at * 4 + 2] ?? 0,
]

/** As the eye weighs the three (Rec. 709). */
const lightness = ([red, green, blue]: Colour) => Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue)

const difference = (one: Colour, other: Colour) =>
  Math.max(...one.map((value, channel) => Math.abs(value - (other[channel] ?? 0))))

const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** The colour of a logo's background; a transparent logo is seen on the wall, which is light. */
function findBackground({ data, width, height }: Pixels): { background: Colour; isClear: boolean } {
  const pixels = Array.from({ length: width * height }, (_, at) => at)
  const clear = pixels.filter((at) => (data[at * 4 + 3] ?? 0) < 128)
  if (clear.length > pixels.length * CLEAR) return { background: WHITE, isClear: true }
  const border = pixels
    .filter((at) => at < width || at >= pixels.length - width || at % width === 0 || (at + 1) % width === 0)
    .map((at) => colourAt(data, at))
  const background: Colour = [
    mean(border.map(([red]) => red)),
    mean(border.map(([, green]) => green)),
    mean(border.map(([, , blue]) => blue)),
  ]
  if (mean(border.map((colour) => difference(colour, background))) > UNEVEN)
    throw new PictureError(`its background is not of one colour; ${remedy}`)
  return { background, isClear: false }
}

/**
 * How much ink a logo has at each pixel when it is printed in one colour: what differs from its background is ink, except for
 * light shapes inside it.
 * @throws PictureError if nothing differs, or the background is not of one colour
 */
function extractInk(pixels: Pixels): Buffer {
  const { data, width, height } = pixels
  const { background, isClear } = findBackground(pixels)
  const alpha = (at: number) => data[at * 4 + 3] ?? 0
  const differences = Array.from({ length: width * height }, (_, at) =>
    alpha(at) > 127 ? difference(colourAt(data, at), background) : 0,
  )
  const most = differences.reduce((one, other) => Math.max(one, other), 0)
  // A white logo without background: all that is opaque is ink.
  if (most < APART && isClear) return Buffer.from(differences.map((_, at) => alpha(at)))
  if (most < APART) throw new PictureError(`there is nothing to be seen on its background; ${remedy}`)
  // Soft edges keep their softness; every colour well off the background is full ink.
  const full = (most - NOISE) / 2
  const ink = differences.map((value, at) => Math.max(0, Math.min(1, (value - NOISE) / full)) * alpha(at))
  const isReversed = lightness(background) < 128
  const light = differences.map((_, at) => {
    const value = lightness(colourAt(data, at))
    return isReversed ? 255 - value : value
  })
  return withoutEnclosedLight(Buffer.from(ink.map(Math.round)), Buffer.from(light), width)
}

/**
 * Makes a logo of any file one colour, as large as its neighbours on the wall. Writes nothing.
 * @throws PictureError if nothing could be recognised in one colour
 */
export async function encodeLogo(id: string, source: Buffer): Promise<FileChanges> {
  const { master } = await openPicture(source)
  const { data, info } = await master
    .resize({ width: ANALYSED, height: ANALYSED, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: 1 } as const
  const mask = extractInk({ ...raw, data })
  if (!mask.some((ink) => ink >= VISIBLE))
    throw new PictureError('there is nothing to be seen on it; save it again')
  const box = await sharp(mask, { raw })
    .trim({ background: '#000', threshold: VISIBLE - 1 })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (mean([...box.data]) / 255 > FILLED)
    throw new PictureError(`in one colour it would be a filled shape; ${remedy}`)
  const { width: wide, height: high } = box.info
  const scale = UNIT * Math.min(Math.sqrt(AREA / (wide * high)), LARGEST.height / high, LARGEST.width / wide)
  const width = Math.ceil(wide * scale)
  const height = Math.ceil(high * scale)
  const row = Math.round(ROW * UNIT)
  const top = Math.round((row - height) / 2)
  const alpha = await sharp(box.data, { raw: { width: wide, height: high, channels: 1 } })
    .resize(width, height, { fit: 'fill' })
    .extend({ top, bottom: row - height - top, background: '#000' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const logo = await sharp({ create: { width, height: row, channels: 3, background: '#000' } })
    .joinChannel(alpha, { raw: { width, height: row, channels: 1 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer()
  const hash = digest(source)
  const src = `/wordmarks/${id}.${hash.slice(0, 8)}.webp`
  const entry: LogoEntry = { src, width: Math.ceil(width / UNIT), height: ROW, source: hash }
  return enter(list, [id, entry], [[`media/files${src}`, logo]], (one) => [`media/files${one.src}`])
}
