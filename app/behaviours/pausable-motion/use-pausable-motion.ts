import { useState } from 'react'
import { useInView } from '../in-view/use-in-view'

/** What decides whether something moves by itself, such as a marquee or a film. */
export interface Motion {
  /** False under reduced motion, with data saving or on a small screen. */
  startsByItself: boolean
  isSeen: boolean
  /** The visitor's last choice: true to play, false to pause, null for none. */
  wanted: boolean | null
}

/** Whether it moves now (EXP-2). */
export const isMoving = ({ startsByItself, isSeen, wanted }: Motion): boolean =>
  isSeen && (wanted ?? startsByItself)

/** The motion after a change. If nothing starts by itself, motion that the visitor started ends once it is out of sight. */
export function changeMotion(motion: Motion, change: Partial<Motion>): Motion {
  const next = { ...motion, ...change }
  const isOver = isMoving(motion) && !next.isSeen && !next.startsByItself
  return isOver ? { ...next, wanted: null } : next
}

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
  const moves = isMoving({
    startsByItself,
    isSeen: inView || (!needsScript && view === 'unknown'),
    wanted: isPaused ? false : null,
  })
  return { ref, inView, isMoving: moves, isPaused, setPaused }
}
