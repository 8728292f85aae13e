import type { Picture } from '../picture'
import { rect } from '../shapes'

/** A team portrait on its dye: 480 × 576, four by five; `thing` lies over it, woven finer, so that its edges keep straight. */
export function portrait(ground: string, seed: number, person: string, thing?: string): Picture {
  const art = rect(0, 0, 480, 576, ground) + person
  const cloth = { bundle: 2, slip: 3.2, drift: 1.2, texture: 0.05, seed }
  const fine = { bundle: 1, slip: 1.2, drift: 0.4, texture: 0.05, seed }
  return {
    width: 480,
    height: 576,
    stretches: [{ art, weave: cloth }, ...(thing ? [{ art: thing, weave: fine }] : [])],
  }
}
