import { random } from '../../lib/random'
import { leafGreen, nitrogen, paddy, phosphorus, potash, root } from './book'
import { clump } from './crop'
import { nutrient } from './ground'

/** What the back of the bag counts: four crops, their roots, and the cups beside them. (0, 0) is where a crop leaves the ground. */

const middleGreen = '#3FA04A'

/** A leaf with its rib, its foot at (x, y), turned from upright. */
const leaf = (x: number, y: number, turn: number, long: number, wide: number, fill: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0C${-wide} ${-long * 0.3} ${-wide} ${-long * 0.84} 0 ${-long}C${wide} ${-long * 0.84} ${wide} ${-long * 0.3} 0 0Z" fill="${fill}"/><path d="M0 0V${-long * 0.8}" stroke="#fff" stroke-opacity=".35" stroke-width="4" stroke-linecap="round"/></g>`

const spinach = `${leaf(0, 0, -64, 132, 34, paddy)}${leaf(0, 0, 64, 132, 34, paddy)}${leaf(0, 0, -34, 172, 54, leafGreen)}${leaf(0, 0, 34, 172, 54, leafGreen)}${leaf(0, 0, 0, 200, 52, middleGreen)}`

const pod = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-10 6C-13 44-6 78 22 98C10 70 11 40 10 6Z" fill="${phosphorus}"/><path d="M-12 13Q-10-4 0-4Q10-4 12 13Q0 7-12 13Z" fill="${paddy}"/><path d="M0 2V-22" stroke="${paddy}" stroke-width="6"/></g>`

const flower = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})" fill="${root}" stroke="${paddy}" stroke-width="2">${[0, 72, 144, 216, 288].map((turn) => `<ellipse cy="-12" rx="9" ry="12" transform="rotate(${turn})"/>`).join('')}<circle r="7" fill="${potash}" stroke="none"/></g>`

const chilli = `<path d="M0 0V-150M0-74Q-30-92-64-136M0-96Q34-116 72-160" stroke="${paddy}" stroke-width="12" fill="none" stroke-linecap="round"/>${pod(-46, -98, 6)}${pod(54, -122, -8)}${leaf(0, -146, 0, 92, 30, leafGreen)}${leaf(-64, -134, -34, 84, 28, middleGreen)}${leaf(-58, -128, -86, 74, 24, leafGreen)}${leaf(72, -158, 30, 84, 28, middleGreen)}${leaf(64, -150, 84, 74, 24, leafGreen)}${leaf(0, -60, 62, 56, 18, leafGreen)}${flower(-26, -164)}${flower(36, -188)}`

/** A long leaf that bends over: from (x, y) up to the bend, and down to its tip. */
const blade = (x: number, y: number, reach: number, lift: number, fill: string): string =>
  `<path d="M${x - 8} ${y}Q${x + reach * 0.34} ${y - lift * 1.7} ${x + reach} ${y - lift * 0.2}Q${x + reach * 0.4} ${y - lift * 1.1} ${x + 8} ${y}Z" fill="${fill}"/>`

const cane = [-42, 42, 0]
  .map((x, i) => {
    const top = -132 - i * 24
    const joints = Array.from({ length: 5 }, (_, k) => -34 - k * 34).filter((y) => y > top + 10)
    return `${blade(x, top + 20, i === 0 ? -92 : 96, 70, middleGreen)}${blade(x, top + 8, i === 0 ? 60 : -84, 84, leafGreen)}${blade(x, top, i === 1 ? 70 : 46, 92, leafGreen)}<path d="M${x - 15} 0V${top}Q${x} ${top - 20} ${x + 15} ${top}V0Z" fill="${paddy}"/><path d="M${x + 5} 0V${top}Q${x + 10} ${top - 10} ${x + 15} ${top}V0Z" fill="#155C2C"/>${joints.map((y) => `<path d="M${x - 17} ${y}h34" stroke="${leafGreen}" stroke-width="7"/>`).join('')}`
  })
  .join('')

export const plants = {
  spinach,
  chilli,
  paddy: clump(0, 4, { height: 236, ripe: 1, seed: 12 }),
  cane,
}

/** One tin cup of feed, heaped, with the shape of what is in it: the measure that hangs in every kitchen. */
export const cup = (x: number, y: number, kind: number): string =>
  `<g transform="translate(${x} ${y}) scale(1.3)"><path d="M39-10C68-12 68 28 34 26" fill="none" stroke="${root}" stroke-width="9"/><path d="M-36-16C-30-58 30-58 36-16Z" fill="${[nitrogen, phosphorus, potash][kind]}"/><path d="M-42-20H42L32 42H-32Z" fill="${root}"/><path d="M42-20L32 42H14L22-20Z" fill="#E3D8C4"/><path d="M-45-20H45" stroke="${root}" stroke-width="8" stroke-linecap="round"/>${nutrient(kind, -2, 14, 13)}</g>`

/** A tapering curve from (x, y) by (dx, dy), first sideways, then down. */
const fibre = (x: number, y: number, dx: number, dy: number, width: number): string =>
  `<path d="M${x.toFixed(1)} ${(y - width / 2).toFixed(1)}Q${(x + dx * 0.66).toFixed(1)} ${(y + dy * 0.02).toFixed(1)} ${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}Q${(x + dx * 0.6).toFixed(1)} ${(y + dy * 0.18 + width * 0.4).toFixed(1)} ${x.toFixed(1)} ${(y + width / 2).toFixed(1)}Z"/>`

/** A tap root of exactly this length below (x, y), its side roots short on the right, where the cups stand. */
export function tapRoot(x: number, y: number, length: number, width: number, seed: number): string {
  const next = random(seed)
  const middle = (u: number): number => x + Math.sin(u * length * 0.013 + seed) * 9 * Math.min(1, u * 5)
  const thick = (u: number): number => (width * (1 - u) ** 0.8) / 2
  const edge = (side: number): string[] =>
    Array.from({ length: 41 }, (_, i) => {
      const u = i / 40
      return `${(middle(u) + side * thick(u)).toFixed(1)} ${(y + length * u).toFixed(1)}`
    })
  let sides = ''
  let left = true
  for (let down = 52; down < length - 26; down += 15 + next() * 13) {
    const u = down / length
    const long = left ? (58 + next() * 54) * (1 - u * 0.5) : 24 + next() * 16
    const dx = left ? -long : long
    const dy = long * (0.34 + next() * 0.5)
    const fine = (0.5 + 0.5 * (1 - u)) * (left ? 11 : 8)
    sides += fibre(middle(u), y + down, dx, dy, fine)
    if (left && next() < 0.8)
      sides += fibre(middle(u) + dx * 0.52, y + down + dy * 0.26, dx * 0.2, dy * 0.8, fine * 0.5)
    left = !left
  }
  return `<g fill="${root}"><path d="M${edge(-1).join('L')}L${edge(1).reverse().join('L')}Z"/>${sides}</g>`
}
