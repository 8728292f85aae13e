import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { listText } from '../../../media/lists'
import { encodeLogo } from '../../../media/logos'
import {
  encodeSizes,
  enterPicture,
  PictureError,
  pathsOfPicture,
  readPictures,
} from '../../../media/pictures'
import type { Files } from '../disk/journal'
import { asReadable, checkKind, fileEnding, type Given, type OnProgress, throwWithName } from './given'
import { oncePerFile } from './once'
import { sharpFrom } from './shown-part'

/** Files that a picture becomes at most, its own included. */
const FILES = 6

export interface Original {
  /** The picture's name, such as `avante/hoarding`. */
  name: string
  bytes: Uint8Array
  /** How the name of its file ends, such as `.jpg`. */
  end: string
  /** One that was drawn for this site stays a sample, and has no original among the agency's own. */
  isSample?: boolean
}

/** Originals of this name that end otherwise, e.g. a PNG beside the JPEG that takes its place. */
const otherOriginals = (name: string, kept: string): [string, null][] =>
  ['png', 'jpg', 'jpeg', 'webp', 'svg']
    .map((end) => `media/originals/${name}.${end}`)
    .filter((file) => file !== kept && existsSync(file))
    .map((file) => [file, null])

const prepareSizes = oncePerFile((bytes, onProgress: OnProgress) => {
  let done = 0
  const onFile = () => {
    done += 1
    onProgress(Math.min(0.95, done / FILES))
  }
  return encodeSizes(bytes, { onFile })
})

/**
 * Encodes a picture as `npm run media` does, and says which files it becomes. Nothing is in place yet.
 * @throws PictureError if it cannot be read to its end or is too heavy
 */
export async function originalFiles(original: Original, onProgress: OnProgress): Promise<Files> {
  const { name, bytes, end, isSample = false } = original
  const sizes = await prepareSizes(Buffer.from(bytes), onProgress).catch((error: unknown) => {
    if (error instanceof PictureError) throw error
    throw new PictureError(
      'it is broken and cannot be read to its end; ask for it once more, or save it again',
    )
  })
  const { changes } = enterPicture(name, sizes, isSample)
  const own = `media/originals/${name}${end}`
  return new Map([...(isSample ? [] : [...otherOriginals(name, own), [own, bytes] as const]), ...changes])
}

/** What is written when pictures go: their sizes, their originals, their entries. */
export function filesWithoutPictures(names: readonly string[]): [string, string | null][] {
  const all = readPictures()
  const gone = names.flatMap((name) => {
    const entry = all[name]
    return entry ? [...pathsOfPicture(entry), ...otherOriginals(name, '').map(([file]) => file)] : []
  })
  const left = Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)))
  return [...gone.map((file): [string, null] => [file, null]), ['media/pictures.json', listText(left)]]
}

/**
 * A file that was given, as a picture that is large enough.
 * @throws PictureError with what is wrong and what to do
 */
async function readGiven(given: Given, onProgress: OnProgress) {
  const readable = await asReadable(given, onProgress)
  const { format, width, height } = await checkKind(readable)
  const longer = Math.max(width, height)
  const least = sharpFrom(given.name)
  // A drawing has no pixels of its own.
  if (format !== 'svg' && longer < least)
    throw new PictureError(
      `${given.fileName} is only ${longer} px on its longer side and would look soft; ${least} px are needed. Ask for the original, or export it larger.`,
    )
  return readable
}

/** Longer side in px. */
const SMALL = 320

/**
 * A picture small, for whoever has to say what is to be seen on it before it is taken. Its sizes are prepared meanwhile.
 * @throws PictureError with what is wrong and what to do
 */
export async function smallLook(given: Given): Promise<Buffer> {
  const { bytes } = await readGiven(given, () => undefined)
  // What goes wrong is said when it is taken.
  prepareSizes(bytes, () => undefined).catch(() => undefined)
  return sharp(bytes)
    .autoOrient()
    .resize(SMALL, SMALL, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .jpeg()
    .toBuffer()
}

/** Whether parts of a picture are transparent: the site shows them white. */
export async function isSeeThrough(bytes: Buffer): Promise<boolean> {
  const { hasAlpha } = await sharp(bytes).metadata()
  return hasAlpha && !(await sharp(bytes).stats()).isOpaque
}

/**
 * What a picture becomes that somebody dropped, pasted or chose. Nothing is in place yet.
 * @param onProgress hears how much is done, 0 to 1
 * @throws PictureError with what is wrong and what to do
 */
export async function pictureFiles(given: Given, onProgress: OnProgress): Promise<Files> {
  const { share, ...readable } = await readGiven(given, onProgress)
  const { fileName, name, bytes } = readable
  const tell = (done: number) => onProgress(share + (1 - share) * done)
  return originalFiles({ name, bytes, end: fileEnding(readable) }, tell).catch(throwWithName(fileName))
}

/** Longer side in px below which a logo of pixels looks soft on the wall. */
const SHARP = 400

/**
 * What a logo becomes: its original, the same in one colour for the wall, and its entry. Nothing is in place yet.
 * @param given its name is that of the logo alone, such as `new-brand`
 * @throws PictureError if in one colour nothing could be made out, with what to do
 */
export async function logoFiles(given: Given): Promise<Files> {
  const { fileName, bytes, name: id } = given
  const name = `logos/${id}`
  const { format, width, height } = await checkKind({ ...given, name })
  const longer = Math.max(width, height)
  if (format !== 'svg' && longer < SHARP)
    throw new PictureError(
      `${fileName} is only ${longer} px on its longer side and would look soft; ${SHARP} px are needed. Ask for the logo as SVG, or export it larger.`,
    )
  const changes = await encodeLogo(id, bytes).catch(throwWithName(fileName))
  const original = `media/originals/${name}${fileEnding(given)}`
  return new Map([...otherOriginals(name, original), [original, bytes], ...changes])
}
