import { extname } from 'node:path'
import sharp, { type Metadata } from 'sharp'
import { goodName, reason } from '../../../media/originals'
import { PictureError } from '../../../media/picture-files'

/** Bytes of an original at most: git keeps every one of them for ever. */
const HEAVIEST = 30_000_000
const taken = ['png', 'jpeg', 'webp', 'svg']

/** A file that somebody dropped, pasted or chose. */
export interface Given {
  /** Its name on the disk it comes from. */
  fileName: string
  bytes: Buffer
  /** The name it gets, such as `avante/hoarding`. */
  name: string
  /** How the name of its file is to end, where the one it has does not say what it is. */
  end?: string
}

export const endOf = ({ fileName, end }: Pick<Given, 'fileName' | 'end'>) =>
  end ?? extname(fileName).toLowerCase()

/** @throws PictureError where a file is too heavy to be kept */
export function checkWeight({ fileName, bytes }: Pick<Given, 'fileName' | 'bytes'>): void {
  if (bytes.length > HEAVIEST)
    throw new PictureError(
      `${fileName} has ${Math.round(bytes.length / 1e6)} MB, 30 are the most. Save it as JPEG, 2500 px wide.`,
    )
}

/**
 * Whether a file is a picture that the site can take, whatever its name says; how large it is.
 * @throws PictureError with what is wrong and what to do
 */
export async function checkKind(given: Given): Promise<Metadata> {
  const { fileName, bytes, name } = given
  const end = endOf(given)
  if (!['.png', '.jpg', '.jpeg', '.webp', '.svg'].includes(end))
    throw new PictureError(`${fileName} is ${reason(`x/${fileName}`)}.`)
  if (!goodName.test(`${name}${end}`))
    throw new PictureError(
      `“${name}” cannot be its name: use lower case words joined by hyphens, such as avante/hoarding.`,
    )
  checkWeight(given)
  const size = await sharp(bytes)
    .metadata()
    .catch(() => undefined)
  if (!size || !taken.includes(size.format))
    throw new PictureError(
      `${fileName} cannot be read as a picture. Open it, save it again as JPEG, and try that.`,
    )
  return size
}

/**
 * What the programs of `npm run media` said of a file, with its name.
 * @throws always: PictureError, or what else went wrong
 */
export const refusalOf = (fileName: string) => (error: unknown) => {
  if (error instanceof PictureError) throw new PictureError(`${fileName}: ${error.message}.`)
  throw error
}
