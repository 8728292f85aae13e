import { type CSSProperties, type PointerEvent, useRef, useSyncExternalStore } from 'react'

type SwipeDirection = 'left' | 'right'

/** A swipe is at least this long (CSS px), and its horizontal part is this many times its vertical part. */
const LENGTH = 40
const SLANT = 1.5

/** The direction of a movement in CSS px, or null if it is a tap or scrolling. */
export function readSwipe(across: number, along: number): SwipeDirection | null {
  if (Math.abs(across) < LENGTH || Math.abs(across) < Math.abs(along) * SLANT) return null
  return across < 0 ? 'left' : 'right'
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
 * Horizontal swipes of one finger or a pen on an element, by their start and end (TESTI-2, CASE-8); a mouse selects text instead. Vertical scrolling is never blocked, and on a zoomed
 * page a finger pans instead.
 */
export function useSwipe(onSwipe: (direction: SwipeDirection) => void): SwipeProps {
  /** Where the only finger went down; null once a second one has, or the browser has taken the gesture for scrolling. */
  const start = useRef<Pick<PointerEvent, 'clientX' | 'clientY'> | null>(null)
  const isPanned = useSyncExternalStore(onZoom, isZoomed, () => false)
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }) => {
      const isFirst = pointerType !== 'mouse' && isPrimary && !isPanned
      start.current = isFirst ? { clientX, clientY } : null
    },
    onPointerUp: ({ clientX, clientY }) => {
      const from = start.current
      start.current = null
      const direction = from && readSwipe(clientX - from.clientX, clientY - from.clientY)
      if (direction) onSwipe(direction)
    },
    onPointerCancel: () => {
      start.current = null
    },
    style: isPanned ? panned : swiped,
  }
}
