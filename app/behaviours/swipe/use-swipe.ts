import { type CSSProperties, type PointerEvent, useState, useSyncExternalStore } from 'react'
import { Swipe, type SwipeDirection } from './swipe'

export interface SwipeProps {
  onPointerDown: (event: PointerEvent) => void
  onPointerUp: (event: PointerEvent) => void
  onPointerCancel: () => void
  style: CSSProperties
}

// Without it the browser handles horizontal gestures itself. Vertical scrolling and pinching stay with the browser.
const swiped: CSSProperties = { touchAction: 'pan-y pinch-zoom' }
// Written out: the build moves the first value into a rule, which only another value can override.
const panned: CSSProperties = { touchAction: 'auto' }

/** Scale above which the visitor has pinched to zoom; below it may be rounding. */
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
