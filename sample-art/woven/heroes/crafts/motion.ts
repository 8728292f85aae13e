import { paper } from '../../dyes'
import { line } from '../../shapes'
import type { Box, Cloth } from '../boxes'
import { box, plain, red } from './cloths'
import { type Craft, drawn, placed, plinth } from './stage'

interface Picture {
  /** How far to the right along the plinth's diagonal, and how high its foot. */
  across: number
  z: number
  wide: number
  high: number
}

/** A leap from left to right: crouched, stretched, at its height, stretched, landed. */
const [crouched, ...leap] = [
  { across: -1.98, z: 0, wide: 0.74, high: 0.5 },
  { across: -1.12, z: 1.1, wide: 0.6, high: 0.84 },
  { across: -0.04, z: 1.96, wide: 0.7, high: 0.7 },
  { across: 1.06, z: 1.22, wide: 0.6, high: 0.86 },
  { across: 1.86, z: 0, wide: 0.86, high: 0.52 },
] as const satisfies readonly Picture[]

/** The earlier the lighter, as an animator's sheets show through each other. */
const cloths: readonly Cloth[] = [plain('paper'), plain('turmeric'), plain('vermilion'), red]

const place = ({ across, wide }: Picture) => [1.5 + (across - wide) / 2, 1.5 - (across + wide) / 2] as const

const solid = (picture: Picture, cloth: Cloth, z = picture.z, high: number = picture.high): Box =>
  box([...place(picture), z], [picture.wide, picture.wide, high], cloth)

/** Of the first picture only the edges that face us are left. */
function edges(picture: Picture): string {
  const [x, y] = place(picture)
  const { wide, high } = picture
  const corner = (dx: number, dy: number, z: number) => placed(x + dx * wide, y + dy * wide, z)
  return [
    [corner(0, 0, high), corner(1, 0, high), corner(1, 1, high), corner(0, 1, high), corner(0, 0, high)],
    [corner(0, 1, high), corner(0, 1, 0), corner(1, 1, 0), corner(1, 0, 0), corner(1, 0, high)],
    [corner(1, 1, high), corner(1, 1, 0)],
  ]
    .map((points) => line(points, paper, 4))
    .join('')
}

/** Motion graphics: one cube's leap in five pictures. */
export function motion(): Craft {
  const shadows = leap.map((picture) => solid(picture, plain('shadow'), 0, 0))
  return {
    solids: drawn([plinth, ...shadows, ...leap.map((picture, i) => solid(picture, cloths[i] ?? red))]),
    over: edges(crouched),
  }
}
