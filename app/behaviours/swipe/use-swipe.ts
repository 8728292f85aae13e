import { type CSSProperties, type PointerEvent, useState, useSyncExternalStore } from 'react'

interface Point {
  x: number
  y: number
}

type SwipeDirection = 'left' | 'right'

/** A swipe is at least this long (CSS px), and its horizontal part is this many times its vertical part. */
const LENGTH = 40
const SLANT = 1.5

/**
 * Recognises a horizontal swipe of one finger by its start and end (TESTI-2, CASE-8). A second finger, or the browser using the
 * gesture for scrolling, cancels it.
 */
export class Swipe {
  #pointer: number | null = null
  #start: Point = { x: 0, y: 0 }

  down(pointer: number, point: Point): void {
    this.#start = point
    this.#pointer = this.#pointer === null ? pointer : null
  }

  /** @returns the direction of the swipe, or null if it was not one */
  up(pointer: number, point: Point): SwipeDirection | null {
    if (pointer !== this.#pointer) return null
    this.#pointer = null
    const across = point.x - this.#start.x
    const along = point.y - this.#start.y
    if (Math.abs(across) < LENGTH || Math.abs(across) < Math.abs(along) * SLANT) return null
    return across < 0 ? 'left' : 'right'
  }

  cancel(): void {
    this.#pointer = null
  }
}

interface SwipeProps {
  onPointerDown: (event: PointerEvent) => void
  onPointerUp: (event: PointerEvent) => void
  onPointerCancel: () => void
  style: CSSProperties
}

// Without it the browser handles horizontal gestures itself. Vertical scrolling and pinching stay with the browser.
const swiped: CSSProperties = { touchAction: 'pan-y pinch-zoom' }
// Written out: the build moves the first value into a rule, which only another value can override.
const panned: CSSProperties = { touchAction: 'auto' }

/** Scale above which the visitor has pinched to zoom; less may be rounding. */
const ZOOMED = 1.01
const isZoomed = () => (window.visualViewport?.scale ?? 1) > ZOOMED

function onZoom(notify: () => void): () => void {
  window.visualViewport?.addEventListener('resize', notify)
  return () => window.visualViewport?.removeEventListener('resize', notify)
}

/**
 * Swipes of a finger or a pen on an element; a mouse selects text instead. Vertical scrolling is never blocked, and on a zoomed
 * page a finger pans instead.
 */
export function useSwipe(onSwipe: (direction: SwipeDirection) => void): SwipeProps {
  const [swipe] = useState(() => new Swipe())
  const isPanned = useSyncExternalStore(onZoom, isZoomed, () => false)
  return {
    onPointerDown: (event) => {
      if (event.pointerType !== 'mouse' && !isPanned)
        swipe.down(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerUp: (event) => {
      const direction = swipe.up(event.pointerId, { x: event.clientX, y: event.clientY })
      if (direction) onSwipe(direction)
    },
    onPointerCancel: () => swipe.cancel(),
    style: isPanned ? panned : swiped,
  }
}
