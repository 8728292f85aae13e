import { PictureError } from '../../../media/picture-files'
import type { Files } from '../disk/journal'
import { asReadable } from './as-readable'
import { checkKind, endOf, type Given, refusalOf } from './given'
import { filesOfOriginal, type OnProgress } from './picture-step'
import { sharpFrom } from './sharp-from'

/**
 * What a picture becomes that somebody dropped, pasted or chose. Nothing is in place yet.
 * @param onProgress hears how much is done, 0 to 1
 * @throws PictureError with what is wrong and what to do
 */
export async function filesOfPicture(given: Given, onProgress: OnProgress): Promise<Files> {
  const { share, ...readable } = await asReadable(given, onProgress)
  const { fileName, name, bytes } = readable
  const { format, width, height } = await checkKind(readable)
  const longer = Math.max(width, height)
  const least = sharpFrom(name)
  // A drawing has no pixels of its own.
  if (format !== 'svg' && longer < least)
    throw new PictureError(
      `${fileName} is only ${longer} px on its longer side and would look soft; ${least} px are needed. Ask for the original, or export it larger.`,
    )
  const tell = (done: number) => onProgress(share + (1 - share) * done)
  return filesOfOriginal({ name, bytes, end: endOf(readable) }, tell).catch(refusalOf(fileName))
}
