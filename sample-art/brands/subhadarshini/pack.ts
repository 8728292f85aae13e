import { face, pitch, seal, sheetDefs, tall } from './sheet'

const short = (value: number): string => value.toFixed(1)

export interface Range {
  x: number
  y: number
  /** Width of one pack; its height follows from the sheet. */
  width: number
  gap: number
  /** Indices of the packs that stand there. */
  which?: number[]
  shadow: string
  label?: boolean
  /** The weight on the seal is legible at this size. */
  isLarge?: boolean
}

/** Teeth along an edge, from x to x; `side` is -1 above, 1 below. */
function teeth(from: number, to: number, y: number, side: number): string {
  const count = 26
  const step = (to - from) / count
  return Array.from(
    { length: count },
    (_, at) => `L${short(from + step * (at + 0.5))} ${y + side * 12}L${short(from + step * (at + 1))} ${y}`,
  ).join('')
}

/** Outline of a pillow pack in the sheet’s units: crimped edges with teeth, sides drawn in a little. */
export const outline = `M0 0${teeth(0, pitch, 0, -1)}C${pitch - 6} 77 ${pitch + 3} 180 ${pitch + 1} ${tall / 2}S${pitch - 6} ${tall - 77} ${pitch} ${tall}${teeth(pitch, 0, tall, 1)}C6 ${tall - 77} -3 ${tall - 180} -1 ${tall / 2}S6 77 0 0Z`

/** Crimps of a seal. */
const crimps = (top: number): string =>
  [6, 17, 28, 39, 50]
    .map((y) => `<rect x="-10" y="${top + y}" width="${pitch + 20}" height="3.5" fill="#fff" opacity=".15"/>`)
    .join('')

/** The light on a pack’s film. */
const film = `<rect x="-5" width="23" height="${tall}" fill="#fff" opacity=".22"/><rect x="18" width="15" height="${tall}" fill="#fff" opacity=".1"/><rect x="${pitch - 43}" width="51" height="${tall}" fill="#000" opacity=".15"/><rect x="${pitch - 19}" width="26" height="${tall}" fill="#000" opacity=".2"/>`

/** One pack from the front, its upper left corner at the origin, in the sheet’s units. */
export const standing = (index: number, isLarge = false, label = true): string =>
  `<g clip-path="url(#pack)">${face(index, isLarge, label)}${film}${crimps(0)}${isLarge ? '' : crimps(tall - seal + 4)}</g>`

/** Packs in a row, each a cut of the same sheet. */
export function packs({
  x,
  y,
  width,
  gap,
  which = [0, 1, 2, 3, 4],
  shadow,
  label = true,
  isLarge = false,
}: Range): string {
  const scale = width / pitch
  const place = (index: number): string =>
    `translate(${short(x + index * (width + gap))} ${y}) scale(${scale.toFixed(4)})`
  const shadows = which.map(
    (index) => `<path d="${outline}" transform="translate(12 20) ${place(index)}" fill="${shadow}"/>`,
  )
  const fronts = which.map((index) => `<g transform="${place(index)}">${standing(index, isLarge, label)}</g>`)
  return `${shadows.join('')}${fronts.join('')}`
}

/** The print and the pack’s outline: once in a picture that shows packs. */
export const packDefs = (): string =>
  `${sheetDefs()}<defs><clipPath id="pack"><path d="${outline}"/></clipPath></defs>`
