import type { Picture } from '../picture'
import { bundle } from './topknots/bundle'
import { coil } from './topknots/coil'
import { curls } from './topknots/curls'
import { jasmine } from './topknots/jasmine'
import { head } from './topknots/parts'
import { turban } from './topknots/turban'

/** From the left; phones show the first, the third and the fifth. */
export const heads = [jasmine, turban, curls, bundle, coil]

export const topknots = Object.fromEntries(
  heads.map((art, i) => [
    `topknot-${i + 1}`,
    (): Picture => ({
      ...head,
      stretches: [{ art: art(), weave: { bundle: 2, slip: 4.5, drift: 1.5, texture: 0.05, seed: 61 + i } }],
    }),
  ]),
)
