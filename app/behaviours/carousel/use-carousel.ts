import { type KeyboardEvent, useState } from 'react'
import { FIRST_TESTIMONIAL } from '~/constants'
import { useHydrated } from '../hydrated/use-hydrated'
import { plainKey } from '../keys/plain-key'
import { useSwipe } from '../swipe/use-swipe'

export type CarouselPosition = 'left' | 'center' | 'right'

/** The position of an item: the right neighbour of the centre is right, all others are left (TESTI-1). */
export function position(item: number, index: number, count: number): CarouselPosition {
  if (item === index) return 'center'
  return item === (index + 1) % count ? 'right' : 'left'
}

/**
 * The side on which an item waits that is neither in the centre nor beside it: the nearer one, from which it will enter.
 * `undefined` for the centre and its neighbours.
 */
export function waitingSide(item: number, index: number, count: number): 'before' | 'after' | undefined {
  const ahead = (item - index + count) % count
  if (ahead <= 1 || ahead === count - 1) return undefined
  return ahead <= count / 2 ? 'after' : 'before'
}

/**
 * A carousel of `count` items (TESTI-1, TESTI-2), operated by buttons, arrow keys, swipes and clicks on an item. Before hydration
 * all items are readable; afterwards only the centre one is exposed to assistive technology.
 */
export function useCarousel(count: number) {
  const [index, goTo] = useState(Math.min(FIRST_TESTIMONIAL, count - 1))
  const isHydrated = useHydrated()
  /** Before the first comes the last, after the last the first (TESTI-1). */
  const turn = (steps: 1 | -1) => goTo((current) => (current + steps + count) % count)
  const previous = () => turn(-1)
  const next = () => turn(1)
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
    itemProps: (item: number) => ({
      'data-position': position(item, index, count),
      'data-waits': waitingSide(item, index, count),
      'aria-hidden': isHydrated && item !== index ? true : undefined,
      onClick: () => goTo(item),
    }),
  }
}
