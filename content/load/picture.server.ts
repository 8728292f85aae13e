import type { z } from 'zod'
import type { PictureData } from '~/components/picture/picture'
import type { picture } from '../schema/parts'
import { pictures } from './manifest.server'

/**
 * Looks a picture up in the manifest.
 * @throws where the name is unknown, naming the file that asked for it
 */
export function pictureData(asked: z.output<typeof picture>, file: string): PictureData {
  const entry = pictures()[asked.name]
  if (!entry) throw new Error(`content/${file}: no picture “${asked.name}” in media/pictures.json`)
  const { width, height, base, widths, fallback, dyes } = entry
  return { alt: asked.alt, width, height, base, widths, fallback, dyes }
}
