/** Days from new moon to new moon, and a new moon to count from. */
export const SYNODIC = 29.530588
const NEW_MOON = Date.UTC(2000, 0, 6, 18, 14)
const DAY = 86_400_000

/** Days since the last new moon, within a few hours. */
export function moonAge(time: number): number {
  const age = ((time - NEW_MOON) / DAY) % SYNODIC
  return age < 0 ? age + SYNODIC : age
}

/** Which of eight phases an age is: 0 new, 2 first quarter, 4 full, 6 last quarter. */
export const moonPhase = (age: number): number => Math.round((age / SYNODIC) * 8) % 8
