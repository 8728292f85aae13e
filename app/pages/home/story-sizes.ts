import { phone } from '~/breakpoints'
import { covering } from '~/components/picture/covering'
import { storyPlaces } from './story-places'

/** Width divided by height of a phone's frame, and of a wide window's narrowest. */
const frames = { phone: 4 / 3, wide: 8 / 5 }

/**
 * Widths of closed cards (rem, vw), by whether they have more than six columns; 48vw is what a narrow one needs without script. A
 * card of the whole height crops the picture's sides, so it needs a wider picture.
 */
const half = { narrow: [24, 48], wide: [0, 55.5] } as const
const whole = { narrow: [47, 80], wide: [47, 80] } as const

const round = (value: number) => Math.round(value * 10) / 10

/**
 * How wide the picture of a closed story is shown, in the syntax of `sizes`. Known when the site is built, which saves script.
 * @param count of all stories
 * @throws if there is no story of this index
 * @param shape the picture's width divided by its height
 */
export function closedSizes(count: number, index: number, shape: number): string {
  const place = storyPlaces(count, null)[index]
  if (!place) throw new RangeError(`Of ${count} stories there is none at ${index}.`)
  const [top, left, bottom, right] = place
  const [least, share] = (bottom - top > 3 ? whole : half)[right - left > 6 ? 'wide' : 'narrow']
  const wider = covering(shape, frames.wide)
  const width = `${round(share * wider)}vw`
  const wide = least ? `max(${round(least * wider)}rem, ${width})` : width
  return `${phone} ${round(98 * covering(shape, frames.phone))}vw, ${wide}`
}

/** How wide the picture of an open story is shown. */
export const openSizes = `${phone} max(98vw, 23rem), 64vw`
