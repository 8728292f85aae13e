import { random } from '../../lib/random'
import { type Arc, type Clearing, outside } from './clearing'

/** Trident Galaxy III: the building is the axis of the sky. Palette, star trails, numeral and lettering. */
export const night = '#120A2A'
export const copper = '#F0A36B'
export const starlight = '#FFF1DC'
export const lilac = '#B7A2FF'
export const violet = '#5B3FD1'
/** Night with a breath of light in it: far trails, tower bodies. */
export const deep = '#2A1A5C'
export const body = '#1D0E33'

export interface Exposure {
  x: number
  y: number
  from?: number
  to: number
  every?: number
  seed?: number
  /** Multiplies every stroke width. */
  weight?: number
  colours?: [number, string][]
  /** Where no trail goes. */
  clearing?: Clearing
}

const sky: [number, string][] = [
  [0.93, copper],
  [0.75, starlight],
  [0.5, lilac],
  [0.22, violet],
  [0, deep],
]

/** One long exposure: concentric arcs broken at random. */
export function exposed({
  x,
  y,
  from = 14,
  to,
  every = 12,
  seed = 31,
  weight = 1,
  clearing,
}: Exposure): Arc[] {
  const next = random(seed)
  const arcs: Arc[] = []
  for (let r = from; r < to; r += every) {
    const first = next() * 6.283
    for (let turned = 0; turned < 6.1; ) {
      const length = Math.min(0.35 + next() * 0.9, 6.2 - turned)
      const light = next()
      const width = (light > 0.9 ? 7 : light > 0.6 ? 5 : 3.4) * weight
      const start = first + turned
      arcs.push({ r, start, end: start + length, light, width })
      turned += length + 0.05 + next() * next() * 1.1
    }
  }
  return clearing ? outside(arcs, x, y, clearing) : arcs
}

/** A trail round (x, y), or the part of it between two angles, as a stroke of one colour. */
export function arcStroke(x: number, y: number, { r, start, end, width }: Arc, colour: string): string {
  const at = (a: number): string => `${(x + r * Math.cos(a)).toFixed(1)} ${(y + r * Math.sin(a)).toFixed(1)}`
  return `<path d="M${at(start)}A${r} ${r} 0 0 1 ${at(end)}" stroke="${colour}" stroke-width="${width.toFixed(1)}"/>`
}

/** The exposure as strokes round (x, y), each in the colour that its light asks for. */
export function trails({ colours = sky, ...exposure }: Exposure): string {
  const { x, y } = exposure
  const strokes = exposed(exposure).map((arc) =>
    arcStroke(x, y, arc, colours.find(([least]) => arc.light >= least)?.[1] ?? deep),
  )
  return `<g fill="none">${strokes.join('')}</g>`
}

/** A four-point star of radius r. */
export function star(x: number, y: number, r: number, fill = starlight, halo = ''): string {
  const q = r * 0.17
  return `<path transform="translate(${x} ${y})" d="M0${-r}L${q}${-q}L${r} 0L${q} ${q}L0 ${r}L${-q} ${q}L${-r} 0L${-q}${-q}Z" fill="${fill}" ${halo}/>`
}

/** One stroke of the numeral: a slab tower between top and foot, as path data. */
export function slab(
  x: number,
  top: number,
  foot: number,
  width: number,
  serif = width * 0.18,
  thick = width * 0.21,
): string {
  const [l, r] = [x - width / 2, x + width / 2]
  return `M${l - serif} ${foot}V${foot - thick}H${l}V${top + thick}H${l - serif}V${top}H${r + serif}V${top + thick}H${r}V${foot - thick}H${r + serif}V${foot}Z`
}

/** How high the star stands over the feet of a numeral of this height; whatever turns, turns round it. */
export const polar = (height: number): number => (height * 100) / 84

/** The numeral III, its feet on y = 0, centred, `height` px to the top of the middle stroke. */
export function numeral(height: number, fill: string, withStar = true): string {
  const k = height / 84
  const strokes = [-27, 0, 27].map((x, i) => slab(x * k, (i === 1 ? -84 : -66) * k, 0, 13 * k, 6 * k, 6 * k))
  return `<path d="${strokes.join('')}" fill="${fill}"/>${withStar ? star(0, -polar(height), 13 * k, fill) : ''}`
}

interface Setting {
  size: number
  fill: string
  anchor?: 'start' | 'middle' | 'end'
  leading?: number
  /** Thickening in px: Italiana is thin in small sizes and on night. */
  bold?: number
  spacing?: number
}

/** Lines of Italiana, the first on the baseline y. */
export function lines(words: string[], x: number, y: number, setting: Setting): string {
  const { size, fill, anchor = 'start', leading = 1.16, bold = size * 0.011, spacing = 0 } = setting
  const each = words.map((line, i) => `<text x="${x}" y="${y + i * size * leading}">${line}</text>`)
  return `<g font-family="Italiana" font-size="${size}" fill="${fill}" stroke="${fill}" stroke-width="${bold}" stroke-linejoin="round" text-anchor="${anchor}" letter-spacing="${spacing}">${each.join('')}</g>`
}

/** Words that keep a margin of their ground round them where they cross a line. */
export function clear(
  words: string[],
  x: number,
  y: number,
  size: number,
  fill: string,
  anchor: 'start' | 'middle' | 'end',
  ground: string,
): string {
  return (
    lines(words, x, y, { size, fill: ground, anchor, bold: 24 }) +
    lines(words, x, y, { size, fill, anchor, bold: size * 0.036 })
  )
}

/** Name and numeral on one baseline, the name set in `size`; in all 7.35 times as wide as `size`. */
export function wordmark(x: number, y: number, size: number, fill: string): string {
  const k = size / 80
  return `${lines(['Trident Galaxy'], x, y, { size, fill, bold: 1.8 * k })}<g transform="translate(${x + 545 * k} ${y})">${numeral(84 * k, fill)}</g>`
}

/** Fine grain over dark areas, so that glows do not band. */
export function grain(width: number, height: number, opacity = 0.4): string {
  return `<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="3"/><feColorMatrix type="saturate" values="0"/></filter>
    <rect width="${width}" height="${height}" filter="url(#grain)" opacity="${opacity}" style="mix-blend-mode:overlay"/>`
}
