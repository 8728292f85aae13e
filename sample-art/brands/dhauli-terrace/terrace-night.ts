import type { Drawing } from '../../lib/drawing'
import { svg } from '../../lib/drawing'
import { ink, plate, text } from './book'
import { type Cut, engrave, rgb } from './engraving'
import { box, ellipsoid, type Field, limb, melt, noise } from './field'
import { kindAt, march, sample } from './march'

const cloth: Field = (x, y, z) => {
  const fold = 0.045 * Math.sin(Math.atan2(z, x) * 9) * Math.max(0, 0.97 - y) * 2
  const side = Math.sqrt(x * x + z * z) - (0.86 + fold + Math.max(0, 0.9 - y) * 0.1)
  return Math.max(side, y - 0.97, 0.4 - y) * 0.7
}

const chair =
  (side: number): Field =>
  (x, y, z) => {
    const sx = (x - side * 1.5) * side
    const seat = ellipsoid(sx, y - 0.5, z, 0.34, 0.06, 0.34)
    const back = box(sx - 0.34, y - 0.92, z, 0.015, 0.3, 0.24, 0.04)
    const rung = limb(sx, y, Math.abs(z), [0.3, 0.5, 0.24], [0.36, 1.2, 0.24], 0.035, 0.03)
    const leg = limb(Math.abs(sx), y, Math.abs(z), [0.24, 0.5, 0.24], [0.3, 0, 0.28], 0.035, 0.028)
    return Math.min(melt(seat, leg, 0.05), back, rung)
  }

const rail: Field = (x, y, z) => {
  const top = box(x, y - 0.94, z + 2.5, 9, 0.05, 0.13, 0.03)
  const foot = box(x, y - 0.08, z + 2.5, 9, 0.08, 0.13, 0.02)
  const post =
    Math.sqrt((x - Math.round(x / 0.4) * 0.4) ** 2 + (z + 2.5) ** 2) -
    (0.075 + 0.045 * Math.sin(y * 7.2 + 0.4))
  return Math.min(top, foot, Math.max(post, y - 0.92) * 0.8)
}

const left = chair(-1)
const right = chair(1)

const terrace: Field = (x, y, z) => {
  const dishes = Math.min(
    ellipsoid(Math.abs(x) - 0.46, y - 0.99, z - 0.12, 0.27, 0.022, 0.27),
    ellipsoid(Math.abs(x) - 0.46, y - 1.0, z - 0.12, 0.16, 0.03, 0.16),
  )
  const lamp = Math.min(
    limb(x, y, z, [0, 2.3, 0], [0, 5, 0], 0.012, 0.012),
    Math.max(Math.abs(ellipsoid(x, y - 2.12, z, 0.4, 0.26, 0.4)) - 0.012, 2.12 - y),
  )
  const jug = melt(
    ellipsoid(x - 0.16, y - 1.1, z + 0.42, 0.1, 0.14, 0.1),
    limb(x, y, z, [0.16, 1.2, -0.42], [0.16, 1.32, -0.42], 0.05, 0.065),
    0.04,
  )
  return Math.min(y, cloth(x, y, z), dishes, lamp, jug, left(x, y, z), right(x, y, z), rail(x, y, z))
}

/** The lamp in the picture, and how far below it the cloth lies. */
const bulb = { x: 1077, y: 232, reach: 300 }

/** The lit mouth of the lamp. */
const mouth = `<ellipse cx="${bulb.x}" cy="${bulb.y}" rx="112" ry="15" fill="${ink.note}"/><path d="M${bulb.x - 40} ${bulb.y}a40 34 0 0 0 80 0z" fill="${ink.note}"/>`

/** In the light on its way from the lamp to the cloth every line is cut wider. */
function lamplight(x: number, y: number, cut: Cut): void {
  const way = (y - bulb.y) / bulb.reach
  if (way < 0 || way > 1 || Math.abs(x - bulb.x) > 104 + 146 * way) return
  cut.tone = Math.min(cut.tone, 0.9) - 0.3 + 0.1 * way
  cut.solid = Number.NaN
}

/** One lamp, two places, everything else night: the lines are light here, cut into a dark plate. */
export async function terraceNight(): Promise<Drawing> {
  const [width, height] = [2000, 1125]
  // The plate ends where the floor is empty; the words stand in the margin below it.
  const [foot, margin] = [1060, 168]
  const view = march(terrace, {
    width,
    height,
    from: [1.7, 2.05, 4.9],
    to: [0, 0.95, -0.3],
    lens: 1.5,
    step: 2,
    lamp: [0, 2.08, 0],
    shift: [0.1, -0.02],
  })
  const [night, moon] = [rgb(ink.peace), { x: 1660, y: 176, radius: 122 }]
  const ridge = (x: number) => 416 - 92 * noise(x / 420, 2.3, 0) - 34 * noise(x / 120, 7.1, 0)
  const still = await engrave(
    width,
    height,
    (x, y, cut) => {
      cut.ground = night
      const kind = kindAt(view, x, y)
      if (!kind) {
        const hill = y > ridge(x)
        cut.pitch = hill ? 7 : 9
        cut.phase = hill ? y + 0.35 * x + 14 * noise(x / 60, y / 60, 3) : y
        const glow = Math.max(0, 1 - (Math.hypot(x - moon.x, y - moon.y) - moon.radius) / 620)
        cut.tone = hill ? 0.86 - 0.08 * glow : 1 - 0.5 * glow ** 1.6
        if (Math.hypot(x - moon.x, y - moon.y) < moon.radius + 26) cut.solid = 0
        lamplight(x, y, cut)
        return
      }
      const depth = sample(view, view.depth, x, y)
      const [slopeX, slopeY] = [sample(view, view.right, x, y), sample(view, view.up, x, y)]
      const [px, py, pz] = view.place
      const at = [sample(view, px, x, y), sample(view, py, x, y), sample(view, pz, x, y)] as const
      // One step darker where the lamp does not reach.
      const reach = Math.max(0, Math.min(1, (2.1 - Math.hypot(at[0], at[2])) / 0.5))
      const cloth = at[1] > 0.4 && Math.hypot(at[0], at[2]) < 1.1
      const lit = cloth ? 1.35 : kind === 2 ? 0.4 + 0.25 * reach : 0.5 + 0.6 * reach
      cut.tone = 1.02 - Math.min(1, sample(view, view.tone, x, y) * lit)
      cut.pitch = 8
      cut.phase =
        kind === 2 ? y + Math.sin(x / 120) * 2 : y * 0.96 + x * 0.16 + slopeX * 30 - slopeY * 26 + depth * 16
      cut.cross = x * 0.8 - y * 0.5 + slopeX * 26 + depth * 12
      if (cut.tone > 0.94) cut.solid = 0
      if (!cloth) lamplight(x, y, cut)
      const dish = Math.hypot(Math.abs(at[0]) - 0.46, at[2] - 0.12)
      if (at[1] > 0.972 && at[1] < 1.04 && dish < 0.27)
        cut.solid = Math.abs(dish - 0.262) < 0.012 || Math.abs(dish - 0.165) < 0.008 ? 0 : 1
    },
    ink.note,
  )
  const words = `<rect y="${foot}" width="${width}" height="${margin}" fill="${ink.foot}"/>${text(62, foot + 112, 92, 'Table for two, moon for everyone.', 'start')}`
  return {
    width,
    height: foot + margin,
    html: svg(
      `<image href="${still}" width="${width}" height="${height}"/>${mouth}${plate(moon.x, moon.y, moon.radius)}${words}`,
      width,
      foot + margin,
    ),
    ground: ink.peace,
  }
}
