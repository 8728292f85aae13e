import { cream, mustard, night, vermilion } from './book'
import { backPanel, productGusset, wordmarkGusset } from './net-panels'
import { face, pitch, seal, tall } from './sheet'

/**
 * The moong pack lying flat and unfolded, in the sheet’s units: a glue flap, the back, a gusset, the front, the other gusset,
 * and below them the flaps of the foot. What stands on the shelf is folded from this.
 */

/** How deep the pack is: the width of a gusset, in the proportion of the single pack’s picture. */
export const depth = 187
const glue = 56
/** Left edges of back, gusset, front, gusset, and the right edge of the last. */
const edges = [
  glue,
  glue + pitch,
  glue + pitch + depth,
  glue + 2 * pitch + depth,
  glue + 2 * pitch + 2 * depth,
] as const
const [back, left, front, right, end] = edges
/** The flaps of the foot: those of front and back overlap, those of the gussets meet below them. */
const [long, short] = [134, 96]
/** How far the print runs on past the knife. */
const bleed = 16

export const netWidth = end
export const netHeight = tall + long

/** A flap that hangs from the foot between two edges, drawn in a little so that it folds freely. */
const flap = (from: number, to: number, length: number): string =>
  `L${to} ${tall}L${to - 16} ${tall + length}H${from + 16}L${from} ${tall}`
const foot = `${flap(right, end, short)}${flap(front, right, long)}${flap(left, front, short)}${flap(back, left, long)}`
const side = `L0 ${tall - 30}V52L${glue} 22V0`

/** What gets glue: hatched, as every box maker hatches it. */
function glued(): string {
  const hatch = Array.from({ length: 110 }, (_, at) => {
    const x = at * 26 - 1420
    return `M${x} ${netHeight}l1440 -1440`
  }).join('')
  const area = `M${end} ${tall}${foot}${side}V${tall}Z`
  return `<path d="${area}" fill="${mustard}" stroke="${mustard}" stroke-width="${bleed * 2}"/><clipPath id="glued"><path d="${area}"/></clipPath><path d="${hatch}" clip-path="url(#glued)" stroke="${night}" stroke-width="3.4" opacity=".55"/>`
}

/** Crimps of the upper seal, over all panels. */
const crimps = [16, 28, 40, 52]
  .map((y) => `<rect x="${glue}" y="${y}" width="${end - glue}" height="4" fill="#fff" opacity=".17"/>`)
  .join('')

/** Dots that show on every colour: light ones on a dark thread. */
const fold = (d: string): string =>
  `<path d="${d}" fill="none" stroke="${night}" stroke-width="10"/><path d="${d}" fill="none" stroke="${cream}" stroke-width="6.4" stroke-linecap="round" stroke-dasharray=".1 13"/>`

/** A gusset goes inwards along its middle and lies flat in a triangle above the foot. */
const tuck = (from: number): string => {
  const middle = from + depth / 2
  return `M${middle} ${seal}V${tall - 110}L${from} ${tall}M${middle} ${tall - 110}L${from + depth} ${tall}`
}

const folds = fold(
  `${[back, left, front, right].map((x) => `M${x} 0V${tall}`).join('')}M${back} ${tall}H${end}M${back} ${seal}H${end}${tuck(left)}${tuck(right)}`,
)

/** The knife, in the red of the syllables; a light thread below it keeps the dashes apart from the print. */
const cut = `M${glue} 0H${end}V${tall}${foot}${side}Z`
const knife = `<path d="${cut}" fill="none" stroke="${cream}" stroke-width="4" stroke-linejoin="round"/><path d="${cut}" fill="none" stroke="${vermilion}" stroke-width="10" stroke-dasharray="30 15"/>`

/** Ticks outside the sheet at every fold from top to bottom. */
const ticks = [back, left, front, right].map((x) => `M${x} -26v-44M${x} ${netHeight + 26}v44`).join('')

/** A cross in a ring, by which the five plates are laid over each other. */
const register = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})" fill="none" stroke="${night}" stroke-width="4.5"><circle r="20"/><path d="M-34 0H34M0 -34V34"/></g>`

/** The whole net, upper left corner at the origin; the print has to be in the picture’s definitions (`sheetDefs`). */
export function net(): string {
  const printed = `<rect x="${glue}" y="${-bleed}" width="${end - glue + bleed}" height="${tall + bleed}" fill="${night}"/>`
  const place = (x: number, inner: string): string => `<g transform="translate(${x} 0)">${inner}</g>`
  return `${glued()}${printed}<clipPath id="panel"><rect width="${pitch}" height="${tall}"/></clipPath>
    ${place(back, backPanel())}${place(left, productGusset(depth))}<g transform="translate(${front} 0)"><g clip-path="url(#panel)">${face(1, true)}</g></g>${place(right, wordmarkGusset(depth))}
    <rect x="${glue}" y="${-bleed}" width="${end - glue + bleed}" height="${seal + bleed}" fill="${night}"/>${crimps}${folds}${knife}
    <path d="${ticks}" stroke="${night}" stroke-width="5"/>${[-40, end + 40].map((x) => register(x, -48) + register(x, netHeight + 48)).join('')}`
}
