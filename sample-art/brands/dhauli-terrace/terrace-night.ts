import type { Drawing } from '../../lib/drawing'
import { svg } from '../../lib/drawing'
import { ink, text } from './book'
import { type Cut, engrave, rgb } from './engraving'
import { box, ellipsoid, type Field, limb, melt, noise } from './field'
import { type Camera, kindAt, march, project, sample } from './march'
import { mix, moonInk } from './moon'

const cloth: Field = (x, y, z) => {
  const fold = 0.045 * Math.sin(Math.atan2(z, x) * 9) * Math.max(0, 0.97 - y) * 2
  const side = Math.sqrt(x * x + z * z) - (0.86 + fold + Math.max(0, 0.9 - y) * 0.1)
  return Math.max(side, y - 0.97, 0.4 - y) * 0.7
}

/** A chair of square timber: back legs and posts in one line, a seat on its frame, three slats. `turn` pushes it back towards us. */
const chair = (side: number, turn: number): Field => {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return (x, y, wz) => {
    const wx = (x - side * 1.5) * side
    const [sx, z] = [wx * cos - wz * sin, wx * sin + wz * cos]
    const far = Math.hypot(sx, y - 0.6, z) - 0.9
    if (far > 0.3) return far
    const across = Math.abs(z) - 0.25
    const seat = box(sx, y - 0.475, z, 0.3, 0.028, 0.31, 0.012)
    const frame = box(sx, y - 0.4, z, 0.25, 0.045, 0.25)
    const legs = box(Math.abs(sx) - 0.25, y - 0.2, across, 0.03, 0.2, 0.03)
    const raked = sx - 0.26 - 0.14 * (y - 0.47)
    const posts = box(raked, y - 0.84, across, 0.026, 0.38, 0.03)
    const slat = Math.max(-1, Math.min(1, Math.round((y - 0.93) / 0.19))) * 0.19 + 0.93
    const slats = box(raked, y - slat, z, 0.014, 0.055, 0.24)
    return Math.min(seat, frame, legs, posts, slats) * 0.95
  }
}

/** What the lamp hangs from: a beam on a post, left of the table. */
const pergola = (beam: number, x: number, y: number, z: number): number =>
  Math.min(
    box(x - 2.3, y - beam, z, 5.4, 0.075, 0.06),
    box(x + 2.75, y - beam / 2, z, 0.065, beam / 2, 0.065),
    box(x + 2.75, y - 0.07, z, 0.11, 0.07, 0.11),
  )

const rail: Field = (x, y, z) => {
  const top = box(x, y - 0.94, z + 2.5, 9, 0.05, 0.13, 0.03)
  const foot = box(x, y - 0.08, z + 2.5, 9, 0.08, 0.13, 0.02)
  const post =
    Math.sqrt((x - Math.round(x / 0.4) * 0.4) ** 2 + (z + 2.5) ** 2) -
    (0.075 + 0.045 * Math.sin(y * 7.2 + 0.4))
  return Math.min(top, foot, Math.max(post, y - 0.92) * 0.8)
}

const left = chair(-1, 0.08)
const right = chair(1, 0.46)

const terrace =
  (beam: number): Field =>
  (x, y, z) => {
    const dishes = Math.min(
      ellipsoid(Math.abs(x) - 0.46, y - 0.99, z - 0.12, 0.27, 0.022, 0.27),
      ellipsoid(Math.abs(x) - 0.46, y - 1.0, z - 0.12, 0.16, 0.03, 0.16),
    )
    const lamp = Math.max(Math.abs(ellipsoid(x, y - 2.12, z, 0.4, 0.26, 0.4)) - 0.012, 2.12 - y)
    const jug = melt(
      ellipsoid(x - 0.16, y - 1.1, z + 0.42, 0.1, 0.14, 0.1),
      limb(x, y, z, [0.16, 1.2, -0.42], [0.16, 1.32, -0.42], 0.05, 0.065),
      0.04,
    )
    return Math.min(
      y,
      cloth(x, y, z),
      dishes,
      lamp,
      jug,
      left(x, y, z),
      right(x, y, z),
      rail(x, y, z),
      pergola(beam, x, y, z),
    )
  }

interface Print {
  camera: Camera
  /** How high the beam lies, m. */
  beam: number
  /** Where the plate ends and the margin with the words begins. */
  foot: number
  moon: { x: number; y: number; radius: number }
  /** How far apart the lines stand, 1 on wide screens. */
  coarse: number
  words: string[]
  size: number
}

/** One lamp, two places, everything else night: the lines are light here, cut into a dark plate. */
async function nightPrint({ camera, beam, foot, moon, coarse, words, size }: Print): Promise<Drawing> {
  const { width, height } = camera
  const view = march(terrace(beam), camera)
  const [night, gold] = [rgb(ink.peace), rgb(ink.moon)]
  const [bulb, cloth] = [project(camera, [0, 2.12, 0]), project(camera, [0, 0.97, 0])]
  const [reach, wide] = [cloth.y - bulb.y, 0.38 * bulb.unit]
  // In the light on its way from the lamp to the cloth every line is cut wider.
  const lamplight = (x: number, y: number, cut: Cut) => {
    const way = (y - bulb.y) / reach
    if (way < 0 || way > 1 || Math.abs(x - bulb.x) > wide * (1 + 1.4 * way)) return
    cut.tone = Math.min(cut.tone, 0.9) - 0.3 + 0.1 * way
    cut.solid = Number.NaN
  }
  const crest = moon.y + moon.radius * 0.5
  const ridge = (x: number) =>
    crest + 58 - (92 * noise(x / 420, 2.3, 0) + 34 * noise(x / 120, 7.1, 0)) * (height / 1125)
  const still = await engrave(
    width,
    height,
    (x, y, cut) => {
      cut.ground = night
      const kind = kindAt(view, x, y)
      if (!kind) {
        const hill = y > ridge(x)
        const away = Math.hypot(x - moon.x, y - moon.y) - moon.radius
        if (!hill && away < 22 * coarse) {
          cut.solid = 0
          if (away < 0) {
            const ink = moonInk(
              (x - moon.x) / moon.radius,
              (y - moon.y) / moon.radius,
              y,
              moon.radius,
              coarse,
            )
            cut.ground = mix(gold, night, ink)
          }
          return
        }
        cut.pitch = (hill ? 7 : 9) * coarse
        cut.phase = hill ? y + 0.35 * x + 14 * noise(x / 60, y / 60, 3) : y
        const glow = Math.max(0, 1 - away / 620)
        cut.tone = hill ? 0.92 - 0.05 * glow : 1 - 0.5 * glow ** 1.6
        lamplight(x, y, cut)
        return
      }
      const depth = sample(view, view.depth, x, y)
      // A dark line round everything that stands before something else.
      const behind = (dx: number, dy: number) => sample(view, view.depth, x + dx, y + dy) - depth > 0.16
      if (kind === 1 && (behind(2, 0) || behind(-2, 0) || behind(0, 2) || behind(0, -2))) {
        cut.solid = 0
        return
      }
      const [slopeX, slopeY] = [sample(view, view.right, x, y), sample(view, view.up, x, y)]
      const [px, py, pz] = view.place
      const at = [sample(view, px, x, y), sample(view, py, x, y), sample(view, pz, x, y)] as const
      const from = Math.hypot(at[0], at[2])
      if (kind === 2) {
        // The floor is bare night but for the pool of light round the table, in level lines.
        cut.pitch = 11 * coarse
        cut.phase = y
        const pool =
          Math.max(0, Math.min(1, (2.5 - from) / 1.1)) * Math.min(1, sample(view, view.tone, x, y) * 2.6)
        cut.tone = 0.95 - 0.5 * pool
        if (pool < 0.03) cut.solid = 0
        return
      }
      const onCloth = at[1] > 0.4 && from < 1.1
      // One step darker where the lamp does not reach.
      const timber = at[1] > beam - 0.1 || at[0] < -2.55
      const lit = onCloth ? 1.35 : timber ? 1.8 : 0.62 + 0.5 * Math.max(0, Math.min(1, (2.1 - from) / 0.5))
      cut.tone = 1.02 - Math.min(1, sample(view, view.tone, x, y) * lit)
      cut.pitch = 8 * coarse
      cut.phase = y * 0.96 + x * 0.16 + slopeX * 30 - slopeY * 26 + depth * 16
      cut.cross = x * 0.8 - y * 0.5 + slopeX * 26 + depth * 12
      if (cut.tone > 0.94) cut.solid = 0
      if (!onCloth) lamplight(x, y, cut)
      const dish = Math.hypot(Math.abs(at[0]) - 0.46, at[2] - 0.12)
      if (at[1] > 0.972 && at[1] < 1.04 && dish < 0.27)
        cut.solid = Math.abs(dish - 0.262) < 0.012 || Math.abs(dish - 0.165) < 0.008 ? 0 : 1
    },
    ink.note,
  )
  const hook = project(camera, [0, beam - 0.075, 0.02])
  const chain = `<path d="M${hook.x} ${hook.y}V${bulb.y - 0.25 * bulb.unit}" stroke="${ink.peace}" stroke-width="${14 * coarse}"/><path d="M${hook.x} ${hook.y}V${bulb.y - 0.25 * bulb.unit}" stroke="${ink.note}" stroke-width="${5 * coarse}" stroke-dasharray="${11 * coarse} ${3 * coarse}"/>`
  const lamp = `<ellipse cx="${bulb.x}" cy="${bulb.y}" rx="${0.4 * bulb.unit}" ry="${0.055 * bulb.unit}" fill="${ink.note}"/><path d="M${bulb.x - 0.14 * bulb.unit} ${bulb.y}a${0.14 * bulb.unit} ${0.12 * bulb.unit} 0 0 0 ${0.28 * bulb.unit} 0z" fill="${ink.note}"/>`
  const margin = Math.round(size * (0.72 + 1.1 * words.length))
  const lines = words.map((line, i) => text(62, foot + size * (1.22 + 1.1 * i), size, line, 'start')).join('')
  return {
    width,
    height: foot + margin,
    html: svg(
      `<image href="${still}" width="${width}" height="${height}"/>${chain}${lamp}<rect y="${foot}" width="${width}" height="${margin}" fill="${ink.foot}"/>${lines}`,
      width,
      foot + margin,
    ),
    ground: ink.peace,
  }
}

// It looks level, so that posts and legs stand upright in the picture.
const lit = { to: [0, 2.05, -0.3], step: 1, lamp: [0, 2.08, 0] } satisfies Partial<Camera>

export const terraceNight = (): Promise<Drawing> =>
  nightPrint({
    camera: { ...lit, width: 2000, height: 1125, from: [1.7, 2.05, 4.9], lens: 1.5, shift: [0.1, 0.268] },
    beam: 2.7,
    foot: 1060,
    moon: { x: 1540, y: 316, radius: 190 },
    coarse: 1,
    words: ['Table for two, moon for everyone.'],
    size: 92,
  })

/** Upright for a phone: nearer, and cut in coarser lines. */
export const terraceNightPhone = (): Promise<Drawing> =>
  nightPrint({
    camera: { ...lit, width: 1080, height: 1090, from: [1.7, 2.05, 4.9], lens: 1.25, shift: [-0.005, 0.165] },
    beam: 3.12,
    foot: 1080,
    moon: { x: 846, y: 330, radius: 176 },
    coarse: 1.2,
    words: ['Table for two,', 'moon for everyone.'],
    size: 100,
  })
