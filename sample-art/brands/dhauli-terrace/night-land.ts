import { random } from '../../lib/random'
import type { Cut } from './engraving'
import { noise } from './field'

/** The land below the terrace under the full moon: hills, fields, trees and the bend of the river, in light lines on a dark plate. */

export const horizon = 640
export const moon = { x: 1545, y: 405, radius: 112 }
/** Middle of the view, where what lies straight ahead is drawn. */
const middle = 1000
/** How many px a stride measures one stride away. */
const stride = 990
/** How many strides away a row of the picture lies. */
export const awayAt = (y: number): number => 5200 / (y - horizon + 2)

/** The river comes back under the moon again and again; in strides to the right, `z` strides away. */
const course = (z: number): number => 0.475 * z - 0.4 + 8.6 * Math.sin((z - 15) * 0.072)
const bank = (z: number): number => 3.2 + 0.014 * z

/** From bank to bank in the row y, px. */
export function riverAt(y: number): { left: number; right: number } {
  const z = awayAt(y)
  const [at, half] = [middle + (course(z) * stride) / z, (bank(z) * stride) / z]
  return { left: at - half, right: at + half }
}

interface Tree {
  x: number
  y: number
  radius: number
}

function orchard(): Tree[] {
  const next = random(23)
  const trees: Tree[] = []
  for (let i = 0; i < 190; i += 1) {
    const z = 15 + next() ** 1.5 * 96
    const x = (next() - 0.45) * z * 2.4
    const scale = 1100 / z
    const radius = scale * (0.5 + next() * 0.5)
    if (Math.abs(x - course(z)) < bank(z) + 2.6) continue
    trees.push({ x: middle + (x * stride) / z, y: horizon + 5200 / z - radius * 0.8, radius })
  }
  return trees.sort((a, b) => b.y - a.y)
}

const trees = orchard()

const ridge = (x: number): number =>
  horizon -
  14 -
  88 * noise(x / 400 + 2, 4.2, 0) * (0.4 + 0.6 * noise(x / 900, 1.2, 0)) -
  18 * noise(x / 90, 3, 0)

/** Light that lies on the land below the moon and fades to both sides. */
const glowAt = (x: number): number => Math.exp(-(((x - moon.x) / 520) ** 2))

/** A dark crown that has light only on the side of the moon, and its shadow at our side of it. Returns whether one stands here. */
function crown(x: number, y: number, cut: Cut): boolean {
  for (const tree of trees) {
    const [dx, dy] = [(x - tree.x) / tree.radius, (y - tree.y) / tree.radius]
    if (dx * dx + dy * dy > 1.3) continue
    const lobed = Math.hypot(dx, dy) - 0.06 * Math.sin(Math.atan2(dy, dx) * 9 + tree.x)
    if (lobed > 1) continue
    const side = Math.max(-0.8, Math.min(0.8, (moon.x - tree.x) / 500))
    const facing = (dx * side - dy * 0.9) / Math.hypot(side, 0.9)
    const rim = Math.max(0, (lobed - 0.35) / 0.65) * Math.max(0, facing)
    cut.pitch = 6.6
    cut.phase = y + x * 0.2 + 9 * Math.sqrt(Math.max(0, 1 - lobed * lobed))
    cut.tone = 0.96 - 0.7 * rim
    if (rim < 0.06 || lobed > 0.95) cut.solid = 0
    return true
  }
  return false
}

function inShade(x: number, y: number): boolean {
  return trees.some((tree) => {
    const lean = (tree.x - moon.x) * 0.0011 * tree.radius
    const [dx, dy] = [x - tree.x - lean, y - tree.y - tree.radius * 1.06]
    return (dx / (tree.radius * 1.15)) ** 2 + (dy / (tree.radius * 0.34)) ** 2 < 1
  })
}

function water(x: number, y: number, edge: number, cut: Cut): void {
  cut.pitch = (y - horizon + 70) / 30
  cut.phase = cut.pitch * 30 * Math.log(y - horizon + 70) + 1.4 * Math.sin(x / 46 + y / 9)
  cut.tone = 0.78 - 0.26 * glowAt(x)
  // Both banks throw a strip of dark on it.
  if (edge < 0.05) cut.solid = 0
  else cut.tone += 0.2 * Math.max(0, 1 - (edge - 0.05) / 0.16)
}

function field(x: number, y: number, z: number, across: number, cut: Cut): void {
  const [column, row] = [(across + 160 + 1.2 * Math.sin(z / 9)) / 7, Math.log(z) * 5.2]
  const plot = [Math.floor(column), Math.floor(row)] as const
  const kind = Math.abs((plot[0] * 7 + plot[1] * 5) % 4)
  const angle = [0.15, -0.5, 0.9, -1.1][kind] ?? 0
  // One pitch for a whole plot: lines that spread within it would run together.
  cut.pitch = 5.6 + 5200 / Math.exp((plot[1] + 0.5) / 5.2) / 110
  cut.phase = y * Math.cos(angle) + x * Math.sin(angle) + 3 * noise(x / 40, y / 30, 5)
  cut.tone = ([0.9, 0.84, 0.94, 0.87][kind] ?? 0.9) - 0.16 * glowAt(x)
  if (column - plot[0] < 0.04 || row - plot[1] < 0.06) cut.solid = 0
}

function sky(x: number, y: number, cut: Cut): void {
  const away = Math.hypot(x - moon.x, y - moon.y) - moon.radius
  const halo = Math.max(0, 1 - away / 520) ** 1.7
  cut.pitch = 11
  cut.phase = y
  cut.tone = 0.99 - 0.5 * halo - 0.16 * Math.max(0, y / horizon) ** 3
}

/** Everything behind the balustrade but the moon and its glitter. */
export function land(x: number, y: number, cut: Cut): void {
  if (y < ridge(x)) {
    sky(x, y, cut)
    return
  }
  if (crown(x, y, cut)) return
  if (y < horizon) {
    cut.pitch = 6.6
    cut.phase = y * 0.7 + x * 0.4 + 12 * noise(x / 70, y / 50, 1)
    cut.tone = 0.95 - 0.08 * glowAt(x)
    return
  }
  const z = awayAt(y)
  const across = ((x - middle) * z) / stride
  const edge = 1 - Math.abs(across - course(z)) / bank(z)
  if (edge > 0 && z < 190) {
    water(x, y, edge, cut)
    return
  }
  if (z > 84) {
    cut.pitch = 5
    cut.phase = y + 2 * noise(x / 30, y / 6, 2)
    cut.tone = 0.9 - 0.14 * glowAt(x)
    return
  }
  field(x, y, z, across, cut)
  if (inShade(x, y)) cut.solid = 0
}
