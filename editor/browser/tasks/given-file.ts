import { picture, svg } from '../given-pictures'

/** A file that somebody chooses. */
export interface GivenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A plain photograph by its name. */
export const photograph = async (name: string, width?: number, height?: number): Promise<GivenFile> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await picture(width, height),
})

/** A drawing of one colour. */
export const drawing = (name: string): GivenFile => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: svg('#c33'),
})
