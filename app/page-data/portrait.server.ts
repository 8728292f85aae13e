import type { PortraitData } from '~/components/portrait/portrait'
import { wovenPictures } from '~content/load/manifest.server'
import { pictureData } from './picture.server'
import { woven } from './woven.server'

interface Place {
  /** The content file that asks for it. */
  file: string
  /** How wide a photograph is shown there, in the syntax of `sizes`. */
  sizes: string
}

/** Somebody's portrait by its name: woven for the site, or a photograph. */
export const portrait = (name: string, alt: string, { file, sizes }: Place): PortraitData =>
  name in wovenPictures() ? { ...woven(name), alt } : { ...pictureData({ name, alt }, file), sizes }
