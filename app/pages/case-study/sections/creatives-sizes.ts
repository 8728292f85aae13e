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
/** Phones swipe through them: one fills most of the screen, so that its lettering can be read. */
const swiped = '84vw'
/** Places of four cells in the mosaic (creatives.module.css) */
const large = [0, 5, 6]

/** How wide the picture at `index` is shown. */
export function sizesOf(pattern: Pattern, index: number): string {
  const isLarge = pattern === 'mosaic' && large.includes(index)
  return `${phone} ${swiped}, ${isLarge ? twoColumns : columns[pattern]}`
}
