import { moonAge, SYNODIC } from './moon'

const HOUR = 3_600_000
/** From the moon's passage over the meridian to high water, h: about what charts give for the coast of Puri. */
const AFTER_MOON = 9
/** From one high water to the next, h. */
const BETWEEN = 12.42
/** India is this far ahead of UTC, h; its clocks run ten minutes ahead of the sun at Puri, which a drawing may. */
const INDIA = 5.5

/** Height of the water from -1 (lowest) to 1 (highest) at a time; higher and lower about new and full moon. A sketch. */
export function tideAt(time: number): number {
  const age = moonAge(time)
  const hour = (time / HOUR + INDIA) % 24
  // The moon passes at noon when it is new, and later every day.
  const passes = 12 + (age / SYNODIC) * 24
  const range = 0.8 + 0.2 * Math.cos((4 * Math.PI * age) / SYNODIC)
  return range * Math.cos((2 * Math.PI * (hour - passes - AFTER_MOON)) / BETWEEN)
}
