import type { Flat } from '../../lib/hull'
import { face, outline } from '../../wordmarks/outline'
import { markPath, ore, sand, strata, sump } from './book'
import { between, laid } from './pit-steps'
import { cutThrough, type Project, tones } from './report-pit'

/** The report lies with its foot towards us; x runs along the foot, y down the cover, z up. */
const [wide, deep] = [1640, 2260]
const thick = 38
const bottom = -tones.length * thick
/** Pages, and the back board below them. Pages are trimmed a little inside the boards. */
const [pages, foot] = [bottom - 176, bottom - 176 - thick]
const trim = 22

type Point = readonly [x: number, y: number, z: number]
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const unit = (a: Point): Point => {
  const size = Math.hypot(...a)
  return [a[0] / size, a[1] / size, a[2] / size]
}

/** From where one looks, at what; how large it gets, and where that lies in the picture. */
export interface View {
  eye: Point
  at: Point
  scale: number
  middle: Flat
  /** How dark the foot is, which lies in shade, from 0 to 1. */
  shade: number
  /** Whether the cover's wordmark is drawn: from near, the edge of the picture would cut it. */
  mark: boolean
}

/** The perspective of a view. */
function seen({ eye, at, scale, middle }: View): Project {
  const ahead = unit(minus(at, eye))
  const right = unit([-ahead[1], ahead[0], 0])
  // y runs towards us, so that the three axes are left-handed.
  const up: Point = [
    right[2] * ahead[1] - right[1] * ahead[2],
    right[0] * ahead[2] - right[2] * ahead[0],
    right[1] * ahead[0] - right[0] * ahead[1],
  ]
  return (x, y, z) => {
    const to = minus([x, y, z], eye)
    const away = dot(to, ahead)
    return [middle[0] + (scale * dot(to, right)) / away, middle[1] - (scale * dot(to, up)) / away]
  }
}

const corners: Flat[] = [
  [0, 0],
  [wide, 0],
  [wide, deep],
  [0, deep],
]
/** Path data in M, l, h, v and c, laid point by point into a perspective: every point in it has its own place. */
function laidPath(d: string, to: (u: number, v: number) => Flat): string {
  let [u, v] = [0, 0]
  const put = (x: number, y: number): string =>
    to(x, y)
      .map((n) => n.toFixed(1))
      .join(' ')
  return d.replace(/([Mlhvcz])([^Mlhvcz]*)/g, (_, command: string, rest: string) => {
    const n = (rest.match(/-?[\d.]+/g) ?? []).map(Number)
    if (command === 'z') return 'Z'
    if (command === 'h' || command === 'v') {
      if (command === 'h') u += n[0] ?? 0
      else v += n[0] ?? 0
      return `L${put(u, v)}`
    }
    if (command === 'M') [u, v] = [0, 0]
    const step = command === 'c' ? 6 : 2
    const places: string[] = []
    for (let i = 0; i < n.length; i += step) {
      for (let k = i; k < i + step; k += 2) places.push(put(u + (n[k] ?? 0), v + (n[k + 1] ?? 0)))
      u += n[i + step - 2] ?? 0
      v += n[i + step - 1] ?? 0
    }
    return (command === 'c' ? 'C' : command === 'M' ? 'M' : 'L') + places.join(' ')
  })
}

/** The annual report, closed, with the shadow it throws: seven boards are seven beds of ground, and the cut goes through all of them. */
export function reportFrom(view: View): string {
  const project = seen(view)
  const line = (points: Point[]): string =>
    `M${points
      .map((p) =>
        project(...p)
          .map((n) => n.toFixed(1))
          .join(' '),
      )
      .join('L')}`

  /** Both sides of the block that one sees, between two heights and so far inside its edge: the long one lies in the light, the foot does not. */
  const sides = (top: number, low: number, fill: string, inside = 0): string => {
    const [left, near, right, far] = [inside, deep - inside, wide - inside, inside]
    const quad = (from: Flat, to: Flat, colour: string): string =>
      `<path d="${line([
        [...from, top],
        [...to, top],
        [...to, low],
        [...from, low],
      ])}Z" fill="${colour}"/>`
    return (
      quad([left, far], [left, near], fill) +
      quad([left, near], [right, near], between(fill, '#6B2A1F', view.shade))
    )
  }

  /** A line round both sides at one height. */
  const around = (z: number, inside = 0): string =>
    line([
      [inside, inside, z],
      [inside, deep - inside, z],
      [wide - inside, deep - inside, z],
    ])

  /** Words on the cover, baseline from (x, y), laid into its perspective point by point. */
  function printed(words: string, x: number, y: number, size: number): string {
    const glyphs = outline(words, face('big-shoulders-display', 700), size, size * 0.006)
    const lay = (d: string): string =>
      d.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, u, v) =>
        project(x + Number(u), y + Number(v), 0)
          .map((n) => n.toFixed(1))
          .join(' '),
      )
    return `<path d="${glyphs.map((glyph) => lay(glyph.path)).join('')}" fill="${ore}"/>`
  }

  /** The wordmark on the cover, its baseline at y. */
  const branded = (x: number, y: number, width: number): string => {
    const k = width / 337
    return `<path d="${laidPath(/ d="([^"]+)"/.exec(markPath)?.[1] ?? '', (u, v) => project(x + u * k, y + v * k, 0))}" fill="${ore}"/>`
  }

  // Lines get thinner with the distance: 1 is how they are drawn close up.
  const [near, beside] = [project(0, deep, 0), project(100, deep, 0)]
  const fine = Math.hypot(beside[0] - near[0], beside[1] - near[1]) / 76
  const ruled = (d: string, stroke: string, width: number, opacity = 1): string =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${(width * fine).toFixed(2)}" stroke-linejoin="bevel" opacity="${opacity}"/>`

  const sun: Flat = [1.1, 0.4]
  const boards = tones.map((fill, i) => sides(-i * thick, -(i + 1) * thick, fill)).join('')
  const joints = tones.slice(1).map((_, i) => around(-(i + 1) * thick))
  // The boards stand out over the pages: a band of shadow lies on these, sheets show as a few even lines, one sheet is teal.
  const paper = '#F6E3C0'
  const sheets = [3, 5, 6].map((i) => around(bottom - i * 25, trim)).join('')
  const block = `${sides(bottom, pages, paper, trim)}${ruled(sheets, '#A8845A', 1.6, 0.55)}${sides(bottom - 96, bottom - 106, sump, trim)}${sides(bottom, bottom - 46, '#A37C54', trim)}`
  const back = `${sides(pages, foot, strata[1])}<path d="${laid(corners, pages, project)}" fill="${strata[0]}"/>`
  const shadow = corners.map(([x, y]): Flat => [x - foot * sun[0], y - foot * sun[1]])
  const cast = [corners[0], corners[1], shadow[1], shadow[2], shadow[3], corners[3]] as Flat[]
  const corner = line([
    [0, deep, 0],
    [0, deep, bottom],
  ])
  return `<path d="${laid(cast, foot, project)}" fill="#54190F"/>${back}${block}
    ${boards}${ruled(joints.join(''), ore, 2.2, 0.5)}${ruled(corner, sand, 2.4, 0.45)}
    ${cutThrough(corners, thick, sun, project, fine)}${view.mark ? branded(110, 240, 620) : ''}${printed('Annual report', 106, 2006, 168)}${printed('The darker, the deeper.', 108, 2184, 150)}
    ${ruled(around(0), '#fff', 4)}`
}
