import type { Drawing } from '../../lib/drawing'
import { svg } from '../../lib/drawing'
import { ink, label } from './book'
import { elephant } from './elephant'
import { engrave, rgb } from './engraving'
import type { Field } from './field'
import { rockCut } from './rock-cut'

const bust: Field = (x, y, z) => {
  const away = Math.sqrt(x * x + (y - 1.2) ** 2 + (z - 0.2) ** 2) - 2.1
  return away > 0.9 ? away : elephant(x, y, z)
}

/** The room key: its bow is a coin of rock with the elephant in it, its shaft a turned bar, its bit two steps. */
export async function roomKey(): Promise<Drawing> {
  const [width, height] = [1800, 1350]
  const [ox, oy, tilt] = [490, 486, 0.33]
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)]
  const coin = 270
  const relief = rockCut(
    {
      width: coin * 2,
      height: coin * 2,
      from: [0.7, 1.5, 6],
      to: [0.02, 1.22, 0],
      lens: 2.1,
      step: 1,
      sun: [0.6, 0.7, 0.6],
    },
    (x, y, cut) => {
      cut.tone = 0.42
      cut.pitch = 7
      cut.phase = Math.hypot(x - coin, y - coin)
    },
    9999,
    7.3,
    bust,
  )
  /** Half the thickness of the turned shaft, `u` px from the middle of the bow. */
  const shaft = (u: number) =>
    (u > 330 && u < 372) || (u > 396 && u < 420)
      ? 74
      : u > 1220 && u < 1250
        ? 64
        : u > 300 && u < 1300
          ? 46
          : 0
  const bit = (u: number, v: number) =>
    u > 1010 &&
    u < 1216 &&
    v > 20 &&
    v < 250 &&
    !(u > 1084 && u < 1130 && v > 168) &&
    !(u > 1010 && u < 1052 && v > 96 && v < 150) &&
    !(u > 1172 && v > 120 && v < 176)
  const clay = rgb(ink.clay)
  const inside = (u: number, v: number) => Math.hypot(u, v) < 340 || Math.abs(v) < shaft(u) || bit(u, v)
  const still = await engrave(width, height, (x, y, cut) => {
    const [dx, dy] = [x - ox, y - oy]
    const [u, v] = [dx * cos + dy * sin, -dx * sin + dy * cos]
    const r = Math.hypot(u, v)
    const edge = (grow: number) =>
      inside(u + grow, v) !== inside(u, v) ||
      inside(u - grow, v) !== inside(u, v) ||
      inside(u, v + grow) !== inside(u, v) ||
      inside(u, v - grow) !== inside(u, v)
    if (!inside(u, v)) {
      // Fired clay: level lines, and the key's shadow crossing them.
      const [su, sv] = [u - 26 * cos - 44 * sin, v + 26 * sin - 44 * cos]
      const shade = inside(su, sv)
      cut.ground = clay
      cut.pitch = 10
      cut.phase = y + 5 * Math.sin(x / 160) + 3 * Math.sin(x / 47 + y / 80)
      cut.tone = shade ? 0.26 : 0.9
      cut.cross = shade ? x * 0.7 - y * 0.7 : Number.NaN
      if (edge(3)) cut.solid = 1
      return
    }
    if (edge(4)) {
      cut.solid = 1
      return
    }
    if (r < 340) {
      if (r < coin - 4) {
        relief(u + coin, v + coin, cut)
        return
      }
      const turn = (Math.atan2(v, u) * 24) / Math.PI
      const offset = Math.abs((((turn % 1) + 1) % 1) - 0.5)
      const along = (r - coin - 12) / 48
      const petal = along > 0 && along < 1 && offset < 0.4 * Math.sin(Math.PI * along)
      cut.tone = 0.66 - ((u * 0.5 + v * 0.86) / r) * 0.2
      cut.pitch = 7
      cut.phase = v + (r - coin) * 0.4
      if (petal || Math.abs(r - coin) < 4 || Math.abs(r - 332) < 2) cut.solid = 1
      return
    }
    const half = shaft(u)
    if (half && Math.abs(v) < half) {
      const w = v / half
      cut.tone = Math.max(0.14, 0.94 - Math.abs(w + 0.4) ** 1.3 * 0.9 - (w > 0.4 ? 0.14 : 0))
      cut.pitch = 7
      cut.phase = u - 26 * Math.sqrt(1 - w * w) * (half / 46)
      cut.cross = v + u * 0.2
      return
    }
    cut.tone = 0.5 + (v < 60 ? -0.24 : 0)
    cut.pitch = 7
    cut.phase = v + u * 0.3
  })
  const words = label(90, 948, 940, 344, [
    [112, 116, 'Room 3'],
    [82, 212, 'River side.'],
    [82, 296, 'Lock up after dessert.'],
  ])
  return {
    width,
    height,
    html: svg(`<image href="${still}" width="${width}" height="${height}"/>${words}`, width, height),
    ground: ink.note,
  }
}
