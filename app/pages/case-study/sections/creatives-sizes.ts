import { phone } from '~/breakpoints'
import { contentWidth } from '~/components/picture/row-share'

/** How the squares stand (creatives.module.css). */
export type Pattern = 'wall' | 'grid' | 'mosaic'

const columns = {
  wall: 'calc(100vw / 3)',
  grid: `calc((${contentWidth} - 2 * clamp(0.75rem, 1.7vw, 1.5rem)) / 3)`,
  mosaic: '23vw',
}
const twoColumns = '48vw'
/** Places of four cells in the mosaic (creatives.module.css) */
const large = [0, 5, 6]

/** How wide the picture at `index` is shown. Phones have two columns; one picture without a neighbour takes both. */
export function sizesOf(pattern: Pattern, index: number, count: number): string {
  const isAlone = pattern === 'mosaic' ? index === 0 : index === count - 1 && count % 2 === 1
  const isLarge = pattern === 'mosaic' && large.includes(index)
  return `${phone} ${isAlone ? 100 : 50}vw, ${isLarge ? twoColumns : columns[pattern]}`
}
