import { group } from '../woven/shapes'
import type { Block } from './lettering'
import { line } from './lettering'

/** Size of a social picture, as networks show it, and the margin that keeps words out of their rounded corners. */
export const [width, height, margin] = [1200, 630, 48]

/** A block of lines at a place, in a dye; with `halo`, ringed by undyed thread of that many px. */
export function lettering(
  block: Block,
  x: number,
  y: number,
  dye: string,
  halo?: { dye: string; width: number },
): string {
  const ring = halo
    ? `stroke="${halo.dye}" stroke-width="${halo.width * 2}" stroke-linejoin="miter" stroke-miterlimit="3" paint-order="stroke"`
    : ''
  const lines = block.lines.map((one) => group(`translate(${x} ${y + one.y})`, one.path))
  return `<g fill="${dye}" ${ring}>${lines.join('')}</g>`
}

/** The agency's mark and name, 36 px high. */
export function signature(x: number, y: number, dye: string, eye: string, name: string): string {
  const word = line(name, 40, 112)
  const knot = 'M16 0h8v4h4v4h4v4h4v2h4v4h-4v2h-4v4h-4v4h-4v4h-8v-4h-4v-4H8v-4H4v-2H0v-4h4v-2h4V8h4V4h4z'
  const iris = 'M18 8h4v3h3v3h3v4h-3v3h-3v3h-4v-3h-3v-3h-3v-4h3v-3h3z'
  const mark = `<path d="${knot}" fill="${dye}"/><path d="${iris}" fill="${eye}"/><rect x="18" y="14" width="5" height="5" fill="${dye}"/>`
  return group(
    `translate(${x} ${y})`,
    group('scale(1.125)', mark),
    `<g fill="${dye}" transform="translate(57 ${18 - word.base / 2})">${word.path}</g>`,
  )
}

/** Crisp art on a transparent ground, as an SVG file. */
export const crisp = (markup: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${markup}</svg>`)
