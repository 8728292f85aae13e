import { phone } from '~/breakpoints'
import { storyPlaces } from './story-places'

/**
 * Widths of closed cards, by whether they have more than six columns; 48vw is what a narrow one needs without script. A card of
 * the whole height crops the picture's sides, so it needs a wider picture.
 */
const half = { narrow: 'max(24rem, 48vw)', wide: '55.5vw' }
const whole = { narrow: 'max(47rem, 80vw)', wide: 'max(47rem, 80vw)' }

/** How wide the pictures of closed stories are shown. Known when the site is built, which saves script. */
export const closedSizes = (count: number): string[] =>
  storyPlaces(count, null).map(
    ([top, left, bottom, right]) =>
      `${phone} 98vw, ${(bottom - top > 3 ? whole : half)[right - left > 6 ? 'wide' : 'narrow']}`,
  )

/** How wide the picture of an open story is shown. */
export const openSizes = `${phone} max(98vw, 23rem), 64vw`
