import { ink, paper } from '../../dyes'
import { circle, group, path, stroke } from '../../shapes'
import type { Box, Cloth } from '../boxes'
import { box, plain } from './cloths'
import { type Craft, drawn, placed, plinth, unit } from './stage'

const [skin, shirt, trousers] = [plain('vermilion'), plain('turmeric'), plain('indigo')] as const

/** One large diamond: a small one turns to spots where the picture is shown small. */
const chest: Cloth = (u, v) => {
  const d = Math.abs(u - 0.5) * 2 + Math.abs(v - 0.5) * 2
  if (d < 0.36) return 'vermilion'
  return d < 0.86 ? 'paper' : 'turmeric'
}

/** The head's back corner and size: wider than the shoulders, so that the face is what one sees first. */
const [headAt, headSize] = [
  [1.06, 1.3, 1.4],
  [1.46, 0.86, 1.1],
] as const

const head = box(headAt, headSize, skin)

const hat: Box[] = [
  box([0.98, 1.2, 2.5], [1.62, 1.04, 0.14], shirt),
  box([1.32, 1.34, 2.64], [0.94, 0.66, 0.14], trousers),
  box([1.32, 1.34, 2.78], [0.94, 0.66, 0.2], shirt),
]

const body: Box = { ...box([1.18, 1.38, 0.66], [1.2, 0.7, 0.74], shirt), left: chest }

/** The arm to our left is up and away from the head, on the dark ground. */
const wavingArm: Box[] = [
  box([0.28, 1.52, 0.98], [0.9, 0.36, 0.36], shirt),
  box([-0.08, 1.52, 0.98], [0.36, 0.36, 0.84], shirt),
  box([-0.16, 1.44, 1.82], [0.52, 0.52, 0.5], skin),
]

const hangingArm: Box[] = [
  box([2.38, 1.5, 0.88], [0.36, 0.36, 0.48], shirt),
  box([2.37, 1.49, 0.56], [0.4, 0.4, 0.32], skin),
]

/** One leg stands, the other's knee is up and its foot in the air, over its shadow. */
const legs: Box[] = [
  box([1.86, 1.48, 0.24], [0.46, 0.46, 0.42], trousers),
  box([1.84, 1.46, 0], [0.5, 0.8, 0.24], skin),
  box([1.22, 1.5, 0.46], [0.46, 0.86, 0.36], trousers),
  box([1.2, 1.98, 0.22], [0.5, 0.72, 0.24], skin),
  box([1.16, 1.94, 0], [0.58, 0.8, 0], plain('shadow')),
]

/** What is drawn in the plane of the face: along it and down it in units, from its upper left corner. */
function face(): string {
  const [x, y] = placed(headAt[0], headAt[1] + headSize[1], headAt[2] + headSize[2])
  const eye = (along: number) =>
    circle(along, 0.4, 0.28, ink) + circle(along, 0.4, 0.24, paper) + circle(along + 0.02, 0.43, 0.12, ink)
  const mouth =
    path('M0.36 0.72H1.1C1.08 0.94 0.94 1 0.73 1C0.52 1 0.38 0.94 0.36 0.72Z', ink) +
    path('M0.44 0.72H1.02V0.81H0.44Z', paper)
  return group(`matrix(${unit} ${unit / 2} 0 ${unit} ${x} ${y})`, eye(0.42), eye(1.04), mouth)
}

/** The hand's way through the air. */
const swing = stroke('M40 86C32 72 33 56 44 44', paper, 4) + stroke('M24 92C12 72 14 50 29 34', paper, 4)

/** Character animation: somebody made of blocks comes towards us and waves. */
export function character(): Craft {
  return {
    solids: drawn([plinth, head, ...hat, body, ...wavingArm, ...hangingArm, ...legs]),
    over: face() + swing,
  }
}
