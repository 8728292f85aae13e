import { chance } from '../stage/timing'

const tokens = getComputedStyle(document.documentElement)
const ofTheSite = (name: string) => tokens.getPropertyValue(`--${name}`)

/** The agency's dyes: the page that draws links the site's own tokens. */
export const dyes = {
  paper: ofTheSite('paper'),
  ink: ofTheSite('ink'),
  vermilion: ofTheSite('vermilion'),
  saffron: ofTheSite('saffron'),
  turmeric: ofTheSite('turmeric'),
  madder: ofTheSite('madder'),
  indigo: ofTheSite('indigo'),
}

export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
type Source = OffscreenCanvas | HTMLCanvasElement

export interface Cloth {
  /** Height of a thread, px; threads in one bundle share their picture row. */
  pitch: number
  bundle: number
  /** How far a thread, and a whole bundle, may slip sideways, px. */
  slip: number
  drift: number
  seed: number
}

/** Draws `source` as cloth: cut into weft threads that slip a little sideways. */
export function weave(pen: Pen, source: Source, { pitch, bundle, slip, drift, seed }: Cloth): void {
  const { width, height } = source
  if (slip < 0.5 && drift < 0.5) {
    pen.drawImage(source, 0, 0)
    return
  }
  const step = pitch * bundle
  for (let y = 0; y < height; y += pitch) {
    const group = Math.floor(y / step)
    const row = Math.min(height - 1, Math.floor((group + 0.5) * step))
    const near = chance(y, seed) + chance(y, seed + 1)
    const own = (near - 1) * slip * (chance(y, seed) > 0.9 ? 1.9 : 1)
    const shared = (chance(group, seed + 2) + chance(group, seed + 3) - 1) * drift
    const shift = Math.round(own + shared)
    // A settled cloth repeats its bundle's middle row; a slipping picture keeps its own rows, so that it stays readable.
    const from = slip > 20 || bundle === 1 ? y : row
    const tall = slip > 20 || bundle === 1 ? pitch : 1
    pen.drawImage(source, 0, from, width, tall, shift, y, width, pitch)
    if (shift > 0) pen.drawImage(source, 0, from, 1, tall, 0, y, shift, pitch)
    if (shift < 0) pen.drawImage(source, width - 1, from, 1, tall, width + shift, y, -shift, pitch)
  }
}

/** Clips to the weft strips that have already been thrown across. @param share 0 none, 1 all */
export function thrown(pen: Pen, width: number, height: number, share: number, seed: number): void {
  const strip = 12
  pen.beginPath()
  for (let y = 0; y < height; y += strip) {
    const band = Math.floor(y / (strip * 6))
    const late = chance(band, seed) * 0.38 + chance(y, seed + 9) * 0.14
    const reach = 1 - (1 - Math.min(1, Math.max(0, share * 1.52 - late))) ** 3
    if (reach > 0) pen.rect((y / strip) % 2 ? width * (1 - reach) : 0, y, width * reach, strip + 0.5)
  }
  pen.clip()
}

function rhombus(pen: Pen, x: number, y: number, rx: number, ry: number, dye: string): void {
  pen.fillStyle = dye
  pen.beginPath()
  pen.moveTo(x - rx, y)
  pen.lineTo(x, y - ry)
  pen.lineTo(x + rx, y)
  pen.lineTo(x, y + ry)
  pen.fill()
}

export interface Gaze {
  /** 0 shut, 1 open. */
  open: number
  /** Where the iris looks, -1..1. */
  look: number
  up?: number
}

/** The ikat diamond that looks back: nested rhombi, lashes, iris, glint. */
export function eye(
  pen: Pen,
  x: number,
  y: number,
  rx: number,
  ry: number,
  { open, look, up = 0 }: Gaze,
): void {
  const tall = Math.max(0.05, open)
  rhombus(pen, x, y, rx * 1.16, ry * 1.3 * (0.25 + 0.75 * tall), dyes.madder)
  rhombus(pen, x, y, rx * 1.06, ry * 1.14 * (0.2 + 0.8 * tall), dyes.saffron)
  rhombus(pen, x, y, rx * 0.96, ry * tall, dyes.ink)
  rhombus(pen, x, y, rx * 0.78, ry * 0.8 * tall, dyes.paper)
  if (open < 0.12) return
  pen.save()
  pen.beginPath()
  pen.moveTo(x - rx * 0.78, y)
  pen.lineTo(x, y - ry * 0.8 * tall)
  pen.lineTo(x + rx * 0.78, y)
  pen.lineTo(x, y + ry * 0.8 * tall)
  pen.clip()
  const [ix, iy] = [x + look * rx * 0.26, y + up * ry * 0.2]
  rhombus(pen, ix, iy, rx * 0.47, ry * 0.58, dyes.vermilion)
  rhombus(pen, ix, iy, rx * 0.27, ry * 0.36, dyes.ink)
  pen.fillStyle = dyes.paper
  pen.fillRect(ix - rx * 0.13, iy - ry * 0.2, rx * 0.1, ry * 0.13)
  pen.restore()
}

/** One line of Anek Latin 800 that fills `width` exactly, with its resist halo. @returns height of its capitals, px */
export function headline(
  pen: Pen,
  words: string,
  x: number,
  base: number,
  width: number,
  ink: string,
  halo: string,
): number {
  pen.font = "800 200px 'Anek Latin Variable'"
  pen.fontStretch = 'semi-expanded'
  pen.letterSpacing = '-5px'
  const probe = pen.measureText(words)
  const size = (200 * width) / (probe.actualBoundingBoxLeft + probe.actualBoundingBoxRight)
  pen.font = `800 ${size}px 'Anek Latin Variable'`
  pen.letterSpacing = `${-size / 40}px`
  pen.lineJoin = 'miter'
  pen.miterLimit = 3
  const left = x + (probe.actualBoundingBoxLeft * size) / 200
  pen.strokeStyle = halo
  pen.lineWidth = 18
  pen.strokeText(words, left, base)
  pen.fillStyle = ink
  pen.fillText(words, left, base)
  return (probe.actualBoundingBoxAscent * size) / 200
}
