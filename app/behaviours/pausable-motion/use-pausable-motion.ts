import { useState } from 'react'
import { useInView } from '../in-view/use-in-view'
import { isMoving } from './pausable-motion'

/**
 * Something that moves by itself while it is seen, and that a button pauses (WCAG 2.2.2).
 * @param threshold share of it that must be visible, 0 to 1
 * @param startsByItself false where the visitor or the screen is against it
 * @param needsScript false for what style sheets move: it does before the view is known, too
 */
export function usePausableMotion(threshold: number, startsByItself: boolean, needsScript = true) {
  const [isPaused, setPaused] = useState(false)
  /** `ref` is for the element whose view counts. */
  const { ref, view, inView } = useInView(threshold)
  return {
    ref,
    inView,
    isMoving: isMoving({
      startsByItself,
      isSeen: inView || (!needsScript && view === 'unknown'),
      wanted: isPaused ? false : null,
    }),
    isPaused,
    setPaused,
  }
}
