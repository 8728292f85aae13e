import sharp from 'sharp'
import { weavePicture } from '../woven/loom'
import type { Painter } from '../woven/paint'
import type { Stretch } from '../woven/picture'
import { rect } from '../woven/shapes'
import { height, width } from './frame'

/** The loom's setting for headlines of this size. */
const headlineWeave = { bundle: 3, slip: 7, drift: 2.5, texture: 0.04, seed: 3 }

/** A ground with its headline, woven, and further stretches over it; as a PNG file. */
export async function wovenGround(
  painter: Painter,
  ground: string,
  headline: string,
  stretches: Stretch[] = [],
): Promise<Buffer> {
  const art = rect(0, 0, width, height, ground) + headline
  const picture = { width, height, stretches: [{ art, weave: headlineWeave }, ...stretches] }
  const { colours } = await weavePicture(picture, painter)
  const bytes = new Uint8Array(colours.buffer, colours.byteOffset, colours.byteLength)
  return sharp(bytes, { raw: { width, height, channels: 4 } }).png().toBuffer()
}
