/** Timing as animators name it: eased travel, keys, and what keeps swinging after the stop. */
export type Ease = (x: number) => number

export const clamp = (x: number, low = 0, high = 1): number => Math.min(high, Math.max(low, x))
export const mix = (from: number, to: number, share: number): number => from + (to - from) * share

export const linear: Ease = (x) => x
export const out: Ease = (x) => 1 - (1 - x) ** 3
export const into: Ease = (x) => x ** 3
export const both: Ease = (x) => (x < 0.5 ? 4 * x ** 3 : 1 - (-2 * x + 2) ** 3 / 2)
/** Goes past the mark by about a tenth and comes back. */
export const past: Ease = (x) => 1 + 2.9 * (x - 1) ** 3 + 1.9 * (x - 1) ** 2
/** Draws back before it goes. */
export const windUp: Ease = (x) => 2.7 * x ** 3 - 1.7 * x ** 2
/** Stays, then jumps. */
export const hold: Ease = (x) => (x < 1 ? 0 : 1)

/** 0 before `from`, 1 after `to`, eased between (seconds). */
export const ramp = (t: number, from: number, to: number, ease: Ease = both): number =>
  ease(clamp((t - from) / (to - from)))

/** A key: second, value, and how the value is approached. */
export type Key = readonly [number, number, Ease?]

/** Value of a track of keys at `t`; constant before the first and after the last. */
export function keys(t: number, ...track: Key[]): number {
  let before: Key | undefined
  for (const key of track) {
    if (t < key[0])
      return before ? mix(before[1], key[1], ramp(t, before[0], key[0], key[2] ?? both)) : key[1]
    before = key
  }
  return before?.[1] ?? 0
}

/** A dying swing in -1..1 that starts at `start`: what hair, lids and lamps do after the stop. */
export function swing(t: number, start: number, frequency = 2.5, decay = 4): number {
  const since = t - start
  return since <= 0 ? 0 : Math.exp(-decay * since) * Math.sin(2 * Math.PI * frequency * since)
}

/** Openness of an eye, 0..1, that blinks at the given seconds (a blink lasts 160 ms). */
export const blinks = (t: number, ...at: number[]): number =>
  Math.min(1, ...at.map((start) => clamp(Math.abs(t - start - 0.08) / 0.08)))

/** A whole turn in radians every `period` seconds. */
export const turn = (t: number, period: number): number => (t / period) * Math.PI * 2

/** A fixed number in [0, 1) for an index, so that scattered things stay where they are. */
export function chance(index: number, seed = 1): number {
  let x = Math.imul(index + seed * 7919, 0x9e3779b1)
  x = Math.imul(x ^ (x >>> 15), 0x85ebca6b)
  return ((x ^ (x >>> 13)) >>> 0) / 4294967296
}
