import { type Drawing, svg } from '../../lib/drawing'
import { cream, field, mustard, night, say, vermilion } from './book'
import { foldedPack } from './folded-pack'
import { net } from './net'
import { sheetDefs } from './sheet'

const inks = [night, mustard, vermilion, field, cream]

/** The five inks in the order in which they are printed, in a row from (x, y). */
const inkRow = (x: number, y: number, radius: number): string =>
  inks
    .map(
      (ink, at) =>
        `<circle cx="${x + radius + at * radius * 2.36}" cy="${y}" r="${radius}" fill="${ink}" stroke="${night}" stroke-width="5"/>`,
    )
    .join('')

interface Proof {
  width: number
  height: number
  /** Upper left corner of the flat pack, and its scale. */
  at: readonly [number, number]
  scale: number
  /** The words, the inks: all that lies beside the pack. */
  beside: string
}

const proof = ({ width, height, at, scale, beside }: Proof): Drawing => ({
  width,
  height,
  html: svg(
    `${sheetDefs()}<rect width="${width}" height="${height}" fill="${cream}"/><g transform="translate(${at.join(' ')}) scale(${scale})">${net()}</g>${beside}`,
    width,
    height,
  ),
})

/** Die line: one pack lies flat and unfolded, as the knife leaves it. */
export const dieLine = (): Drawing =>
  proof({
    width: 1600,
    height: 1080,
    at: [88, 72],
    scale: 0.667,
    beside: `${say(['Cut on', 'the dashes.'], 1046, 158, 92, { line: 1.08 })}${foldedPack(1150, 846, 0.385)}${inkRow(1048, 990, 34)}`,
  })

/** For a phone: the same pack, the words below it. */
export const dieLinePhone = (): Drawing =>
  proof({
    width: 960,
    height: 1200,
    at: [64, 68],
    scale: 0.65,
    beside: `${say('Cut on the dashes.', 40, 1146, 60)}${inkRow(632, 1126, 25.5)}`,
  })
