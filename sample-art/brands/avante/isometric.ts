import { type Flat, hull } from '../../lib/hull'
import type { Tones } from './book'
import { behind, type Point, type Solid } from './solids'

/** An arch cut into a wall: `at` runs along the wall, `sill` is its foot above the floor of the volume. */
export interface Opening {
  wall: 'left' | 'right'
  at: number
  sill: number
  width: number
  height: number
  inside: string
  reveal: string
  depth?: number
}

/** The upper side of a volume, in the sun and in shadow. */
export interface Paving {
  lit: string
  shade: string
}

/** Whatever can be told to stand volumes and stairs somewhere. */
export interface Builder {
  box(at: Point, size: Point, tones: Tones, openings?: Opening[], on?: string, paving?: Paving): unknown
  stairs(
    at: Point,
    count: number,
    width: number,
    along: 'x' | 'y',
    tones: Tones,
    run?: number,
    rise?: number,
  ): unknown
}

interface Caster {
  min: Point
  max: Point
}

/** How far a shadow runs along x and y for each unit of height: the sun stands low on the left. */
const sun: Flat = [0.55, -0.3]

/** Walls reach a hair lower than they stand: no seam shows where they rise from others. */
const sunk = 0.03

/** An isometric model: volumes in any order, drawn back to front with the shadows they throw on each other's roofs. */
export class Model implements Builder {
  private readonly solids: Solid[] = []
  private readonly casters: Caster[] = []
  private clips = 0

  constructor(
    private readonly unit: number,
    private readonly originX: number,
    private readonly originY: number,
    private readonly id = 'm',
  ) {}

  project([x, y, z]: Point): Flat {
    return [
      this.originX + (x - y) * this.unit * 0.866,
      this.originY + (x + y) * this.unit * 0.5 - z * this.unit,
    ]
  }

  path(points: Point[]): string {
    return `M${points
      .map((p) =>
        this.project(p)
          .map((n) => n.toFixed(1))
          .join(' '),
      )
      .join('L')}Z`
  }

  face(points: Point[], fill: string): string {
    return `<path d="${this.path(points)}" fill="${fill}" stroke="${fill}" stroke-width=".7" stroke-linejoin="round"/>`
  }

  private arched(o: Opening, x: number, y: number, z: number): Point[] {
    // A door reaches as low as its wall, a window stops at its sill.
    const base = o.sill > 0 ? 0 : -sunk
    const side: Flat[] = [[0, base]]
    for (let i = 0; i <= 20; i++) {
      const t = Math.PI * (1 - i / 20)
      side.push([(o.width / 2) * (1 + Math.cos(t)), o.height - o.width / 2 + (Math.sin(t) * o.width) / 2])
    }
    side.push([o.width, base])
    return side.map(([s, h]) =>
      o.wall === 'left' ? [x + o.at + s, y, z + o.sill + h] : [x, y + o.at + s, z + o.sill + h],
    )
  }

  /** An arch in the wall through (x, y, z), as markup. */
  opening(o: Opening, x: number, y: number, z: number): string {
    const rim = this.arched(o, x, y, z)
    const depth = o.depth ?? 0.3
    const back = rim.map(([a, b, c]): Point => (o.wall === 'left' ? [a, b - depth, c] : [a - depth, b, c]))
    const clip = `${this.id}${++this.clips}`
    return `<clipPath id="${clip}"><path d="${this.path(rim)}"/></clipPath>${this.face(rim, o.reveal)}<g clip-path="url(#${clip})">${this.face(back, o.inside)}</g>`
  }

  /** A volume with its corner at `at`; `on` is markup laid on its top face, in front of its shadows. */
  box(
    at: Point,
    size: Point,
    tones: Tones,
    openings: Opening[] = [],
    on = '',
    paving: Paving = { lit: tones.top, shade: tones.left },
  ): this {
    const [x, y, z] = at
    const [X, Y, Z] = [x + size[0], y + size[1], z + size[2]]
    const roof: Point[] = [
      [x, y, Z],
      [X, y, Z],
      [X, Y, Z],
      [x, Y, Z],
    ]
    const foot = z - sunk
    const walls =
      this.face(
        [
          [x, Y, foot],
          [X, Y, foot],
          [X, Y, Z],
          [x, Y, Z],
        ],
        tones.left,
      ) +
      this.face(
        [
          [X, y, foot],
          [X, Y, foot],
          [X, Y, Z],
          [X, y, Z],
        ],
        tones.right,
      )
    const cut = openings.map((o) => (o.wall === 'left' ? this.opening(o, x, Y, z) : this.opening(o, X, y, z)))
    this.solids.push({
      min: at,
      max: [X, Y, Z],
      drawn: walls + cut.join('') + this.face(roof, paving.lit) + on,
      top: this.path(roof),
      shade: paving.shade,
    })
    this.casters.push({ min: at, max: [X, Y, Z] })
    return this
  }

  /** Stairs that come down towards the viewer along x or y, `count` steps of `run` by `rise`, from `at` (their foot at the back). */
  stairs(
    at: Point,
    count: number,
    width: number,
    along: 'x' | 'y',
    tones: Tones,
    run = 0.5,
    rise = 0.5,
  ): this {
    const [x, y, z] = at
    const place = (s: number, across: number, height: number): Point =>
      along === 'x' ? [x + s, y + across, z + height] : [x + across, y + s, z + height]
    let drawn = ''
    for (let i = 0; i < count; i++) {
      const [near, far, height] = [i * run, (i + 1) * run, rise * (count - i)]
      const tread = [
        place(near, 0, height),
        place(far, 0, height),
        place(far, width, height),
        place(near, width, height),
      ]
      const riser = [
        place(far, 0, height - rise),
        place(far, width, height - rise),
        place(far, width, height),
        place(far, 0, height),
      ]
      drawn += this.face(tread, tones.top) + this.face(riser, along === 'x' ? tones.right : tones.left)
      this.casters.push({
        min: along === 'x' ? [x + near, y, z] : [x, y + near, z],
        max: place(far, width, height),
      })
    }
    const flank: Point[] = [place(0, width, 0)]
    for (let i = 0; i < count; i++) {
      flank.push(place(i * run, width, rise * (count - i)), place((i + 1) * run, width, rise * (count - i)))
    }
    flank.push(place(count * run, width, 0))
    drawn += this.face(flank, along === 'x' ? tones.left : tones.right)
    this.solids.push({ min: at, max: place(count * run, width, count * rise), drawn })
    return this
  }

  private shadows(solid: Solid): string {
    const height = solid.max[2]
    const fallen = this.casters
      .filter(({ max }) => max[2] > height + 0.01)
      .map(({ min, max }) => {
        // A hair lower than it stands: its shadow joins the one of what it stands on.
        const from = Math.max(min[2] - 0.05, height) - height
        const to = max[2] - height
        const corners = [from, to].flatMap((h) =>
          [min[0], max[0]].flatMap((x) =>
            [min[1], max[1]].map((y): Flat => [x + h * sun[0], y + h * sun[1]]),
          ),
        )
        return this.path(hull(corners).map(([x, y]): Point => [x, y, height]))
      })
    if (!solid.top || !fallen.length) return ''
    // A mask as wide as the face with its hairline: else a lit rim would show round a face that lies all in shadow.
    const mask = `${this.id}${++this.clips}`
    return `<mask id="${mask}" maskUnits="userSpaceOnUse" x="-9999" y="-9999" width="19998" height="19998"><path d="${solid.top}" fill="#fff" stroke="#fff" stroke-width=".7"/></mask><path d="${fallen.join('')}" fill="${solid.shade}" mask="url(#${mask})"/>`
  }

  /** The model as SVG markup. */
  draw(): string {
    const left = new Set(this.solids)
    const done: Solid[] = []
    while (left.size) {
      const free = [...left].find((a) => ![...left].some((b) => b !== a && behind(b, a))) ?? [...left][0]
      if (!free) break
      left.delete(free)
      done.push(free)
    }
    return done.map((solid) => solid.drawn + this.shadows(solid)).join('')
  }
}
