import { hash } from './noise'
import { emptyPixels, type Pixels, toned, transparent } from './pixels'

/** How a flat picture becomes cloth. Lengths in px. */
export interface Weave {
  /** Height of one weft thread. */
  pitch: number
  /** Threads bound together before the dye: they all show the same line of the picture (the step). */
  bundle: number
  /** How far a single thread slips sideways (the feather). One in ten slips nearly twice as far. */
  slip: number
  /** How far a whole bundle slips. */
  drift: number
  /** How much the strength of the dye varies from thread to thread, 0 to 1. */
  texture: number
  seed: number
  /** The picture repeats sideways: what slips out on the left comes in on the right. */
  tile: boolean
}

export const plainWeave: Weave = {
  pitch: 2,
  bundle: 1,
  slip: 3,
  drift: 1,
  texture: 0.05,
  seed: 7,
  tile: false,
}

const turn = Math.PI * 2
/** Px over which a bundle's and a thread's slip swell and ebb along the row. */
const bundleWave = 90 * turn
const threadWave = 170
/** Baths of one dye. Few, so that a woven picture keeps to a small palette. */
const baths = 4

/** Angular frequency of a wave along the row; in a tile it is rounded to whole waves, so that the seam does not show. */
function frequency(wave: number, width: number, tile: boolean): number {
  return tile ? (turn * Math.max(1, Math.round(width / wave))) / width : turn / wave
}

/** Where a thread takes its colour from: column of the picture for column `x` of the cloth. */
function slipOf(row: number, width: number, weave: Weave): (x: number) => number {
  const { seed, slip, drift, tile } = weave
  const bundle = Math.floor(row / weave.bundle)
  const bundleSlip = (hash(seed * 7919 + bundle * 31) + hash(seed * 31 + bundle * 131) - 1) * drift
  const loose = hash(seed * 104729 + row * 17)
  const threadSlip = (loose + hash(seed * 613 + row * 71) - 1) * slip * (loose > 0.9 ? 1.9 : 1)
  const bundlePhase = hash(seed + bundle * 29 + 5) * turn
  const threadPhase = hash(seed + row * 13) * turn
  const slow = frequency(bundleWave, width, tile)
  const quick = frequency(threadWave, width, tile)
  return (x) => {
    const swell = bundleSlip * (0.7 + 0.3 * Math.sin(x * slow + bundlePhase))
    const feather = threadSlip * (0.6 + 0.4 * Math.sin(x * quick + threadPhase))
    const from = Math.round(x + swell + feather)
    return tile ? (from + width) % width : Math.min(width - 1, Math.max(0, from))
  }
}

/** Weaves a flat picture. Pure: the same pixels and settings give the same cloth. */
export function weave(flat: Pixels, settings: Partial<Weave> = {}): Pixels {
  const options = { ...plainWeave, ...settings }
  const { pitch, bundle, texture, seed } = options
  const { width, height } = flat
  const cloth = emptyPixels(width, height)
  for (let row = 0; row * pitch < height; row++) {
    const line = Math.min(height - 1, Math.floor((Math.floor(row / bundle) + 0.5) * bundle * pitch))
    const from = slipOf(row, width, options)
    const strength = 1 - (texture * Math.floor(hash(seed + row * 101) * baths)) / (baths - 1)
    const thread = new Uint32Array(width)
    for (let x = 0; x < width; x++) thread[x] = flat.colours[line * width + from(x)] ?? transparent
    for (let y = row * pitch; y < Math.min(height, (row + 1) * pitch); y++) {
      const underside = y === (row + 1) * pitch - 1 ? 1 - texture * 0.8 : 1
      for (let x = 0; x < width; x++)
        cloth.colours[y * width + x] = toned(thread[x] ?? transparent, strength * underside)
    }
  }
  return cloth
}
