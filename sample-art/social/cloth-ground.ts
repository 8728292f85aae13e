import sharp from 'sharp'
import { weavePicture } from '../woven/loom'
import type { Painter } from '../woven/paint'
import type { Stretch } from '../woven/picture'
import { rect } from '../woven/shapes'
import { height, width } from './frame'

/** The loom's setting for headlines: letters of less than so many px want finer thread, or nobody can read them. */
const large = 122
const coarse = { bundle: 3, slip: 7, drift: 2.5, texture: 0.04, seed: 3 }
const fine = { bundle: 2, slip: 4, drift: 1.4, texture: 0.04, seed: 3 }

/**
 * A ground with its headline, woven, and further stretches over it; as a PNG file.
 * @param letters height of the smallest line, px
 */
export async function wovenGround(
  painter: Painter,
  ground: string,
  headline: string,
  letters: number,
  stretches: Stretch[] = [],
): Promise<Buffer> {
  const art = rect(0, 0, width, height, ground) + headline
  const picture = {
    width,
    height,
    stretches: [{ art, weave: letters < large ? fine : coarse }, ...stretches],
  }
  const { colours } = await weavePicture(picture, painter)
  const bytes = new Uint8Array(colours.buffer, colours.byteOffset, colours.byteLength)
  return sharp(bytes, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}
