import { random } from '../../lib/random'
import { husk, leafGreen, paddy, potash } from './book'

/** Paddy as it stands in the field: a clump of blades, later with ears. */
export interface Clump {
  /** How high it stands, px. */
  height: number
  /** Below 0 without ears; from 0 (green, upright) to 1 (golden, bowed). */
  ripe?: number
  seed?: number
}

/** A colour between young green and straw. */
function blades(ripe: number): readonly string[] {
  if (ripe > 0.8) return ['#B9A32C', '#8FA53A', '#D2B637']
  if (ripe > 0.4) return ['#6BA83A', '#2E8A3E', '#9BBB3E']
  return [paddy, '#3FA04A', leafGreen]
}

/** Grains in pairs along the last part of a stalk that leaves (x, y) and bows to the side of `lean`. */
function ear(
  x: number,
  y: number,
  size: number,
  lean: number,
  ripe: number,
  fills: readonly string[],
): string {
  const bow = 0.25 + 0.75 * ripe
  const [ex, ey] = [x + lean * size * (0.4 + 0.7 * bow), y - size * (0.75 - 1.15 * bow)]
  const [mx, my] = [x + lean * size * 0.12, y - size * 0.62]
  let grains = ''
  for (let i = 0; i < 7; i += 1) {
    const t = 0.26 + (i / 7) * 0.74
    const u = 1 - t
    const [gx, gy] = [u * u * x + 2 * u * t * mx + t * t * ex, u * u * y + 2 * u * t * my + t * t * ey]
    const angle = (Math.atan2(u * (my - y) + t * (ey - my), u * (mx - x) + t * (ex - mx)) * 180) / Math.PI
    for (const side of [-1, 1])
      grains += `<ellipse transform="translate(${gx.toFixed(1)} ${gy.toFixed(1)}) rotate(${(angle + side * 30).toFixed(0)})" cx="${(size * 0.1).toFixed(1)}" rx="${(size * 0.13).toFixed(1)}" ry="${(size * 0.055).toFixed(1)}" fill="${fills[side < 0 ? 0 : 1]}"/>`
  }
  return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}Q${mx.toFixed(1)} ${my.toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}" fill="none" stroke="${fills[1]}" stroke-width="${(size * 0.035).toFixed(1)}"/>${grains}`
}

/** One clump rooted at (x, y). */
export function clump(x: number, y: number, { height, ripe = -1, seed = 1 }: Clump): string {
  const next = random(seed)
  const greens = blades(ripe)
  const count = height < 40 ? 3 : height < 80 ? 6 : 9
  const leaf = Array.from({ length: count }, (_, i) => {
    const side = (i / (count - 1)) * 2 - 1
    const long = height * (0.72 + next() * 0.28) * (1 - 0.22 * Math.abs(side))
    const reach = side * height * (0.34 + next() * 0.16)
    const half = Math.max(1.6, height * 0.022)
    const fall = Math.abs(side) * height * (0.1 + next() * 0.14)
    const foot = side * height * 0.05
    return `<path d="M${(foot - half).toFixed(1)} 0Q${(reach * 0.3 - half).toFixed(1)} ${(-long * 1.02).toFixed(1)} ${reach.toFixed(1)} ${(fall - long).toFixed(1)}Q${(reach * 0.3 + half * 2.4).toFixed(1)} ${(-long * 0.84).toFixed(1)} ${(foot + half).toFixed(1)} 0Z" fill="${greens[i % greens.length]}"/>`
  })
  let ears = ''
  if (ripe >= 0) {
    const fills = ripe > 0.6 ? [potash, husk] : ripe > 0.25 ? ['#DCDD6A', '#A9B82E'] : [leafGreen, '#5FA838']
    for (const lean of [-0.9, 0.5, 1.1]) {
      const top = -height * (0.74 + next() * 0.16)
      const stalk = lean * height * 0.16
      ears += `<path d="M${(stalk * 0.2).toFixed(1)} 0Q${(stalk * 0.4).toFixed(1)} ${(top * 0.7).toFixed(1)} ${stalk.toFixed(1)} ${top.toFixed(1)}" fill="none" stroke="${greens[0]}" stroke-width="${(height * 0.016).toFixed(1)}"/>${ear(stalk, top, height * 0.36, lean, ripe, fills)}`
    }
  }
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${leaf.join('')}${ears}</g>`
}

/** The fine roots of a clump, `deep` px down from (x, y); without a stroke. */
export function fibres(x: number, y: number, deep: number, seed: number): string {
  const next = random(seed)
  const count = deep < 16 ? 3 : 7
  return Array.from({ length: count }, (_, i) => {
    const side = (i / (count - 1)) * 2 - 1
    const long = deep * (0.6 + 0.4 * next()) * (1 - 0.3 * Math.abs(side))
    const [sx, ex] = [side * deep * (0.2 + next() * 0.16), side * deep * (0.5 + next() * 0.3)]
    return `M${(x + side * 4).toFixed(1)} ${y}q${sx.toFixed(1)} ${(long * 0.4).toFixed(1)} ${ex.toFixed(1)} ${long.toFixed(1)}`
  }).join('')
}
