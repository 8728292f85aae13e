import sharp from 'sharp'
import { asReadable } from './as-readable'

/** Longer side in px. */
const SMALL = 320

/**
 * A picture small, for whoever has to say what is to be seen on it before it is taken.
 * @throws PictureError where it cannot be read, with what to do
 */
export async function smallLook(given: { fileName: string; bytes: Buffer }): Promise<Buffer> {
  const { bytes } = await asReadable({ ...given, name: '' }, () => undefined)
  return sharp(bytes).autoOrient().resize(SMALL, SMALL, { fit: 'inside' }).jpeg().toBuffer()
}
