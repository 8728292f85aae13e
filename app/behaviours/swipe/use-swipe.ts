import { type CSSProperties, type PointerEvent, useState } from 'react'
import { Swipe, type SwipeDirection } from './swipe'

export interface SwipeProps {
  onPointerDown: (event: PointerEvent) => void
  onPointerUp: (event: PointerEvent) => void
  onPointerCancel: () => void
  style: CSSProperties
}

// Without it the browser takes every sideways gesture for itself; scrolling and zooming stay the browser's.
const style: CSSProperties = { touchAction: 'pan-y pinch-zoom' }

/** Swipes of a finger or a pen on an element; a mouse selects text instead. Vertical scrolling is never blocked. */
export function useSwipe(onSwipe: (direction: SwipeDirection) => void): SwipeProps {
  const [swipe] = useState(() => new Swipe())
  return {
    onPointerDown: (event) => {
      if (event.pointerType !== 'mouse') swipe.down(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerUp: (event) => {
      const direction = swipe.up(event.pointerId, { x: event.clientX, y: event.clientY })
      if (direction) onSwipe(direction)
    },
    onPointerCancel: () => swipe.cancel(),
    style,
  }
}
