import { type Flat, hull } from '../../lib/hull'
import { random } from '../../lib/random'
import { face, outline } from '../../wordmarks/outline'
import { markPath, ochre, ore, sand, strata, sump } from './book'
import { between, dug, laid, opening } from './pit-steps'

/** The report lies with its foot towards us; x runs along the foot, y down the cover, z up. */
const [wide, deep] = [1640, 2260]
const thick = 36
const tones = [...strata].reverse().slice(1, 8)
const bottom = -tones.length * thick
/** Pages, and the back board below them. */
const [pages, foot] = [bottom - 170, bottom - 206]

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
  /** Whether the cover's wordmark is drawn: from near, the edge of the picture would cut it. */
  mark: boolean
}

/** The perspective of a view. */
function seen({ eye, at, scale, middle }: View): (x: number, y: number, z: number) => Flat {
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

  /** One side of the block between two heights. */
  function side(from: Flat, to: Flat, top: number, low: number, fill: string): string {
    return `<path d="${line([
      [...from, top],
      [...to, top],
      [...to, low],
      [...from, low],
    ])}Z" fill="${fill}"/>`
  }

  /** Both sides that one sees: the long one lies in the light, the foot does not. */
  const sides = (top: number, low: number, fill: string): string =>
    side([0, 0], [0, deep], top, low, fill) +
    side([0, deep], [wide, deep], top, low, between(fill, ore, 0.36))

  const around = (z: number): string =>
    line([
      [0, 0, z],
      [0, deep, z],
      [wide, deep, z],
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

  /** Fibres in the cut edges of the boards, along the edge. */
  function fibres(): string {
    const next = random(12)
    let d = ''
    for (let i = 0; i < 760; i += 1) {
      const z = -3 - next() * (-bottom - 8)
      const long = 12 + next() * 60
      const at = next()
      d +=
        next() < 0.55
          ? line([
              [0, at * deep, z],
              [0, Math.min(deep, at * deep + long), z],
            ])
          : line([
              [at * wide, deep, z],
              [Math.min(wide, at * wide + long), deep, z],
            ])
    }
    return `<path d="${d}" fill="none" stroke="${ore}" stroke-width="${(2 * fine).toFixed(2)}" opacity=".22"/>`
  }

  // Lines get thinner with the distance: 1 is how they are drawn close up.
  const [near, beside] = [project(0, deep, 0), project(100, deep, 0)]
  const fine = Math.hypot(beside[0] - near[0], beside[1] - near[1]) / 76
  // The side that one sees at a low angle ends in steep joints of lines: nothing shows outside the block.
  const block = hull([0, foot].flatMap((z) => corners.map(([x, y]) => project(x, y, z))))
  const silhouette = `<clipPath id="block"><path d="M${block.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z"/></clipPath>`
  const holes = tones.map((_, i) => opening(840, 1150, 640 - i * 80, 700 - i * 86, 5, 0.5))
  const sun: Flat = [1.5, 0.5]
  const water = [150, 112, 66].map(
    (r, i) =>
      `<path d="${laid(opening(860, 1150, r * 0.8, r, 5, 0.3), bottom, project)}" fill="${['#178E8A', sump, '#7FDCCB'][i]}"/>`,
  )
  const pit = dug({
    outer: corners,
    holes,
    thick,
    project,
    face: (i) => (i ? (tones[i - 1] ?? sand) : sand),
    wall: (i, lit) => between(between(tones[i] ?? sand, ore, 0.5), between(tones[i] ?? sand, sand, 0.3), lit),
    sun,
    shade: ['#3A120E', 0.42],
    floor: `<path d="${laid(corners, bottom, project)}" fill="${strata[1]}"/>${water.join('')}`,
  })
  const boards = tones.map((fill, i) => sides(-i * thick, -(i + 1) * thick, fill)).join('')
  const seams = tones.map((_, i) => around(-(i + 1) * thick)).join('')
  const leavesOf = Array.from({ length: 22 }, (_, i) => {
    const teal = i === 8
    return `<path d="${around(bottom - 9 - i * 7.2)}" fill="none" stroke="${teal ? sump : '#C9A978'}" stroke-width="${((teal ? 6 : 1.8) * fine).toFixed(2)}"/>`
  }).join('')
  const shadow = corners.map(([x, y]): Flat => [x - foot * sun[0], y - foot * sun[1]])
  const cast = [corners[0], corners[1], shadow[1], shadow[2], shadow[3], corners[3]] as Flat[]
  return `<path d="${laid(cast, foot, project)}" fill="#54190F"/>${silhouette}<g clip-path="url(#block)">
    ${sides(pages, foot, strata[1])}${sides(bottom, pages, sand)}${leavesOf}
    ${pit}${view.mark ? branded(118, 206, 420) : ''}${printed('Annual report', 110, 2000, 132)}${printed('The darker, the deeper.', 110, 2152, 96)}
    ${boards}${fibres()}<path d="${seams}" fill="none" stroke="${ore}" stroke-width="${(2.5 * fine).toFixed(2)}" opacity=".55"/>
    <path d="${around(0)}" fill="none" stroke="#fff" stroke-width="4" opacity=".8"/><path d="${line([
      [0, deep, 0],
      [0, deep, bottom],
    ])}" stroke="${ochre}" stroke-width="3" opacity=".7"/></g>`
}
