import { cream, night } from './book'
import { depth } from './net'
import { pitch, seal, tall } from './sheet'

/** How high the pack stands up to its upper seal; the front leans back from the foot. */
const high = tall - seal - 20

/** A point of the pack in the drawing: x along the front, y upwards, z to the back. */
const at = (x: number, y: number, z: number): string =>
  `${(x * 0.88 + z * 0.62).toFixed(1)} ${(x * 0.16 - z * 0.34 - y).toFixed(1)}`

/** A line drawing of what the flat pack becomes: its foot’s front corner stands at (x, y). */
export function foldedPack(x: number, y: number, scale: number): string {
  const [middle, top] = [depth / 2, high + seal]
  const front = `M${at(0, 0, 0)}L${at(pitch, 0, 0)}L${at(pitch, high, middle)}L${at(0, high, middle)}Z`
  const band = `M${at(0, high, middle)}L${at(pitch, high, middle)}L${at(pitch, top, middle)}L${at(0, top, middle)}Z`
  const gusset = `M${at(pitch, 0, 0)}L${at(pitch, 0, depth)}L${at(pitch, high, middle)}Z`
  const foot = `M${at(pitch, 0, 0)}L${at(pitch, 150, middle)}L${at(pitch, 0, depth)}M${at(pitch, 150, middle)}L${at(pitch, high, middle)}`
  const crimps = [0.25, 0.5, 0.75]
    .map((part) => `M${at(8, high + seal * part, middle)}L${at(pitch - 8, high + seal * part, middle)}`)
    .join('')
  return `<g transform="translate(${x} ${y}) scale(${scale})" stroke="${night}" stroke-width="11" stroke-linejoin="round" stroke-linecap="round" fill="${cream}"><path d="${gusset}"/><path d="${front}"/><path d="${band}" fill="${night}"/><path d="${crimps}" stroke="${cream}" stroke-width="4"/><path d="${foot}" fill="none" stroke-dasharray=".1 24"/></g>`
}
