export type CarouselAction = { type: 'previous' } | { type: 'next' } | { type: 'goTo'; index: number }

export type CarouselPosition = 'left' | 'center' | 'right'

/** The item in the centre after an action; before the first comes the last, after the last the first (TESTI-1). */
export function nextIndex(index: number, action: CarouselAction, count: number): number {
  switch (action.type) {
    case 'previous':
      return (index - 1 + count) % count
    case 'next':
      return (index + 1) % count
    case 'goTo':
      return Math.min(Math.max(action.index, 0), count - 1)
  }
}

/** Where an item stands: the right neighbour of the centre is right, all others are left (TESTI-1). */
export function positionOf(item: number, index: number, count: number): CarouselPosition {
  if (item === index) return 'center'
  return item === (index + 1) % count ? 'right' : 'left'
}

/**
 * On which side an item waits that is neither in the centre nor beside it: the nearer one, so that it comes in from there.
 * `undefined` for the centre and its neighbours.
 */
export function waitingSide(item: number, index: number, count: number): 'before' | 'after' | undefined {
  const ahead = (item - index + count) % count
  if (ahead <= 1 || ahead === count - 1) return undefined
  return ahead <= count / 2 ? 'after' : 'before'
}
