import type { Picture } from '../picture'
import { rect } from '../shapes'

/** A team portrait on its dye: 480 × 576, four by five. */
export function portrait(ground: string, seed: number, person: string): Picture {
  const art = rect(0, 0, 480, 576, ground) + person
  return {
    width: 480,
    height: 576,
    stretches: [{ art, weave: { bundle: 2, slip: 3.2, drift: 1.2, texture: 0.05, seed } }],
  }
}
