import { type KeyboardEvent, useReducer } from 'react'
import { FIRST_TESTIMONIAL } from '~/constants'
import { useHydrated } from '../hydrated/use-hydrated'
import { plainKey } from '../keys/plain-key'
import { useSwipe } from '../swipe/use-swipe'
import { type CarouselAction, nextIndex, positionOf, waitingSide } from './carousel'

/**
 * A carousel of `count` items (TESTI-1, TESTI-2), operated by buttons, arrow keys, swipes and clicks on an item. Before
 * hydration all items are readable; afterwards only the centre one is exposed to assistive technology, which announces the one that
 * comes. What else it returns is for the controls.
 */
export function useCarousel(count: number) {
  const [index, turn] = useReducer(
    (current: number, action: CarouselAction) => nextIndex(current, action, count),
    Math.min(FIRST_TESTIMONIAL, count - 1),
  )
  const isHydrated = useHydrated()
  const previous = () => turn({ type: 'previous' })
  const next = () => turn({ type: 'next' })
  const goTo = (item: number) => turn({ type: 'goTo', index: item })
  const swipeProps = useSwipe((direction) => (direction === 'left' ? next() : previous()))

  const onKeyDown = (event: KeyboardEvent) => {
    const key = plainKey(event)
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    event.preventDefault()
    if (key === 'ArrowLeft') previous()
    else next()
  }

  return {
    /** The item in the centre. */
    index,
    previous,
    next,
    goTo,
    /** For the element with `aria-roledescription="carousel"`. */
    carouselProps: { 'data-hydrated': isHydrated || undefined, onKeyDown, ...swipeProps },
    /** For the element around the items. */
    itemsProps: { 'aria-live': 'polite' } as const,
    itemProps: (item: number) => ({
      'data-position': positionOf(item, index, count),
      'data-waits': waitingSide(item, index, count),
      'aria-hidden': isHydrated && item !== index ? true : undefined,
      onClick: () => goTo(item),
    }),
  }
}
