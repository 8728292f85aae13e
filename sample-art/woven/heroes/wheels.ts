import { ink, paper, saffron, vermilion } from '../dyes'
import { nested, wheel } from '../ornaments'
import type { Picture } from '../picture'
import { circle, group, polygon, rect, repeat, rhombus, ring } from '../shapes'
import { hubKnot } from './hub-knot'

/** The great wheel around (0, 0). Its hub is one thread, tied once for each broad spoke. */
export function konark(r: number): string {
  const blade = polygon(
    [
      [0.2, -0.035],
      [0.5, -0.1],
      [0.82, -0.03],
      [0.82, 0.03],
      [0.5, 0.1],
      [0.2, 0.035],
    ].map(([a = 0, b = 0]) => [a * r, b * r] as const),
    vermilion,
  )
  const inlay =
    circle(r * 0.5, 0, r * 0.056, ink) +
    circle(r * 0.5, 0, r * 0.04, saffron) +
    rhombus(r * 0.34, 0, r * 0.04, r * 0.02, ink) +
    rhombus(r * 0.68, 0, r * 0.05, r * 0.018, ink)
  const string =
    rect(r * 0.2, -r * 0.008, r * 0.62, r * 0.016, vermilion) +
    repeat(9, (k) => rhombus(r * (0.28 + k * 0.06), 0, r * 0.019, r * 0.024, k % 2 ? paper : saffron))
  return (
    ring(0, 0, r * 0.95, r * 0.075, vermilion) +
    ring(0, 0, r * 0.83, r * 0.014, saffron) +
    repeat(48, (i) =>
      group(
        `rotate(${(i * 360) / 48}) translate(${r * 0.872} 0)`,
        rhombus(0, 0, r * 0.03, r * 0.024, i % 2 ? saffron : paper),
      ),
    ) +
    repeat(16, (i) => group(`rotate(${i * 22.5})`, i % 2 ? string : blade + inlay)) +
    ring(0, 0, r * 0.22, r * 0.034, vermilion) +
    hubKnot({ outer: r * 0.163, inner: r * 0.062, thread: r * 0.036, dye: saffron, gap: ink })
  )
}

/** Marketing 360: 1180 px across, transparent around, between the spokes and in the hub. */
export const greatWheel = (): Picture => ({
  width: 1180,
  height: 1180,
  stretches: [
    {
      art: group('translate(590 590)', konark(584)),
      weave: { slip: 3, drift: 0.8, texture: 0.05, seed: 19 },
    },
  ],
})

interface Road {
  width: number
  height: number
  /** Thickness of the road, space before the first wheel and between wheels. */
  road: number
  start: number
  gap: number
  radii: readonly number[]
}

/** Whole wheels on a road, each larger than the one before. Ink, transparent around. */
function rolling({ width, height, road, start, gap, radii }: Road): Picture {
  let x = start
  const row = radii
    .map((r, i) => {
      x += r
      const [cx, cy] = [x, height - road - r]
      x += r + gap
      const large = r > 60
      const hub = large
        ? circle(cx, cy, r * 0.27, ink) +
          group(
            `translate(${cx} ${cy})`,
            hubKnot({ outer: r * 0.205, inner: r * 0.08, thread: r * 0.046, dye: paper, gap: ink }),
          )
        : nested(cx, cy, [r * 0.12, r * 0.12, ink])
      return wheel(cx, cy, r, ink, { turned: i * 17, rim: r < 50 ? 0.16 : 0.11 }) + hub
    })
    .join('')
  return {
    width,
    height,
    stretches: [
      {
        art: row + rect(0, height - road, width, road, ink),
        weave: { slip: 3, drift: 1.2, texture: 0.05, seed: 3 },
      },
    ],
  }
}

/** Start small, roll big: seven wheels, each half as large again as the one before. */
export const rollingWheels = (): Picture =>
  rolling({
    width: 1680,
    height: 580,
    road: 34,
    start: 70,
    gap: 8,
    radii: [26, 38, 56, 82, 122, 180, 268],
  })

/** The same for phones: four wheels, each twice as large as the one before. */
export const rollingWheelsOnPhones = (): Picture =>
  rolling({ width: 390, height: 224, road: 22, start: 9, gap: 5, radii: [12, 24, 48, 95] })
