/** The model on its table in one perspective: x to the right, y up, z towards the eye; lengths in centimetres. */
type Place = readonly [number, number, number]
export type Spot = readonly [number, number]

/** The eye stands low before the table and to the right of all three; the picture is as far as `lens`. */
const eye = { x: 50, y: 34, z: 196, lens: 1470 }
/** Where the eye's own height lies in the picture, and the place that is straight ahead of it. */
const centre = { x: 1368, y: 596 }

/** A place of the room as a point of the picture. Uprights stay upright. */
export function view([x, y, z]: Place): Spot {
  const k = eye.lens / (eye.z - z)
  return [centre.x + (x - eye.x) * k, centre.y - (y - eye.y) * k]
}

/** One stroke of the numeral: `wide` in front and in depth. */
export interface Tower {
  x: number
  wide: number
  high: number
}

export interface Face {
  kind: 'front' | 'side' | 'copperFront' | 'copperSide' | 'copperUnder' | 'copperTop'
  points: Spot[]
}

interface Box {
  left: number
  right: number
  bottom: number
  top: number
  /** Half its depth. */
  half: number
}

/** The faces of a box that the eye sees. Its sides show on the side of the eye. */
function faces({ left, right, bottom, top, half }: Box, metal: boolean, flip: (y: number) => number): Face[] {
  const quad = (kind: Face['kind'], places: Place[]): Face => ({
    kind,
    points: places.map(([x, y, z]) => view([x, flip(y), z])),
  })
  const shown: Face[] = []
  const side = eye.x > right ? right : eye.x < left ? left : undefined
  if (side !== undefined)
    shown.push(
      quad(metal ? 'copperSide' : 'side', [
        [side, bottom, half],
        [side, bottom, -half],
        [side, top, -half],
        [side, top, half],
      ]),
    )
  const level = (kind: Face['kind'], y: number): Face =>
    quad(kind, [
      [left, y, half],
      [right, y, half],
      [right, y, -half],
      [left, y, -half],
    ])
  if (metal && flip(bottom) > eye.y) shown.push(level('copperUnder', bottom))
  if (metal && flip(top) < eye.y && flip(bottom) <= flip(top)) shown.push(level('copperTop', top))
  if (metal && flip(bottom) > flip(top)) shown.push(level('copperUnder', bottom))
  shown.push(
    quad(metal ? 'copperFront' : 'front', [
      [left, bottom, half],
      [right, bottom, half],
      [right, top, half],
      [left, top, half],
    ]),
  )
  return shown
}

interface Window {
  points: Spot[]
  side: boolean
}

/** A tower with capital and plinth as in the numeral, its windows, or the image of both in the table. */
export function sides(tower: Tower, mirror: boolean): { faces: Face[]; windows: Window[] } {
  const { x, wide, high } = tower
  const flip = (y: number): number => (mirror ? -y : y)
  const [cap, serif, half] = [5, 4.4, wide / 2]
  const shaft: Box = { left: x - half, right: x + half, bottom: cap, top: high - cap, half }
  const slab = (bottom: number): Box => ({
    left: x - half - serif,
    right: x + half + serif,
    bottom,
    top: bottom + cap,
    half: half + serif,
  })
  const windows: Window[] = []
  const [columns, pitch] = [7, 1.72]
  const cell = (wide - 1) / columns
  const eastern = eye.x > shaft.right ? shaft.right : shaft.left
  for (let y = cap + 1.3; y < high - cap - 1.6; y += pitch) {
    for (let c = 0; c < columns; c++) {
      const a = -half + 0.5 + c * cell + cell * 0.14
      const b = a + cell * 0.72
      const rows = [y, y + 0.98]
      const corners = [
        [a, rows[0]],
        [b, rows[0]],
        [b, rows[1]],
        [a, rows[1]],
      ] as [number, number][]
      windows.push({ side: false, points: corners.map(([along, h]) => view([x + along, flip(h), half])) })
      if (eye.x > shaft.right || eye.x < shaft.left)
        windows.push({ side: true, points: corners.map(([along, h]) => view([eastern, flip(h), along])) })
    }
  }
  return {
    faces: [
      ...faces(slab(0), true, flip),
      ...faces(shaft, false, flip),
      ...faces(slab(high - cap), true, flip),
    ],
    windows,
  }
}
