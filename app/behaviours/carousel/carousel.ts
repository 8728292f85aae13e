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
