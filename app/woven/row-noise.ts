/** Height of the noise in rows and of one row in CSS px: a weft thread is 2 px, and the pattern repeats after 252 px. */
export const NOISE_ROWS = 126
export const PITCH = 2
/** Rows that slip together, like threads bound in one bundle. */
const BUNDLE = 3

/**
 * The slip of every weft thread, from -1 to 1: each row's own, plus its bundle's drift; one row in ten slips far.
 * Park–Miller numbers from a fixed seed: the same cloth on every machine.
 */
export function rowSlips(seed = 7): number[] {
  let state = seed
  const next = () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
  let drift = 0
  return Array.from({ length: NOISE_ROWS }, (_, row) => {
    if (row % BUNDLE === 0) drift = (next() * 2 - 1) * 0.3
    const own = (next() + next() - 1) * (next() < 0.1 ? 1 : 0.62)
    return Math.max(-1, Math.min(1, own + drift))
  })
}
