import type { Drawing } from '../../lib/drawing'
import { svg } from '../../lib/drawing'
import { ink, text } from './book'
import { type Cut, engrave, rgb } from './engraving'
import { noise } from './field'
import { type Camera, kindAt, march, project, sample } from './march'
import { mix, moonInk } from './moon'
import { lamp, plates, pool, post, terrace } from './terrace-model'

interface Print {
  camera: Camera
  /** Where the plate ends and the margin with the words begins. */
  foot: number
  moon: { x: number; y: number; radius: number }
  /** How far apart the lines stand, 1 on wide screens. */
  coarse: number
  words: string[]
  size: number
}

/** Pixels of the plate for each px of the picture: thin timber needs lines finer than the picture’s own px. */
const fine = 1.5

const clamp = (t: number) => Math.max(0, Math.min(1, t))

/** One lamp, two places, everything else night: the lines are light here, cut into a dark plate. */
async function nightPrint(print: Print): Promise<Drawing> {
  const { foot, words, size } = print
  const [width, height] = [print.camera.width * fine, Math.round(print.camera.height * fine)]
  const camera = { ...print.camera, width, height, step: fine }
  const moon = { x: print.moon.x * fine, y: print.moon.y * fine, radius: print.moon.radius * fine }
  const coarse = print.coarse * fine * 0.8
  const view = march(terrace, camera)
  const [night, gold] = [rgb(ink.peace), rgb(ink.moon)]
  const [bulb, floor] = [project(camera, [0, lamp.height, 0]), project(camera, [0, 0, 0])]
  const rim = lamp.radius * 0.94 * bulb.unit

  /** In the light between the lamp and its pool on the floor every line is cut wider, less so farther down. */
  const lamplight = (x: number, y: number, cut: Cut, part = 1) => {
    const way = (y - bulb.y) / (floor.y - bulb.y)
    if (way < 0 || way > 1) return
    const inside = rim + (pool * floor.unit - rim) * way - Math.abs(x - bulb.x)
    if (inside < 0) return
    cut.tone = Math.min(cut.tone, 0.95) - part * (0.34 - 0.2 * way)
    cut.solid = Number.NaN
  }

  const horizon = project(camera, [0, camera.from[1], -900]).y
  const ridge = (x: number) =>
    horizon +
    34 * fine -
    (86 * noise(x / (430 * fine) + 4, 2.3, 0) + 26 * noise(x / (120 * fine), 7.1, 0)) * (height / 1125)

  function landscape(x: number, y: number, cut: Cut): void {
    const away = Math.hypot(x - moon.x, y - moon.y) - moon.radius
    if (away < 5 * coarse) {
      // A hairline of night keeps the lines of the sky off the disc.
      cut.solid = 0
      const [u, v] = [(x - moon.x) / moon.radius, (y - moon.y) / moon.radius]
      if (away < 0) cut.ground = mix(gold, night, moonInk(u, v, y, moon.radius, coarse))
      return
    }
    const hill = y > ridge(x)
    const glow = Math.max(0, 1 - away / (4.4 * moon.radius))
    cut.pitch = (hill ? 7 : 9) * coarse
    cut.phase = hill ? y + 0.3 * x + 14 * fine * noise(x / (60 * fine), y / (60 * fine), 3) : y
    cut.tone = hill ? 0.93 - 0.05 * glow : 0.98 - 0.52 * glow ** 1.5
    lamplight(x, y, cut, hill ? 0.8 : 1)
  }

  function ground(x: number, y: number, from: number, z: number, cut: Cut): void {
    cut.pitch = 11 * coarse
    cut.phase = y
    // The shade cuts the pool off; what stands in it keeps its own light from the floor.
    const reach = clamp((pool - from) / 0.05)
    const reached = clamp((sample(view, view.tone, x, y) - 0.14) / 0.3)
    cut.tone = 0.95 - (0.05 + 0.6 * reached) * reach * (1 - 0.4 * clamp((from - 0.9) / 1.6))
    if (!reach) cut.solid = 0
    if (!reach && z < 0) lamplight(x, y, cut, 0.6)
  }

  const still = await engrave(
    width,
    height,
    (x, y, cut) => {
      cut.ground = night
      const kind = kindAt(view, x, y)
      if (!kind) {
        landscape(x, y, cut)
        return
      }
      const depth = sample(view, view.depth, x, y)
      const [px, py, pz] = view.place
      const at = [sample(view, px, x, y), sample(view, py, x, y), sample(view, pz, x, y)] as const
      const from = Math.hypot(at[0], at[2])
      if (kind === 2) {
        ground(x, y, from, at[2], cut)
        return
      }
      // A dark line round everything that stands before something else.
      const behind = (dx: number, dy: number) => sample(view, view.depth, x + dx, y + dy) - depth > 0.16
      if (behind(3, 0) || behind(-3, 0) || behind(0, 3) || behind(0, -3)) {
        cut.solid = 0
        return
      }
      const [slopeX, slopeY] = [sample(view, view.right, x, y), sample(view, view.up, x, y)]
      const onCloth = at[1] > 0.02 && from < 1.02
      const timber = at[1] > lamp.arm - 0.1 || at[0] < post + 0.2
      const lit = timber ? 1.7 : onCloth ? 1.3 : 0.66 + 0.5 * clamp((2.1 - from) / 0.5)
      cut.tone = 1.02 - Math.min(1, sample(view, view.tone, x, y) * lit)
      if (onCloth && !timber) {
        cut.pitch = 8 * coarse
        cut.phase = y * 0.96 + x * 0.16 + (slopeX * 30 - slopeY * 26 + depth * 16) * fine
      } else {
        // Timber and stone in level lines, however thin: slanting ones break up on a chair’s leg. What faces the lamp is bare light.
        cut.pitch = 6 * coarse
        cut.phase = y + slopeX * 12 * fine
        if (!timber && at[2] > -2) cut.tone = 1 - Math.min(1, 1.55 * (1 - cut.tone))
        if (cut.tone < 0.05) cut.solid = 1
      }
      if (cut.tone > 0.94) cut.solid = 0
      if (at[2] < -2) lamplight(x, y, cut, 0.8)
      const dish = Math.hypot(Math.abs(at[0]) - plates.x, at[2] - plates.z)
      if (at[1] > 0.972 && at[1] < 1.04 && dish < plates.radius)
        cut.solid = Math.abs(dish - 0.262) < 0.012 || Math.abs(dish - 0.165) < 0.008 ? 0 : 1
    },
    ink.note,
  )
  const hook = project(camera, [0, lamp.arm - 0.075, 0])
  const top = bulb.y - 0.26 * bulb.unit
  const chain = `<path d="M${hook.x} ${hook.y}V${top}" stroke="${ink.peace}" stroke-width="${14 * coarse}"/><path d="M${hook.x} ${hook.y}V${top}" stroke="${ink.note}" stroke-width="${5 * coarse}" stroke-dasharray="${11 * coarse} ${3 * coarse}"/>`
  const opening = (bulb.unit * lamp.radius * (lamp.height - camera.from[1])) / 5.6 + 4 * fine
  const light = `<ellipse cx="${bulb.x}" cy="${bulb.y}" rx="${lamp.radius * bulb.unit}" ry="${opening.toFixed(1)}" fill="${ink.note}"/><path d="M${bulb.x - 0.13 * bulb.unit} ${bulb.y}a${0.13 * bulb.unit} ${0.13 * bulb.unit} 0 0 0 ${0.26 * bulb.unit} 0z" fill="${ink.note}"/>`
  const margin = Math.round(size * (0.72 + 1.1 * words.length))
  const lines = words.map((line, i) => text(62, foot + size * (1.22 + 1.1 * i), size, line, 'start')).join('')
  return {
    width: print.camera.width,
    height: foot + margin,
    html: svg(
      `<g transform="scale(${1 / fine})"><image href="${still}" width="${width}" height="${height}"/>${chain}${light}</g><rect y="${foot}" width="${width}" height="${margin}" fill="${ink.foot}"/>${lines}`,
      print.camera.width,
      foot + margin,
    ),
    ground: ink.peace,
  }
}

// From straight in front and level: posts and legs stand upright, and both chairs are seen alike.
const lit = {
  from: [0, 1.86, 5.6],
  to: [0, 1.86, 0],
  step: 1,
  lamp: [0, lamp.height - 0.04, 0],
} satisfies Partial<Camera>

export const terraceNight = (): Promise<Drawing> =>
  nightPrint({
    camera: { ...lit, width: 2000, height: 1125, lens: 1.36, shift: [-0.12, 0.18] },
    foot: 1060,
    moon: { x: 1560, y: 170, radius: 118 },
    coarse: 1,
    words: ['The moon comes with every table.'],
    size: 92,
  })

/** Upright for a phone: nearer, and cut in coarser lines. */
export const terraceNightPhone = (): Promise<Drawing> =>
  nightPrint({
    camera: { ...lit, width: 1080, height: 1090, lens: 1.2, shift: [-0.06, 0.06] },
    foot: 1080,
    moon: { x: 872, y: 190, radius: 124 },
    coarse: 1.2,
    words: ['The moon comes', 'with every table.'],
    size: 100,
  })
