import { phoneOrTablet } from '~/breakpoints'
import type { CaptionedPicture } from '~/components/picture/picture'
import { contentWidth, shareOfRow } from '~/components/picture/row-share'

/** A picture of a section with how wide it is shown there, in the syntax of `sizes`: worked out when the site is built. */
export type SizedPicture = CaptionedPicture & {
  sizes: string
  /** True for a long picture on phones: it is swiped sideways. */
  swiped?: true
  /** True for one that has a row of its own on tablets. */
  across?: true
}

/** How the rows of a gallery stand (gallery.module.css). */
export type Rhythm = 'flush' | 'inset'

/** As in gallery.module.css */
const gap = 'clamp(0.75rem, 1.7vw, 1.5rem)'

/** What the pictures of a row share: all of it where it runs from edge to edge, otherwise the page's measure without the gaps. */
function acrossOf(count: number, list: 'desktop' | 'mobile', rhythm: Rhythm): string {
  if (list === 'mobile' || rhythm === 'flush') return '100vw'
  return `${contentWidth} - ${count - 1} * ${gap}`
}

/** From this shape on a phone swipes a picture, at this height in rem: its lettering has to be read (gallery.module.css). */
const LONG = 2.3
const SWIPED = 13.5

const swipedWidth = ({ width, height }: CaptionedPicture) =>
  `max(100vw, ${((width / height) * SWIPED).toFixed(1)}rem)`

/** How wide tablets show a picture in such a row: in whole percent of the window, which is enough to choose a file. */
function onTablets(picture: CaptionedPicture, row: CaptionedPicture[]): string {
  const whole = row.reduce((sum, one) => sum + one.width / one.height, 0)
  return `${phoneOrTablet} ${Math.round((100 * picture.width) / picture.height / whole)}vw`
}

/** A row whose pictures stand in another way on tablets: `isAcross` says which of them have a row of their own there. */
export function brokenForTablets(
  row: SizedPicture[],
  isAcross: (picture: CaptionedPicture) => boolean,
): SizedPicture[] {
  const beside = row.filter((one) => !isAcross(one))
  if (beside.length === row.length) return row
  return row.map((one) =>
    isAcross(one)
      ? { ...one, sizes: `${onTablets(one, [one])}, ${one.sizes}`, across: true }
      : { ...one, sizes: `${onTablets(one, beside)}, ${one.sizes}` },
  )
}

/** A row of a gallery, each picture with its size; `isWhole` says of a long one that phones show it whole. */
export const sizedRow = (
  row: CaptionedPicture[],
  list: 'desktop' | 'mobile',
  rhythm: Rhythm,
  isWhole: (picture: CaptionedPicture) => boolean,
): SizedPicture[] =>
  row.map((picture) =>
    list === 'mobile' && picture.width / picture.height > LONG && !isWhole(picture)
      ? { ...picture, sizes: swipedWidth(picture), swiped: true }
      : { ...picture, sizes: shareOfRow(picture, row, acrossOf(row.length, list, rhythm)) },
  )
