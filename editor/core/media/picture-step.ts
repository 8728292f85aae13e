import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { encodePicture, PictureError } from '../../../media/picture-files'
import { filesNoLongerNamed, readList } from '../../../media/picture-shelf'
import type { Files } from '../disk/journal'
import { inFolder } from './in-folder'

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

/** How far something is, 0 to 1. */
export type OnProgress = (share: number) => void

export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 16)

/** Originals of this name that end otherwise, e.g. a PNG beside the JPEG that takes its place. */
export const otherOriginals = (name: string, kept: string): [string, null][] =>
  ['png', 'jpg', 'jpeg', 'webp', 'svg']
    .map((end) => `media/originals/${name}.${end}`)
    .filter((file) => file !== kept && existsSync(file))
    .map((file) => [file, null])

/**
 * Encodes a picture as `npm run media` does, and says which files it becomes. Nothing is in place yet.
 * @throws PictureError where it cannot be read to its end or is too heavy
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
