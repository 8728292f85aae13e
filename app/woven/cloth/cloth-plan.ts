import { type Border, createKnots } from './border'
import { type Cloth, KNOTS, splitLetters } from './cloth'
import { fitName, measureInk, type NameFit } from './fit-name'
import { createPalette, type Palette } from './palettes'

/** Everything needed to draw a cloth; lengths in CSS px. */
export interface ClothPlan {
  name: string
  width: number
  height: number
  palette: Palette
  fit: NameFit
  border: Border
  /** Height of one weft thread. */
  pitch: number
  /** Maximum slip of a thread at the cloth's middle. */
  slip: number
}

/** Height by width: a cloth is as high as a hand of it is wide on a phone, and a banner on a wide screen; a band is lower. */
const shapes = {
  banner: { wide: 0.44, portrait: 1.2, portraitHeight: 560 },
  band: { wide: 0.15, portrait: 0.6, portraitHeight: 220 },
} as const
export type ClothShape = keyof typeof shapes
const BORDER = 0.19
/** Free space on both sides of a name, as a share of the width. */
const SIDE = 0.045
/** The weft is thicker if the cloth is wider than this (CSS px). */
const THICK_FROM = 700
/** Minimum length of thread beyond each side, so that a thread that slips far still reaches from side to side (CSS px). */
const BEYOND = 64
/** Slip of the loosest and the tightest knots, as shares of a row's height. */
const SLIP = { loosest: 0.16, tightest: 0.008 }

/** Height of a cloth of this width, whole threads of both weights. */
function clothHeight(width: number, shape: ClothShape): number {
  const { wide, portrait, portraitHeight } = shapes[shape]
  const height = Math.max(width * wide, Math.min(width * portrait, portraitHeight))
  return Math.round(height / 6) * 6
}

const computeSlip = (knots: number, height: number) => {
  const looseness = 1 - knots / KNOTS.tightest
  return height * (SLIP.tightest + (SLIP.loosest - SLIP.tightest) * looseness ** 1.5)
}

/** Plans a cloth of that width; its letters must have been loaded. */
export function planCloth(
  context: CanvasRenderingContext2D,
  cloth: Cloth,
  width: number,
  shape: ClothShape = 'banner',
): ClothPlan {
  const height = clothHeight(width, shape)
  const borderHeight = height * BORDER
  const field = { width: width * (1 - 2 * SIDE), height: height - 2 * borderHeight }
  const fit = fitName((stretch) => measureInk(context, cloth.name, stretch), field)
  const slip = computeSlip(cloth.knots, Math.min(fit.height, height / 4))
  return {
    name: cloth.name,
    width,
    height,
    palette: createPalette(cloth.colours),
    fit,
    border: {
      width,
      beyond: Math.ceil(Math.max(BEYOND, 2 * slip)),
      height: borderHeight,
      knots: createKnots(splitLetters(cloth.name)),
    },
    pitch: width < THICK_FROM ? 2 : 3,
    slip,
  }
}
