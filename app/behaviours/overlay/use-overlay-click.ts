import { type MouseEvent, type PointerEvent, useRef } from 'react'

/**
 * Calls back after a click on an element itself and not on its content: the overlay of a dialog that fills the window. The
 * pointer must go down and up there, because a text selection that ends on the overlay is a click on it for browsers.
 */
export function useOverlayClick(onClick: () => void) {
  const isOnOverlay = useRef({ down: false, up: false })
  const note = (phase: 'down' | 'up') => (event: PointerEvent) => {
    isOnOverlay.current[phase] = event.target === event.currentTarget
  }
  return {
    onPointerDown: note('down'),
    onPointerUp: note('up'),
    onClick: (event: MouseEvent) => {
      const { down, up } = isOnOverlay.current
      if (down && up && event.target === event.currentTarget) onClick()
    },
  }
}
