import { useState } from 'react'
import { useInView } from '../in-view/use-in-view'

interface PausableMotionOptions {
  /** Share of it that must be visible, 0 to 1. */
  threshold: number
  /** False under reduced motion, with data saving or on a small screen. */
  startsByItself: boolean
  /** False for what style sheets move, which also moves before the view is known. */
  needsScript?: boolean
}

/** Something that moves by itself while it is in sight, and that a button pauses (WCAG 2.2.2). */
export function usePausableMotion({ threshold, startsByItself, needsScript = true }: PausableMotionOptions) {
  const [isPaused, setPaused] = useState(false)
  /** `ref` is for the element whose view counts. */
  const { ref, view, inView } = useInView(threshold)
  const isSeen = inView || (!needsScript && view === 'unknown')
  return { ref, inView, isMoving: startsByItself && isSeen && !isPaused, isPaused, setPaused }
}
