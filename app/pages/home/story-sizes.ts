import { phone } from '~/breakpoints'
import { storyPlaces } from './story-places'

/**
 * Widths of closed cards, by their rows and whether they have more than five columns. Tall cards crop the picture's sides,
 * so they need wider pictures; 48vw is what a narrow one needs without script.
 */
const closed: readonly (readonly [narrow: string, wide: string])[] = [
  ['48vw', '55.5vw'],
  ['max(31rem, 52vw)', 'max(31rem, 55.5vw)'],
  ['max(47rem, 80vw)', 'max(47rem, 80vw)'],
]

/** How wide the pictures of closed stories are shown. Known when the site is built, which saves script. */
export const closedSizes = (count: number): string[] =>
  storyPlaces(count, null).map(
    ([top, left, bottom, right]) => `${phone} 98vw, ${closed[bottom - top - 1]?.[right - left > 5 ? 1 : 0]}`,
  )

/** How wide the picture of an open story is shown. */
export const openSizes = `${phone} max(98vw, 23rem), 64vw`
