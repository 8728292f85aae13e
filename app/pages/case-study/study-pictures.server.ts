import type { CaptionedPicture } from '~/components/picture/picture'
import { pictureData } from '~/page-data/picture.server'
import type { Project } from '~content/schema/project'
import { fullPictureName } from '~content/schema/study-pictures'
import { ContentError } from '~content/validation/problem'

/** Looks up a picture of a case study by its name there; `field` is the field that refers to it. */
export type FindPicture = (name: string, field: string) => CaptionedPicture

/**
 * The pictures that a case study lists under `pictures`, with their captions.
 * @throws with file and field if one is missing in the manifest, or a section refers to one that is not listed
 */
export function studyPictures(
  id: string,
  { pictures, captions = {} }: Pick<Project, 'pictures' | 'captions'>,
): FindPicture {
  const file = `projects/${id}.yaml`
  const listed = new Map(
    Object.entries(pictures).map(([name, alt]) => {
      const caption = captions[name]
      const data = pictureData({ name: fullPictureName(id, name), alt }, `${file}: pictures.${name}`)
      return [name, caption ? { ...data, caption } : data]
    }),
  )
  return (name, field) => {
    const picture = listed.get(name)
    if (!picture)
      throw new ContentError([
        { file: `content/${file}`, field, text: `“${name}” does not stand under “pictures”` },
      ])
    return picture
  }
}
