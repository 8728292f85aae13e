import { phoneOrTablet } from '~/breakpoints'
import type { Story } from '~content/schema/story'
import type { ProcessProps } from './process'
import type { FindPicture } from './study-pictures.server'

/** Two thirds of the measure, next to its words or to the beats. */
const besideWords = `${phoneOrTablet} 95vw, 62vw`

/** How wide a sheet is shown, in the syntax of `sizes`. */
const sizesOf: Record<Story['setting'], string> = {
  thread: besideWords,
  column: besideWords,
  lead: besideWords,
  sheet: '100vw',
}

/** A piece of process with how wide its picture is shown. */
export function processData(
  sharedHeading: string,
  { process, setting }: Pick<Story, 'process' | 'setting'>,
  find: FindPicture,
): ProcessProps | undefined {
  if (!process) return undefined
  const { heading = sharedHeading, picture, onPhones, caption, text } = process
  return {
    heading,
    picture: find(picture, 'story.process.picture'),
    onPhones: onPhones ? find(onPhones, 'story.process.onPhones') : undefined,
    sizes: sizesOf[setting],
    caption,
    text,
  }
}
