import type { z } from 'zod'
import type { PictureData } from '~/components/picture/picture'
import { pictures, wovenPictures } from '~content/load/manifest.server'
import { describeUnknownName, pictureKind, wovenKind } from '~content/schema/known'
import type { picture } from '~content/schema/parts'
import { ContentError } from '~content/validation/problem'

/**
 * Looks a picture up in the manifest.
 * @throws if the name is unknown, with the file that refers to it
 */
export function pictureData(asked: z.output<typeof picture>, file: string): PictureData {
  const entry = pictures()[asked.name]
  if (!entry)
    throw new ContentError([{ file: `content/${file}`, text: describeUnknownName(asked.name, pictureKind) }])
  const { width, height, base, widths, fallback, colours } = entry
  const { alt, focus } = asked
  return { alt, width, height, base, widths, fallback, colours, ...(focus && { focus }) }
}

/**
 * A woven picture by its name in media/woven.json.
 * @throws if there is none of that name
 */
export function woven(name: string) {
  const entry = wovenPictures()[name]
  if (!entry)
    throw new ContentError([{ file: 'media/woven.json', text: describeUnknownName(name, wovenKind) }])
  return { src: entry.src, width: entry.width, height: entry.height }
}

/** A file of a picture that is at least so wide (px), or its widest. */
export function pictureFile(name: string, width: number): string {
  const entry = pictures()[name]
  if (!entry)
    throw new ContentError([{ file: 'media/pictures.json', text: describeUnknownName(name, pictureKind) }])
  const wide = entry.widths.find((one) => one >= width) ?? entry.widths.at(-1)
  return `media/files${entry.base}.${wide}.avif`
}

/** A woven picture's file and its height. */
export function wovenFile(name: string): { file: string; height: number } {
  const { src, height } = woven(name)
  return { file: `media/files${src}`, height }
}

/** A section's woven edge for wide screens and phones, e.g. `temple-ink-paper`. */
export const edge = (name: string) => ({ tile: woven(`edge-${name}`), phone: woven(`edge-${name}-phone`) })
