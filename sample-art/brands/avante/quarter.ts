import { cobalt, type Tones, tones } from './book'
import { arches, type House, type HouseName, houses } from './houses'
import type { Builder, Model } from './isometric'

const { peach, plaster, rose } = tones

/** The back corner of the quarter; both wings start there and end where their storey ends. */
const corner = -8
export const storey = 2.3
const rail = { thick: 0.2, high: 0.36 }

/** One storey of both wings: how deep it stands on the slope, and its houses along x and along y with their far ends. */
interface Floor {
  deep: number
  x: [HouseName, number][]
  y: [HouseName, number][]
}

/** From the ground up. Both `deep` and the far ends shrink: every storey reaches further out than the one above. */
const floors: Floor[] = [
  {
    deep: 8.2,
    x: [
      ['plaster', 4.4],
      ['night', 8],
    ],
    y: [
      ['cobalt', 4.2],
      ['plaster', 8],
    ],
  },
  {
    deep: 6.6,
    x: [
      ['peach', 1.7],
      ['coral', 4.9],
    ],
    y: [
      ['plaster', 1.5],
      ['rose', 4.9],
    ],
  },
  { deep: 5, x: [['plaster', 1.8]], y: [['coral', 1.8]] },
  { deep: 3.4, x: [['rose', -1.3]], y: [['peach', -1.3]] },
]

type Axis = 'x' | 'y'
type Pair = readonly [number, number]
/** The wall of a wing that faces the court; the other one closes its end. */
const facing = { x: 'left', y: 'right' } as const
const closing = { x: 'right', y: 'left' } as const

/** A flight down the end of a wing, from the roof of a storey to the terrace before it. */
interface Flight {
  floor: number
  wing: Axis
  /** Its near and far side, measured like the depth of the wing. */
  from: number
  to: number
  tones: Tones
}

const flights: Flight[] = [
  { floor: 1, wing: 'x', from: -3.6, to: -2.1, tones: plaster },
  { floor: 2, wing: 'x', from: -5.2, to: -3.7, tones: tones.cobalt },
  { floor: 3, wing: 'x', from: -6.7, to: -5.2, tones: plaster },
  { floor: 1, wing: 'y', from: -3.6, to: -2.1, tones: plaster },
  { floor: 2, wing: 'y', from: -5.2, to: -3.7, tones: plaster },
  { floor: 3, wing: 'y', from: -6.7, to: -5.2, tones: plaster },
]
const steps = 6
const tread = 0.38
/** Side of the house on top. */
const crown = 2.7

/** Where a storey ends along a wing; above the last one stands the tower. */
const reach = (index: number, along: Axis): number => floors[index]?.[along].at(-1)?.[1] ?? corner + crown

/** The house on top and the flight to its roof. */
interface Crown {
  house: HouseName
  stair: Tones
}

/** Tones of a piece of rail that runs along an axis, its near end painted like its side. */
const butted = (painted: Tones, runs: Axis): Tones =>
  runs === 'x' ? { ...painted, right: painted.left } : { ...painted, left: painted.right }

/** Volumes of one wing of one storey: along the wing first, across it second, as both wings are the same but for the turn. */
class Wing {
  private readonly end: number
  private readonly top: number
  private readonly face: number

  constructor(
    private readonly model: Builder,
    private readonly index: number,
    private readonly along: Axis,
  ) {
    this.end = reach(index, along)
    this.top = (index + 1) * storey
    this.face = corner + (floors[index]?.deep ?? 0)
  }

  private turned([a, b]: Pair, h: number): [number, number, number] {
    return this.along === 'x' ? [a, b, h] : [b, a, h]
  }

  /** A piece of rail. `joined` where the next piece hides its near end, whose colour would show as a hairline. */
  private bar(at: Pair, size: Pair, house: House, joined = false): void {
    if (size[0] < 0.01 || size[1] < 0.01) return
    const lengthwise = size[0] > size[1] === (this.along === 'x')
    const painted = joined ? butted(house.tones, lengthwise ? 'x' : 'y') : house.tones
    this.model.box(this.turned(at, this.top), this.turned(size, rail.high), painted)
  }

  /** Its houses side by side, each with a rail round its terrace except where a flight or the great stair comes up. */
  build(): void {
    const { model, index, along, end, face } = this
    const floor = floors[index]
    if (!floor) return
    const flight = flights.find((one) => one.floor === index && one.wing === along)
    const [opens, closes] = flight ? [flight.from, flight.to] : [corner, corner]
    // Beside a flight, doors keep clear of what it hides.
    const clear = flight ? flight.from - corner - 1.1 : floor.deep
    let from = face
    for (const [i, [name, to]] of floor[along].entries()) {
      const house: House = houses[name]
      // The first house along x also fills the corner behind both wings.
      const start = !i && along === 'x' ? corner : from
      const openings = arches(house, facing[along], to - from, from - start)
      if (to === end) openings.push(...arches(house, closing[along], clear))
      model.box(
        this.turned([start, corner], index * storey),
        this.turned([to - start, floor.deep], storey),
        house.tones,
        openings,
        '',
        house.paving,
      )
      // Along the court. The landing of the great stair opens it on the ground floor; above, one of two closes the corner.
      const left = i ? 0 : index ? (along === 'x' ? -rail.thick : 0) : landing
      this.bar([from + left, face - rail.thick], [to - from - left, rail.thick], house, to !== end)
      // At the back, from where the next storey ends.
      const back = Math.max(i ? from : corner, reach(index + 1, along))
      this.bar([back, corner], [to - back, rail.thick], house)
      if (to === end) {
        const edge = to - rail.thick
        this.bar([edge, corner + rail.thick], [rail.thick, opens - corner - rail.thick], house)
        this.bar([edge, closes], [rail.thick, face - rail.thick - closes], house, true)
      }
      from = to
    }
  }
}

/** The house on top, with the last flight up to its roof. */
function tower(model: Builder, { house: name, stair }: Crown): void {
  const { tones: painted, paving, ...rest }: House = houses[name]
  const [foot, way, gap] = [floors.length * storey, 1.1, 0.4]
  const [head, far] = [foot + storey, corner + crown - rail.thick]
  const openings = arches({ tones: painted, paving, ...rest }, 'right', crown)
  model.box([corner, corner, foot], [crown, crown, storey], painted, openings, '', paving)
  model.stairs([corner + gap, corner + crown, foot], steps, way, 'y', stair, tread, storey / steps)
  const bar = (x: number, y: number, wide: number, deep: number, tone = painted): unknown =>
    model.box([x, y, head], [wide, deep, rail.high], tone)
  bar(corner, corner, rail.thick, crown - rail.thick)
  bar(corner + rail.thick, corner, crown - 2 * rail.thick, rail.thick)
  bar(far, corner, rail.thick, crown)
  bar(corner + gap + way, far, crown - way - gap - rail.thick, rail.thick, butted(painted, 'x'))
  bar(corner, far, gap, rail.thick)
}

/** The square landing in the corner of the court, level with the first terrace: one flight leaves it on each side. */
const landing = 1.8

/**
 * The stepped quarter of the key visual: five storeys round a court, each smaller than the one below, so that every roof
 * is a terrace; stairs lead from the court to the top. `ground` is markup laid on the forecourt.
 */
export function quarter<B extends Builder>(
  model: B,
  ground = '',
  top: Crown = { house: 'cobalt', stair: plaster },
): B {
  model.box([-9, -9, -1], [18, 18, 1], peach, [], ground)
  for (const index of floors.keys()) {
    new Wing(model, index, 'x').build()
    new Wing(model, index, 'y').build()
  }
  for (const { floor, wing: along, from, to, tones: painted } of flights) {
    const end = reach(floor, along)
    const at = floor * storey
    model.stairs(
      along === 'x' ? [end, from, at] : [from, end, at],
      steps,
      to - from,
      along,
      painted,
      tread,
      storey / steps,
    )
  }
  const foot = corner + (floors[0]?.deep ?? 0)
  model.box([foot, foot, 0], [landing, landing, storey], plaster)
  model.stairs([foot + landing, foot, 0], steps, landing, 'x', tones.coral, 0.46, storey / steps)
  model.stairs([foot, foot + landing, 0], steps, landing, 'y', rose, 0.46, storey / steps)
  tower(model, top)
  return model
}

/** The pool in the court: its near corner on both axes, its side and its rim. */
export const basin = { at: 3, side: 4.8, rim: 0.3 }

/** Water let into the ground, with the shade of its near walls and three strokes of light. */
export function pool(model: Model): string {
  const { at, side, rim } = basin
  const [x, y, size, z] = [at, at, side, 0]
  const [X, Y] = [x + size, y + size]
  const square = (a: number, b: number, c: number, d: number, fill: string, depth = 0): string =>
    model.face(
      [
        [a, b, z - depth],
        [c, b, z - depth],
        [c, d, z - depth],
        [a, d, z - depth],
      ],
      fill,
    )
  const glints = [0, 1, 2].map((i) =>
    square(x + 1.5 + i * 0.8, y + 2.6 - i * 0.5, x + 2.9 + i * 0.8, y + 2.74 - i * 0.5, tones.cobalt.top),
  )
  return (
    square(x - rim, y - rim, X + rim, Y + rim, tones.plaster.right) +
    square(x, y, X, Y, cobalt) +
    square(x, y, X, y + 0.9, tones.cobalt.right) +
    square(x, y, x + 0.7, Y, '#16309F') +
    glints.join('')
  )
}
