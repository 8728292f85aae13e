import { indigo, ink, paper, saffron, turmeric, vermilion } from '../dyes'
import { headless } from '../elephant'
import type { Picture } from '../picture'
import { clipped, rect, repeat } from '../shapes'
import { guestHead } from './guest-head'

const [width, height] = [1440, 590]
/** The door's middle, and one step of its edge. */
const [middle, step] = [1136, 22]
const floor = height - 14
const weave = { slip: 5, drift: 1.6, texture: 0.045, seed: 12 }

/** Half widths of a stepped temple arch from the top down, in steps; the last goes on to the floor. */
const arch = [1, 1, 2, 3, 3, 5, 6, 6, 8, 9, 9, 10, 11, 11, 12] as const

/** The arch, `inset` steps smaller on every side. */
function opening(inset: number, dye: string): string {
  const courses = Math.ceil(floor / step - inset)
  return repeat(courses, (i) => {
    const half = ((arch[i] ?? 12) - inset) * step
    const y = (i + inset) * step
    return half > step / 2 ? rect(middle - half, y, 2 * half, Math.min(step + 1, floor - y), dye) : ''
  })
}

/** UI/UX's call to action: a stepped temple door with the light on. */
export const openDoor = (): Picture => ({
  width,
  height,
  stretches: [
    {
      art:
        opening(0, saffron) +
        opening(1, ink) +
        opening(1.5, turmeric) +
        opening(2.3, paper) +
        rect(0, floor, width, height - floor, saffron),
      weave,
    },
  ],
})

const body = headless(
  30,
  floor,
  16,
  { length: 78, height: 21, body: 12.5, repeats: 9 },
  { hide: vermilion, gap: ink, cloth: saffron, border: paper, motif: indigo, tusk: paper },
)

/** The guest: an elephant so long that only its head is in yet. Its head is woven in bundles, so that its curves step as the door's do. */
export const longGuest = (): Picture => ({
  width,
  height,
  stretches: [
    {
      art:
        clipped(
          'above-the-floor',
          rect(0, 0, width, floor, ink),
          `<g stroke="${ink}" stroke-width="1">${body}</g>`,
        ) + body,
      weave: { ...weave, seed: 13 },
    },
    { art: guestHead(), weave: { ...weave, slip: 3, bundle: 2, seed: 14 } },
  ],
})
