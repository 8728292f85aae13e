import { contentWidth } from '~/components/picture/row-share'
import type { Story } from '~content/schema/story'
import type { ProcessProps } from './process'
import type { FindPicture } from './study-pictures.server'

/** As in process.module.css: no sheet is shown higher. */
const HEIGHT = 42

/** A piece of process with how wide its picture is shown, in the syntax of `sizes`. */
export function processData(
  heading: string,
  { picture: name, caption, text }: NonNullable<Story['process']>,
  find: FindPicture,
): ProcessProps {
  const picture = find(name, 'story.process.picture')
  const widest = Math.ceil((picture.width / picture.height) * HEIGHT)
  return { heading, picture, sizes: `min(${contentWidth}, ${widest}rem)`, caption, text }
}
