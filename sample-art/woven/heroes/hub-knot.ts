import { repeat } from '../shapes'

/** Bights of the knot, one for each broad spoke, and how often its thread goes around. */
const [bights, rounds] = [8, 3]
const turn = Math.PI * 2

interface HubKnot {
  /** Px from the hub's middle to the middle of the thread, at the knot's outer and inner bights. */
  outer: number
  inner: number
  thread: number
  dye: string
  /** What shows between two threads that cross. */
  gap: string
}

/**
 * A Turk's head around (0, 0): one endless thread goes around three times and makes a bight for each of eight spokes, over and under
 * by turns. Its radius is a cosine, so its crossings lie at known angles.
 */
export function hubKnot({ outer, inner, thread, dye, gap }: HubKnot): string {
  const [middle, swing] = [(outer + inner) / 2, (outer - inner) / 2]
  const at = (angle: number) => {
    const r = middle + swing * Math.cos((bights / rounds) * angle)
    return `${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`
  }
  const stretch = (from: number, to: number) => {
    const count = Math.ceil((to - from) / 0.03)
    return `M${Array.from({ length: count + 1 }, (_, i) => at(from + ((to - from) * i) / count)).join('L')}`
  }
  const laid = (d: string) =>
    `<path d="${d}" fill="none" stroke="${gap}" stroke-width="${(thread * 1.6).toFixed(2)}"/>` +
    `<path d="${d}" fill="none" stroke="${dye}" stroke-width="${thread.toFixed(2)}"/>`
  // It crosses itself at π/8, then at π/4, and so on after each step; it goes over at every first of the two.
  const step = (rounds * Math.PI) / bights
  return (
    laid(stretch(0, rounds * turn)) +
    repeat(2 * bights, (i) => laid(stretch(Math.PI / 8 + i * step - 0.12, Math.PI / 8 + i * step + 0.12)))
  )
}
