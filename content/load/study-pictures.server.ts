import type { PictureData } from '~/components/picture/picture'
import { pictureData } from './picture.server'

/** Looks a picture of a case study up by the name it has there. */
export type FindPicture = (name: string) => PictureData

/**
 * The pictures that a case study lists under `pictures`.
 * @throws where a section asks for one that is not listed there, or the manifest does not know it
 */
export function studyPictures(id: string, alts: Record<string, string>): FindPicture {
  return (name) => {
    const alt = alts[name]
    if (alt === undefined)
      throw new Error(`content/projects/${id}.yaml: no picture “${name}” under “pictures”`)
    return pictureData({ name: name.includes('/') ? name : `${id}/${name}`, alt }, `projects/${id}.yaml`)
  }
}
