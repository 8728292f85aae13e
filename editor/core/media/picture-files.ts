import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { encodeLogo, readLogos } from '../../../media/logo-files'
import { encodePicture, PictureError } from '../../../media/picture-files'
import { filesNoLongerNamed, filesOf, readList } from '../../../media/picture-shelf'
import type { Files } from '../disk/journal'
import { asReadable, checkKind, endOf, type Given, inFolder, type OnProgress, refusalOf } from './given'
import { sharpFrom } from './shown-part'

/** How often it is looked how far the encoding is (ms). */
const LOOK = 150
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

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 16)

/** Originals of this name that end otherwise, e.g. a PNG beside the JPEG that takes its place. */
const otherOriginals = (name: string, kept: string): [string, null][] =>
  ['png', 'jpg', 'jpeg', 'webp', 'svg']
    .map((end) => `media/originals/${name}.${end}`)
    .filter((file) => file !== kept && existsSync(file))
    .map((file) => [file, null])

/**
 * Encodes a picture as `npm run media` does, and says which files it becomes. Nothing is in place yet.
 * @throws PictureError if it cannot be read to its end or is too heavy
 */
export function filesOfOriginal(original: Original, onProgress: OnProgress): Promise<Files> {
  const { name, bytes, end, isSample = false } = original
  return inFolder(async (folder) => {
    const timer = setInterval(() => onProgress(Math.min(0.95, readdirSync(folder).length / FILES)), LOOK)
    try {
      const file = join(folder, `original${end}`)
      writeFileSync(file, bytes)
      const facts = { sample: isSample, source: hashOf(bytes) }
      const { entry, drafts } = await encodePicture(name, file, facts, folder).catch((error: unknown) => {
        if (error instanceof PictureError) throw error
        throw new PictureError(
          'it is broken and cannot be read to its end; ask for it once more, or save it again',
        )
      })
      const own = `media/originals/${name}${end}`
      const list = Object.entries({ ...readList(), [name]: entry }).sort(([a], [b]) => (a < b ? -1 : 1))
      return new Map<string, Uint8Array | string | null>([
        ...filesNoLongerNamed(readList()[name], entry).map((src): [string, null] => [
          `media/files${src}`,
          null,
        ]),
        ...(isSample ? [] : [...otherOriginals(name, own), [own, bytes] as const]),
        ...drafts.map(({ path, src }): [string, Buffer] => [`media/files${src}`, readFileSync(path)]),
        ['media/pictures.json', `${JSON.stringify(Object.fromEntries(list), null, 1)}\n`],
      ])
    } finally {
      clearInterval(timer)
    }
  })
}

/** The paths of the encoded files of a picture. */
export const encodedFiles = (entry: ReturnType<typeof readList>[string]): string[] =>
  filesOf(entry).map((src) => `media/files${src}`)

/** The list of pictures as its file has it. */
export function pictureList(entries: ReturnType<typeof readList>): string {
  const sorted = Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1))
  return `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`
}

/** What is written when pictures go: their sizes, their originals, their entries. */
export function filesWithoutPictures(names: readonly string[]): [string, string | null][] {
  const all = readList()
  const gone = names.flatMap((name) => {
    const entry = all[name]
    return entry ? [...encodedFiles(entry), ...otherOriginals(name, '').map(([file]) => file)] : []
  })
  const left = Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)))
  return [...gone.map((file): [string, null] => [file, null]), ['media/pictures.json', pictureList(left)]]
}

/** Longer side in px. */
const SMALL = 320

/**
 * A picture small, for whoever has to say what is to be seen on it before it is taken.
 * @throws PictureError if it cannot be read, with what to do
 */
export async function smallLook(given: { fileName: string; bytes: Buffer }): Promise<Buffer> {
  const { bytes } = await asReadable({ ...given, name: '' }, () => undefined)
  return sharp(bytes).autoOrient().resize(SMALL, SMALL, { fit: 'inside' }).jpeg().toBuffer()
}

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

/** Longer side in px below which a logo of pixels looks soft on the wall. */
const SHARP = 400

/**
 * What a logo becomes: its original, the same in one colour for the wall, and its entry. Nothing is in place yet.
 * @param given its name is that of the logo alone, such as `new-brand`
 * @throws PictureError if in one colour nothing could be made out, with what to do
 */
export async function filesOfLogo(given: Given): Promise<Files> {
  const { fileName, bytes, name: id } = given
  const name = `logos/${id}`
  const { format, width, height } = await checkKind({ ...given, name })
  const longer = Math.max(width, height)
  if (format !== 'svg' && longer < SHARP)
    throw new PictureError(
      `${fileName} is only ${longer} px on its longer side and would look soft; ${SHARP} px are needed. Ask for the logo as SVG, or export it larger.`,
    )
  return inFolder(async (folder) => {
    const file = join(folder, `logo${endOf(given)}`)
    writeFileSync(file, bytes)
    const { entry, draft } = await encodeLogo(id, file, hashOf(bytes), folder).catch(refusalOf(fileName))
    const earlier = readLogos()
    const old = earlier[id]
    const original = `media/originals/${name}${endOf(given)}`
    const all = Object.entries({ ...earlier, [id]: entry }).sort(([a], [b]) => (a < b ? -1 : 1))
    return new Map<string, Uint8Array | string | null>([
      ...(old && old.src !== entry.src ? [[`media/files${old.src}`, null] as const] : []),
      ...otherOriginals(name, original),
      [original, bytes],
      [`media/files${draft.src}`, readFileSync(draft.path)],
      ['media/wordmarks.json', `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`],
    ])
  })
}
