import type { Threads } from './threads'

/** From the first thread to the last (ms). */
const DURATION = 900
/** Threads behind the newest one that are still settling, and how far the newest slips beyond its rest (CSS px). */
const SETTLING = 48
const THROW = 90

const ease = (share: number) => 1 - (1 - share) ** 2

/**
 * Weaves a cloth thread by thread over whatever the canvas shows.
 * @returns stops it where it stands
 */
export function weaveIn(threads: Threads): () => void {
  let frame = 0
  let begun = 0
  let settled = 0
  const step = (now: number) => {
    begun ||= now
    // The newest thread runs on beyond the last one until all have settled.
    const newest = Math.floor(ease(Math.min(1, (now - begun) / DURATION)) * (threads.count + SETTLING))
    const end = Math.min(threads.count, newest)
    threads.weave(settled, end, (thread) => THROW * Math.max(0, 1 - (newest - thread) / SETTLING) ** 2)
    settled = Math.max(0, Math.min(threads.count, newest - SETTLING))
    if (settled < threads.count) frame = requestAnimationFrame(step)
  }
  frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}
