import { random } from '../../lib/random'
import { ore } from './book'

/** A core, drawn lying: x runs from the surface down to bedrock, y across it, the light comes from above. */
export interface Core {
  /** How long a layer is, how thick the core; half the width of the ellipse that a section is. */
  pitch: number
  thick: number
  bulge: number
  /** Which end one sees into: its sections bend away from it. */
  end: 'surface' | 'bedrock'
}

/**
 * Where each sheet of shade begins, as a share of the way across the core, and how dark it is. Stone throws no gloss: it has
 * one lit side and grows darker from there, in sheets whose edges are cut by hand as those of the layers are.
 */
const shades: readonly (readonly [from: number, opacity: number])[] = [
  [0.5, 0.09],
  [0.63, 0.11],
  [0.75, 0.13],
  [0.86, 0.15],
  [0.945, 0.16],
]
/** The narrow strip that turns away above the lit side. */
const turning: readonly (readonly [to: number, opacity: number])[] = [
  [0.11, 0.1],
  [0.04, 0.12],
]

/** A long edge at y from one end of the core to the other: short straight cuts, no two alike, lower and higher by turns. */
function edge(y: number, from: number, to: number, swing: number, seed: number): string {
  const next = random(seed)
  const points: string[] = []
  for (let x = from; x < to; x += 18 + next() * 44)
    points.push(`${x.toFixed(0)} ${(y + (next() - 0.5) * swing).toFixed(1)}`)
  return `M${points.join('L')}L${to} ${y}`
}

/**
 * The shade on the round of one layer, from its beginning to where the next one lies under it. Each layer broke in its own
 * way, so its shade begins a little higher or lower than its neighbour's: `swing` is how far its edges stray, px.
 */
export function shade({ thick, pitch, bulge }: Core, layer: number, swing: number): string {
  const [from, to] = [layer * pitch - bulge - 12, (layer + 1) * pitch + bulge + 100]
  const own = (random(900 + layer)() - 0.5) * 0.09
  const sheet = ([share, opacity]: readonly [number, number], foot: number, i: number): string => {
    // Towards the silhouette a sheet is seen ever more from the side, and its edge looks straighter.
    const slant = 2 * Math.sqrt(share * (1 - share))
    const at = share + own * slant
    return `<path d="${edge(at * thick, from, to, swing * slant, 500 + layer * 40 + i)}V${foot}H${from}Z" fill="${ore}" opacity="${opacity}"/>`
  }
  return [
    ...shades.map((one, i) => sheet(one, thick + 6, i)),
    ...turning.map((one, i) => sheet(one, -6, 20 + i)),
  ].join('')
}
