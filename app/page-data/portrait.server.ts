import type { PortraitData } from '~/components/portrait/portrait'
import { wovenPictures } from '~content/load/manifest.server'
import { pictureData } from './picture.server'
import { woven } from './woven.server'

/** Somebody's portrait by its name: woven for the site, or a photograph; `file` is the content file that asks for it. */
export const portrait = (name: string, alt: string, file: string): PortraitData =>
  name in wovenPictures() ? { ...woven(name), alt } : pictureData({ name, alt }, file)
