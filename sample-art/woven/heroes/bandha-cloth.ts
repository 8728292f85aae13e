import { amber, indigo, ink, paper, turmeric, vermilion } from '../dyes'
import { colour } from '../pixels'

/** The dyes of the cloth that solids wear, each in light, at an angle and in shade. Only solids may have tones. */
const baths = {
  vermilion: [vermilion, '#C93A10', '#7A1A12'],
  ink: [ink, ink, '#0D0A08'],
  paper: [paper, '#E2CFAE', '#A98A63'],
  turmeric: [turmeric, amber, '#8C4A12'],
  indigo: [indigo, '#16204F', '#0E1433'],
} as const

export type Dye = keyof typeof baths

/** 0 in light, 1 at an angle, 2 in shade. */
export type Tone = 0 | 1 | 2

export const bath = (dye: Dye, tone: Tone): number => colour(baths[dye][tone])

/** Threads are tied in bundles before the dye: the cloth has no finer step than one. Steps from selvedge to selvedge and along a repeat. */
export const [across, repeatLength] = [64, 88]

/** Threads from one border to the next, in steps. */
const [field, stripes, spire, check] = [44, 4, 8, 20]

const distance = (value: number, from: number) => Math.abs(value - from)

/** Where a step lies in a diamond that fills a cell: 0 in the middle, 1 on its edge. */
function inDiamond(i: number, j: number, length: number, width: number): number {
  return (
    distance((i % length) + 0.5, length / 2) / (length / 2) +
    distance((j % width) + 0.5, width / 2) / (width / 2)
  )
}

/** The field: a lattice of diamonds with four seeds in each, a smaller one in every gap. */
function fieldDye(i: number, j: number): Dye {
  const d = inDiamond(i, j, 22, 16)
  const [fromRow, fromColumn] = [distance((i % 22) + 0.5, 11), distance((j % 16) + 0.5, 8)]
  const isSeed = Math.min(fromRow, fromColumn) < 1.5 && Math.max(fromRow, fromColumn) > 1.5
  if (d < 0.62) return isSeed ? 'turmeric' : 'vermilion'
  if (d < 0.92) return 'paper'
  if (d < 1.06) return 'ink'
  return inDiamond(i + 11, j + 8, 22, 16) < 0.42 ? 'turmeric' : 'vermilion'
}

/** Dye of one step of the cloth. */
export function dyeOfCloth(along: number, j: number): Dye {
  const i = ((along % repeatLength) + repeatLength) % repeatLength
  if (i < field) return fieldDye(i, j)
  const half = stripes + spire + check / 2
  const k = i - field
  const fromEdge = k < half ? k : repeatLength - field - 1 - k
  if (fromEdge < stripes) return fromEdge === 1 || fromEdge === 2 ? 'turmeric' : 'ink'
  const rise = fromEdge - stripes
  if (rise < spire) return distance((j % 8) + 0.5, 4) < (spire - rise) / 2 ? 'vermilion' : 'indigo'
  return (Math.floor(k / 4) + Math.floor(j / 4)) % 2 ? 'paper' : 'indigo'
}
