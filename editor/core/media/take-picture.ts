import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import { goodName, reason } from '../../../media/originals'
import { encodePicture, PictureError } from '../../../media/picture-files'
import { readList } from '../../../media/picture-shelf'
import { type Files, ownFolder } from '../disk/journal'

/** Longer side in px below which a picture looks soft on a wide screen. */
const SHARP = 1600
/** Bytes of an original at most: git keeps every one of them for ever. */
const HEAVIEST = 30_000_000
/** How often it is looked how far the encoding is (ms). */
const LOOK = 150

export interface Given {
  /** Its name on the disk it comes from. */
  fileName: string
  bytes: Buffer
  /** The name it gets, such as `avante/hoarding`. */
  name: string
}

async function check({ fileName, bytes, name }: Given): Promise<void> {
  const end = extname(fileName).toLowerCase()
  if (!['.png', '.jpg', '.jpeg', '.webp'].includes(end))
    throw new PictureError(`${fileName} is ${reason(`x/${fileName}`)}.`)
  if (!goodName.test(`${name}${end}`))
    throw new PictureError(
      `“${name}” cannot be its name: use lower case words joined by hyphens, such as avante/hoarding.`,
    )
  if (bytes.length > HEAVIEST)
    throw new PictureError(
      `${fileName} has ${Math.round(bytes.length / 1e6)} MB, 30 are the most. Save it as JPEG, 2500 px wide.`,
    )
  const size = await sharp(bytes)
    .metadata()
    .catch(() => undefined)
  if (!size)
    throw new PictureError(
      `${fileName} cannot be read as a picture. Open it, save it again as JPEG, and try that.`,
    )
  const longer = Math.max(size.width, size.height)
  if (longer < SHARP)
    throw new PictureError(
      `${fileName} is only ${longer} px on its longer side and would look soft; ${SHARP} px are needed. Ask for the original, or export it larger.`,
    )
}

/** Files of the picture's earlier version, which nothing asks for any more. */
function earlierFiles(name: string, base: string): string[] {
  const old = readList()[name]
  if (!old || old.base === base) return []
  return [...old.widths.map((width) => `${width}.avif`), `${old.fallback}.webp`].map(
    (end) => `media/files${old.base}.${end}`,
  )
}

const otherOriginals = (name: string, kept: string) =>
  ['png', 'jpg', 'jpeg', 'webp']
    .map((end) => `media/originals/${name}.${end}`)
    .filter((file) => file !== kept && existsSync(file))

/**
 * Encodes a picture as `npm run media` does, and says which files it becomes. Nothing is in place yet.
 * @param onProgress hears how much is done, 0 to 1
 * @throws PictureError with what is wrong and what to do
 */
export async function filesOfPicture(given: Given, onProgress: (share: number) => void): Promise<Files> {
  await check(given)
  const { name, bytes, fileName } = given
  const folder = join(ownFolder, 'unfinished', `picture-${Date.now()}`)
  mkdirSync(folder, { recursive: true })
  const expected = 5
  const timer = setInterval(
    () => onProgress(Math.min(0.95, readdirSync(folder).length / (expected + 1))),
    LOOK,
  )
  try {
    const file = join(folder, `original${extname(fileName).toLowerCase()}`)
    writeFileSync(file, bytes)
    const source = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
    const { entry, drafts } = await encodePicture(name, file, { sample: false, source }, folder)
    const original = `media/originals/${name}${extname(fileName).toLowerCase()}`
    const list = Object.entries({ ...readList(), [name]: entry }).sort(([a], [b]) => (a < b ? -1 : 1))
    return new Map<string, Buffer | string | null>([
      ...[...earlierFiles(name, entry.base), ...otherOriginals(name, original)].map((old): [string, null] => [
        old,
        null,
      ]),
      [original, bytes],
      ...drafts.map(({ path, src }): [string, Buffer] => [`media/files${src}`, readFileSync(path)]),
      ['media/pictures.json', `${JSON.stringify(Object.fromEntries(list), null, 1)}\n`],
    ])
  } finally {
    clearInterval(timer)
    rmSync(folder, { recursive: true, force: true })
  }
}
