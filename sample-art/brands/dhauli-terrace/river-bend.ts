import type { Drawing } from '../../lib/drawing'
import { svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { ink, text } from './book'
import { engrave, rgb } from './engraving'
import { noise } from './field'

const [height, horizon] = [1058, 420]
/** Above which place of the river the moon stands: it is not in the picture, only on the water. */
const moon = { x: 1440 }
const railTop = 806

/** Where the river runs, in strides to the right, `z` strides away. */
const course = (z: number) => 7 * Math.sin(z * 0.085 + 0.2) + z * 0.19 - 2
const bank = (z: number) => 3.1 + 0.02 * z

interface Tree {
  x: number
  y: number
  radius: number
}

function orchard(): Tree[] {
  const next = random(23)
  const trees: Tree[] = []
  for (let i = 0; i < 150; i += 1) {
    const z = 14 + next() ** 1.6 * 90
    const x = (next() - 0.42) * z * 1.9
    if (Math.abs(x - course(z)) < bank(z) + 2.2) continue
    const scale = 1100 / z
    trees.push({
      x: 1000 + x * scale * 0.9,
      y: horizon + 5200 / z - scale * 0.62,
      radius: scale * (0.55 + next() * 0.5),
    })
  }
  return trees.sort((a, b) => b.y - a.y)
}

interface Print {
  width: number
  /** Where the picture begins in the view, and how large the view is printed. */
  left: number
  scale: number
  size: number
  words: string[]
}

/** Printed mirrored, so that the bend lies at the left. The Daya bends below the terrace; every field is cut in its own direction, the river is what the burin left alone. */
async function view({ width, left, scale, size, words }: Print): Promise<Drawing> {
  const trees = orchard()
  const gold = rgb(ink.moon)
  const ridge = (x: number) =>
    horizon -
    18 -
    96 * noise(x / 380, 4.2, 0) * (0.4 + 0.6 * noise(x / 900, 1.2, 0)) -
    20 * noise(x / 90, 3, 0)
  const foot = Math.round(height * scale)
  const still = await engrave(width, foot, (px, py, cut) => {
    const [x, y] = [left + px / scale, py / scale]
    if (y > railTop) {
      // The balustrade: a rail, vases of stone, a step.
      const column = ((x + 62) % 124) - 62
      const rail = y < railTop + 62
      const step = y > railTop + 222
      if (rail || step) {
        const v = rail ? (y - railTop) / 62 : (y - railTop - 222) / 30
        cut.tone = rail ? (v < 0.34 ? 0.96 : 0.62 - v * 0.3) : v < 0.5 ? 0.9 : 0.5
        cut.pitch = 8
        cut.phase = y + Math.sin(x / 150) * 2
        if (v < 0.06 || (rail && Math.abs(v - 0.34) < 0.03)) cut.solid = 1
        return
      }
      const t = (y - railTop - 62) / 160
      const half =
        17 +
        25 * Math.sin(Math.PI * Math.min(1, t * 1.35)) ** 2 * (t < 0.74 ? 1 : 0.2) +
        (t < 0.08 || t > 0.9 ? 14 : 0)
      const u = column / half
      if (Math.abs(u) < 1) {
        cut.tone = 0.34 + 0.66 * Math.max(0, Math.sqrt(1 - u * u) * 0.5 - u * 0.6)
        cut.pitch = 8
        cut.phase = y - 16 * Math.sqrt(1 - u * u)
        cut.cross = x + y * 0.3
        if (Math.abs(u) > 0.93) cut.solid = 1
        return
      }
    }
    if (y < ridge(x)) {
      // Night comes from above: the lines close towards the words.
      cut.pitch = 11
      cut.phase = y
      cut.tone = 0.1 + 0.86 * Math.min(1, y / 330) ** 0.7
      return
    }
    for (const tree of trees) {
      const dx = (x - tree.x) / tree.radius
      const dy = (y - tree.y) / tree.radius
      if (dx * dx + dy * dy > 1.4) continue
      const lobed = Math.hypot(dx, dy) - 0.06 * Math.sin(Math.atan2(dy, dx) * 11 + tree.x)
      if (lobed > 1) continue
      cut.tone = 0.34 + 0.5 * Math.max(0, dx * 0.5 - dy * 0.75)
      cut.pitch = 6.4
      cut.phase = y + x * 0.25 + 10 * Math.sqrt(Math.max(0, 1 - lobed * lobed))
      cut.cross = x * 0.9 - y * 0.4
      if (lobed > 0.94) cut.solid = 1
      return
    }
    if (y < horizon) {
      cut.tone = 0.62 - 0.2 * noise(x / 40, y / 40, 2)
      cut.pitch = 6.6
      cut.phase = y * 0.7 + x * 0.5 + 12 * noise(x / 70, y / 50, 1)
      cut.cross = x * 0.7 - y * 0.7
      return
    }
    const z = 5200 / (y - horizon + 2)
    const across = ((x - 1000) * z) / 990
    const off = across - course(z)
    const water = bank(z)
    if (Math.abs(off) < water) {
      const edge = 1 - Math.abs(off) / water
      const glitter =
        Math.abs(x - moon.x + 10 * Math.sin(y / 9)) < 24 + (y - horizon) * 0.2 + 16 * Math.sin(y / 5.3)
      cut.tone = glitter ? 1 : 0.93 - 0.4 * Math.max(0, 0.22 - edge)
      cut.pitch = (y - horizon + 60) / 34
      cut.phase = cut.pitch * 34 * Math.log(y - horizon + 60) + 1.6 * Math.sin(x / 46 + y / 9)
      const band = 15 * Math.log(y - horizon + 4) + 0.4 * Math.sin(x / 31)
      if (glitter && band - Math.floor(band) < 0.55) cut.ground = gold
      if (edge < 0.03) cut.solid = 1
      return
    }
    if (z > 74) {
      cut.tone = 0.78
      cut.pitch = 5
      cut.phase = y + 2 * noise(x / 30, y / 6, 2)
      return
    }
    const plot = [
      Math.floor((across + 60 + 1.2 * Math.sin(z / 9)) / 7),
      Math.floor(Math.log(z) * 5.2),
    ] as const
    const kind = Math.abs((plot[0] * 7 + plot[1] * 5) % 4)
    const angle = [0.15, -0.5, 0.9, -1.1][kind] ?? 0
    cut.tone = [0.8, 0.62, 0.9, 0.7][kind] ?? 0.8
    // One pitch for a whole plot: lines that spread within it would run together.
    cut.pitch = 5.4 + 5200 / Math.exp((plot[1] + 0.5) / 5.2) / 110
    cut.phase = y * Math.cos(angle) + x * Math.sin(angle) + 3 * noise(x / 40, y / 30, 5)
    const border = Math.abs(((across + 60 + 1.2 * Math.sin(z / 9)) / 7) % 1)
    if (border < 0.035 || Math.abs((Math.log(z) * 5.2) % 1) < 0.05) cut.solid = 0.9
    if (Math.abs(off) < water + 0.5) cut.tone = 0.3
  })
  const margin = Math.round(size * (0.5 + 1.16 * words.length))
  const lines = words
    .map((line, i) => text(62, size * (1.16 + 1.16 * i), size, line, 'start', ink.note))
    .join('')
  return {
    width,
    height: foot + margin,
    html: svg(
      `<rect width="${width}" height="${margin + 2}" fill="${ink.peace}"/>${lines}<g transform="translate(${width} ${margin}) scale(-1 1)"><image href="${still}" width="${width}" height="${foot}"/></g>`,
      width,
      foot + margin,
    ),
    ground: ink.peace,
  }
}

export const riverBend = (): Promise<Drawing> =>
  view({
    width: 2000,
    left: 0,
    scale: 1,
    size: 86,
    words: ['The river takes its time.', 'The tables look the same way.'],
  })

/** Upright for a phone: the bend itself. */
export const riverBendPhone = (): Promise<Drawing> =>
  view({
    width: 1080,
    left: 880,
    scale: 1,
    size: 84,
    words: ['The river takes its time.', 'The tables look', 'the same way.'],
  })
