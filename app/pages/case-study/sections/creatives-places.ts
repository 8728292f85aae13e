import { phone, phoneOrTablet } from '~/breakpoints'
import { contentWidth } from '~/components/picture/row-share'
import { type MosaicPlace, mosaicPlaces } from './mosaic'

/** How the squares stand (creatives.module.css). */
export type Pattern = 'wall' | 'grid' | 'mosaic'

export interface CreativePlace {
  /** How wide it is shown, in the syntax of `sizes`. */
  sizes: string
  place?: MosaicPlace
}

const columns = {
  wall: 'calc(100vw / 3)',
  grid: `calc((${contentWidth} - 2 * clamp(0.75rem, 1.7vw, 1.5rem)) / 3)`,
  mosaic: '23vw',
}
const twoColumns = '48vw'

/** Tablets show two of a grid beside each other, and of an odd number the last three. */
const gridOnTablets = (index: number, count: number) =>
  count % 2 === 1 && index >= count - 3 ? '30vw' : '46vw'
/** Phones swipe through them: one fills most of the screen, so that its lettering can be read. */
const swiped = '84vw'

/** Squares with how wide each is shown, and where it stands in a mosaic. */
export function withPlaces<Square>(pattern: Pattern, squares: Square[]): (Square & CreativePlace)[] {
  const inMosaic = pattern === 'mosaic' ? mosaicPlaces(squares.length) : []
  return squares.map((square, index) => {
    const place = inMosaic[index]
    const width = place?.startsWith('large') ? twoColumns : columns[pattern]
    const onTablets = pattern === 'grid' ? ` ${phoneOrTablet} ${gridOnTablets(index, squares.length)},` : ''
    return { ...square, ...(place && { place }), sizes: `${phone} ${swiped},${onTablets} ${width}` }
  })
}
