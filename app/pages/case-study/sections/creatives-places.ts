import { phone } from '~/breakpoints'
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

/**
 * Squares with how wide each is shown, and where it stands in a mosaic. Phones have two columns; where the count is odd, a mosaic's
 * first takes both, another pattern's last.
 */
export function withPlaces<Square>(pattern: Pattern, squares: Square[]): (Square & CreativePlace)[] {
  const count = squares.length
  const inMosaic = pattern === 'mosaic' ? mosaicPlaces(count) : []
  const whole = count % 2 === 0 ? null : pattern === 'mosaic' ? 0 : count - 1
  return squares.map((square, index) => {
    const place = inMosaic[index]
    const width = place?.startsWith('large') ? twoColumns : columns[pattern]
    return { ...square, ...(place && { place }), sizes: `${phone} ${index === whole ? 100 : 50}vw, ${width}` }
  })
}
