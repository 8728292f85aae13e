import type { z } from 'zod'
import type { PictureData } from '~/components/picture/picture'
import { pictures } from '~content/load/manifest.server'
import { pictureKind, unknownName } from '~content/schema/known'
import type { picture } from '~content/schema/parts'
import { ContentError } from '~content/validation/problem'

/**
 * Looks a picture up in the manifest.
 * @throws if the name is unknown, naming the file that refers to it
 */
export function pictureData(asked: z.output<typeof picture>, file: string): PictureData {
  const entry = pictures()[asked.name]
  if (!entry)
    throw new ContentError([{ file: `content/${file}`, text: unknownName(asked.name, pictureKind) }])
  const { width, height, base, widths, fallback, colours } = entry
  const { alt, focus } = asked
  return { alt, width, height, base, widths, fallback, colours, ...(focus && { focus }) }
}
