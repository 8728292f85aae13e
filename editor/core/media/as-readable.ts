import { checkWeight, endOf, type Given } from './given'
import { isHeic, jpegOfHeic } from './heic'
import type { OnProgress } from './picture-step'

/** How much of the work is done once a HEIC is decoded, and when its decoding has begun. */
const DECODED = 0.3
const BEGUN = 0.05

const isJpeg = (bytes: Buffer) => bytes[0] === 0xff && bytes[1] === 0xd8

/**
 * A file that was given, as the site's encoder can read it: a telephone's HEIC becomes a JPEG.
 * @returns also the share of all work that is done with that
 * @throws PictureError where a HEIC cannot be decoded, with what to do
 */
export async function asReadable(given: Given, onProgress: OnProgress): Promise<Given & { share: number }> {
  const { fileName, bytes } = given
  if (isHeic(bytes)) {
    checkWeight(given)
    onProgress(BEGUN)
    const jpeg = await jpegOfHeic(fileName, bytes)
    onProgress(DECODED)
    return { ...given, bytes: jpeg, end: '.jpg', share: DECODED }
  }
  // Telephones and mail programs rename pictures without converting them.
  const isRenamed = ['.heic', '.heif'].includes(endOf(given)) && isJpeg(bytes)
  return { ...given, ...(isRenamed && { end: '.jpg' }), share: 0 }
}
