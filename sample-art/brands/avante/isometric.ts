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

/** Whatever can be told to stand volumes and stairs somewhere. */
export interface Builder {
  box(at: Point, size: Point, tones: Tones, openings?: Opening[], on?: string): unknown
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

  /** Transform that lays flat artwork, 100 px to a unit, on the plane at height z. */
  lying(z: number): string {
    const [x, y] = this.project([0, 0, z])
    const [a, b] = [this.unit * 0.00866, this.unit * 0.005]
    return `matrix(${a} ${b} ${-a} ${b} ${x} ${y})`
  }

  private arched(o: Opening, x: number, y: number, z: number): Point[] {
    const side: Flat[] = [[0, 0]]
    for (let i = 0; i <= 20; i++) {
      const t = Math.PI * (1 - i / 20)
      side.push([(o.width / 2) * (1 + Math.cos(t)), o.height - o.width / 2 + (Math.sin(t) * o.width) / 2])
    }
    side.push([o.width, 0])
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
  box(at: Point, size: Point, tones: Tones, openings: Opening[] = [], on = ''): this {
    const [x, y, z] = at
    const [X, Y, Z] = [x + size[0], y + size[1], z + size[2]]
    const roof: Point[] = [
      [x, y, Z],
      [X, y, Z],
      [X, Y, Z],
      [x, Y, Z],
    ]
    // A hair lower than they stand: no seam shows where they rise from a wall.
    const foot = z - 0.03
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
      drawn: walls + cut.join('') + this.face(roof, tones.top) + on,
      top: this.path(roof),
      shade: tones.left,
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

  /** A flat shape of thickness `thick`, cut from sheet; `outline` runs clockwise seen from above. */
  sheet(outline: Flat[], z: number, thick: number, tones: Tones, on = ''): this {
    const top = outline.map(([x, y]): Point => [x, y, z + thick])
    const edges = outline.map(([x, y], i) => {
      const [a, b] = outline[(i + 1) % outline.length] ?? [x, y]
      const visible = b > y || a < x
      if (!visible) return ''
      return this.face(
        [
          [x, y, z],
          [a, b, z],
          [a, b, z + thick],
          [x, y, z + thick],
        ],
        a < x ? tones.left : tones.right,
      )
    })
    const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
    this.solids.push({
      min: [Math.min(...xs), Math.min(...ys), z],
      max: [Math.max(...xs), Math.max(...ys), z + thick],
      drawn: edges.join('') + this.face(top, tones.top) + on,
    })
    return this
  }

  private shadows(solid: Solid): string {
    const height = solid.max[2]
    const fallen = this.casters
      .filter(({ max }) => max[2] > height + 0.01)
      .map(({ min, max }) => {
        const from = Math.max(min[2], height) - height
        const to = max[2] - height
        const corners = [from, to].flatMap((h) =>
          [min[0], max[0]].flatMap((x) =>
            [min[1], max[1]].map((y): Flat => [x + h * sun[0], y + h * sun[1]]),
          ),
        )
        return this.path(hull(corners).map(([x, y]): Point => [x, y, height]))
      })
    if (!solid.top || !fallen.length) return ''
    const clip = `${this.id}${++this.clips}`
    return `<clipPath id="${clip}"><path d="${solid.top}"/></clipPath><path d="${fallen.join('')}" fill="${solid.shade}" clip-path="url(#${clip})"/>`
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
