import { useState } from 'react'
import { useInView } from '../in-view/use-in-view'

/** What decides whether something moves that nobody asked for: a marquee, a film. */
export interface Motion {
  /** False if the visitor or the screen is against it: reduced motion, data saving, a small screen. */
  startsByItself: boolean
  isSeen: boolean
  /** What the visitor asked for last: true to play, false to pause, null for neither. */
  wanted: boolean | null
}

/** Whether it moves now (EXP-2). */
export const isMoving = ({ startsByItself, isSeen, wanted }: Motion): boolean =>
  isSeen && (wanted ?? startsByItself)

/** The motion after a change. If nothing starts by itself, what the visitor started is over once it is out of sight. */
export function changeMotion(motion: Motion, change: Partial<Motion>): Motion {
  const next = { ...motion, ...change }
  const isOver = isMoving(motion) && !next.isSeen && !next.startsByItself
  return isOver ? { ...next, wanted: null } : next
}

interface PausableMotionOptions {
  /** Share of it that must be visible, 0 to 1. */
  threshold: number
  /** False if the visitor or the screen is against it. */
  startsByItself: boolean
  /** False for what style sheets move: it does before the view is known, too. */
  needsScript?: boolean
}

/** Something that moves by itself while it is seen, and that a button pauses (WCAG 2.2.2). */
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
