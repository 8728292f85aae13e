/** What decides whether something moves that nobody had to ask for: a marquee, a film. */
export interface Motion {
  /** False where the visitor or the screen is against it: reduced motion, data saving, a small screen. */
  startsByItself: boolean
  isSeen: boolean
  /** What the visitor asked for last: true to play, false to pause, null for neither. */
  wanted: boolean | null
}

/** Whether it moves now (EXP-2). */
export const isMoving = ({ startsByItself, isSeen, wanted }: Motion): boolean =>
  isSeen && (wanted ?? startsByItself)

/** The motion after a change. Where nothing starts by itself, what the visitor started is over once it is out of sight. */
export function changeMotion(motion: Motion, change: Partial<Motion>): Motion {
  const next = { ...motion, ...change }
  const isOver = isMoving(motion) && !next.isSeen && !next.startsByItself
  return isOver ? { ...next, wanted: null } : next
}
