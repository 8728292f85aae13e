import { phoneOrTablet } from '~/breakpoints'
import { contentWidth } from '~/components/picture/row-share'
import type { Story } from '~content/schema/story'
import type { ProcessProps } from './process'
import type { FindPicture } from './study-pictures.server'

/** As in process.module.css: beside its words no sheet is shown higher. */
const HEIGHT = 42

/** How wide a sheet is shown, in the syntax of `sizes`; `widest` is its width in rem at that height. */
const sizesOf: Record<Story['setting'], (widest: number) => string> = {
  thread: (widest) => `min(${contentWidth}, ${widest}rem)`,
  column: () => `${phoneOrTablet} 95vw, 62vw`,
  lead: (widest) => `min(${contentWidth}, ${widest}rem)`,
  sheet: () => '100vw',
}

/** A piece of process with how wide its picture is shown. */
export function processData(
  sharedHeading: string,
  { process, setting }: Pick<Story, 'process' | 'setting'>,
  find: FindPicture,
): ProcessProps | undefined {
  if (!process) return undefined
  const { heading = sharedHeading, picture: name, caption, text } = process
  const picture = find(name, 'story.process.picture')
  const widest = Math.ceil((picture.width / picture.height) * HEIGHT)
  return { heading, picture, sizes: sizesOf[setting](widest), caption, text }
}
