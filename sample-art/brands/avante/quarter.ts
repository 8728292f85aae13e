import { cobalt, coral, night, type Tones, tones } from './book'
import type { Builder, Model, Opening } from './isometric'

const { peach, plaster, rose } = tones

/** A house: its three tones, and what is seen in its arches on the sunny and on the shady side. */
interface House {
  tones: Tones
  reveal: { left: string; right: string }
  /** Behind its doors, in turn. */
  doors: { left: string[]; right: string[] }
}

const light = '#FFD9BF'
const warm = '#FFB48A'
const deepCoral = '#D14A22'
const deepCobalt = '#11298F'

const houses = {
  peach: {
    tones: peach,
    reveal: { left: '#CF7A50', right: '#B4613C' },
    doors: { left: [cobalt, coral], right: [deepCobalt, cobalt] },
  },
  coral: {
    tones: tones.coral,
    reveal: { left: '#A3330F', right: '#8F2C0C' },
    doors: { left: [light, deepCobalt], right: [light, warm] },
  },
  cobalt: {
    tones: tones.cobalt,
    reveal: { left: night, right: '#070F38' },
    doors: { left: [light, coral], right: [warm, deepCoral] },
  },
  plaster: {
    tones: plaster,
    reveal: { left: '#B9A283', right: '#9E886B' },
    doors: { left: [cobalt, coral], right: [deepCobalt, deepCoral] },
  },
  night: {
    tones: tones.night,
    reveal: { left: '#050C2E', right: '#050C2E' },
    doors: { left: [warm, light], right: [warm, warm] },
  },
  rose: {
    tones: rose,
    reveal: { left: '#B65767', right: '#8E4452' },
    doors: { left: [cobalt, light], right: [deepCobalt, deepCoral] },
  },
} satisfies Record<string, House>
type Name = keyof typeof houses

/** The back corner of the quarter; both wings start there and end where their storey ends. */
const corner = -8
export const storey = 2.3
const rail = { thick: 0.2, high: 0.36 }

/** One storey of both wings: how deep it stands on the slope, and its houses along x and along y with their far ends. */
interface Floor {
  deep: number
  x: [Name, number][]
  y: [Name, number][]
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

type Wing = 'x' | 'y'
/** The wall of a wing that faces the court; the other one closes its end. */
const facing = { x: 'left', y: 'right' } as const
const closing = { x: 'right', y: 'left' } as const

/** Equal arches along a wall of length `long`, with an equal rest between them. */
function arches(house: House, wall: 'left' | 'right', long: number): Opening[] {
  const width = 1
  const count = Math.floor(long / 1.6)
  const rest = (long - count * width) / (count + 1)
  return Array.from({ length: count }, (_, i): Opening => {
    const doors = house.doors[wall]
    return {
      wall,
      at: rest + i * (width + rest),
      sill: 0,
      width,
      height: 1.72,
      inside: doors[i % doors.length] ?? night,
      reveal: house.reveal[wall],
    }
  })
}

/** A flight down the end of a wing, from the roof of a storey to the terrace before it. */
interface Flight {
  floor: number
  wing: Wing
  /** Its near and far side, measured like the depth of the wing. */
  from: number
  to: number
  tones: Tones
}

const flights: Flight[] = [
  { floor: 1, wing: 'x', from: -3.6, to: -2.1, tones: plaster },
  { floor: 2, wing: 'x', from: -5.2, to: -3.7, tones: plaster },
  { floor: 3, wing: 'x', from: -6.7, to: -5.2, tones: plaster },
  { floor: 1, wing: 'y', from: -3.6, to: -2.1, tones: plaster },
  { floor: 2, wing: 'y', from: -5.2, to: -3.7, tones: plaster },
  { floor: 3, wing: 'y', from: -6.7, to: -5.2, tones: plaster },
]
const steps = 6
const tread = 0.38

/** One wing of one storey: its houses side by side, each with a rail round its roof except where a flight starts. */
function wing(model: Builder, index: number, along: Wing): void {
  const { deep, ...rows } = floors[index] ?? { deep: 0, x: [], y: [] }
  const [z, face] = [index * storey, corner + deep]
  const row = rows[along]
  const flip = ([a, b]: [number, number], h: number): [number, number, number] =>
    along === 'x' ? [a, b, h] : [b, a, h]
  let from = face
  row.forEach(([name, to], i) => {
    const house: House = houses[name]
    const last = i === row.length - 1
    const flight = flights.find(({ floor, wing: on }) => floor === index && on === along)
    // Beside a flight, doors keep clear of what it hides.
    const clear = flight ? flight.from - corner - 1.1 : deep
    model.box(flip([from, corner], z), flip([to - from, deep], storey), house.tones, [
      ...arches(house, facing[along], to - from),
      ...(last ? arches(house, closing[along], clear) : []),
    ])
    const top = z + storey
    const bar = (at: [number, number], size: [number, number]): void => {
      if (size[0] > 0.01 && size[1] > 0.01) model.box(flip(at, top), flip(size, rail.high), house.tones)
    }
    // Along the court. The landing of the great stair opens it on the ground floor; above, one of two closes the corner.
    const start = i ? 0 : index ? (along === 'x' ? -rail.thick : 0) : landing
    bar([from + start, face - rail.thick], [to - from - start, rail.thick])
    if (last) {
      const [a, b] = flight ? [flight.from, flight.to] : [corner, corner]
      bar([to - rail.thick, corner], [rail.thick, a - corner])
      bar([to - rail.thick, b], [rail.thick, face - rail.thick - b])
    }
    from = to
  })
  // What lies behind the houses of both wings; only its roof is seen.
  if (along === 'x')
    model.box([corner, corner, z], [deep, deep, storey], houses[row[0]?.[0] ?? 'plaster'].tones)
}

/** The square landing in the corner of the court, level with the first terrace: one flight leaves it on each side. */
const landing = 1.8

/**
 * The stepped quarter of the key visual: five storeys round a court, each smaller than the one below, so that every roof
 * is a terrace; stairs lead from the court to the top. `ground` is markup laid on the forecourt,
 * `crown` the house on top.
 */
export function quarter<B extends Builder>(model: B, ground = '', crown: Name = 'cobalt'): B {
  model.box([-9, -9, -1], [18, 18, 1], peach, [], ground)
  for (const index of floors.keys()) {
    wing(model, index, 'x')
    wing(model, index, 'y')
  }
  for (const { floor, wing: along, from, to, tones: painted } of flights) {
    const end = floors[floor]?.[along].at(-1)?.[1] ?? 0
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
  // The tower on top, with the last flight up to its roof.
  const top = floors.length * storey
  const [wide, way, head] = [2.7, 1.1, top + storey]
  const tower: House = houses[crown]
  model.box([corner, corner, top], [wide, wide, storey], tower.tones, arches(tower, 'right', wide))
  model.stairs([corner + 0.4, corner + wide, top], steps, way, 'y', plaster, tread, storey / steps)
  const far = corner + wide - rail.thick
  model.box([far, corner, head], [rail.thick, wide, rail.high], tower.tones)
  model.box(
    [corner + 0.4 + way, far, head],
    [wide - way - 0.4 - rail.thick, rail.thick, rail.high],
    tower.tones,
  )
  model.box([corner, far, head], [0.4, rail.thick, rail.high], tower.tones)
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
