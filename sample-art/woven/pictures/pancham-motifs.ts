import { rust } from '../dyes'
import { nested, wheel } from '../ornaments'
import { circle, group, polygon, rect, repeat, rhombus, ring } from '../shapes'

/** What a service of PANCHAM weaves above its letter, around the origin: `half` px to each side, `r` px up and down. */
export type Motif = (
  half: number,
  r: number,
  dyes: { letter: string; accent: string; ground: string },
) => string

/** On a narrow cloth a motif has fewer, larger pieces. */
const few = (half: number) => half < 50

/** Numbers around 0: -n … n. */
const around = (n: number) => Array.from({ length: 2 * n + 1 }, (_, i) => i - n)

/** Print: a halftone that swells to the middle. */
const halftone: Motif = (half, r, { letter, accent }) => {
  const [count, step] = few(half) ? [1, half / 1.9] : [2, half / 2.9]
  return around(count)
    .flatMap((a) => around(1).map((b) => ({ a, b, size: step * (0.58 - Math.hypot(a, b) * 0.09) })))
    .map(({ a, b, size }) =>
      rhombus(a * step * 1.25, b * r * 0.68, size, size * 1.15, (a + b) % 2 ? accent : letter),
    )
    .join('')
}

/** Films: play marks in a row. */
const play: Motif = (half, r, { letter, accent }) => {
  const [count, step] = few(half) ? [1, half * 0.76] : [2, half / 2.3]
  return around(count)
    .map((a) =>
      polygon(
        [
          [a * step * 0.9 - step * 0.42, -r * 0.86],
          [a * step * 0.9 + step * 0.5, 0],
          [a * step * 0.9 - step * 0.42, r * 0.86],
        ],
        a % 2 ? accent : letter,
      ),
    )
    .join('')
}

/** Identity: one knot, many times around. */
const knot: Motif = (half, r, { letter, accent, ground }) =>
  nested(
    0,
    0,
    [half * 0.92, r, letter],
    [half * 0.7, r * 0.75, ground],
    [half * 0.48, r * 0.52, accent],
    [half * 0.27, r * 0.29, ground],
    [half * 0.12, r * 0.14, letter],
  )

/** Campaigns: the wheel. */
const roll: Motif = (half, r, { letter }) => {
  const radius = Math.min(half, r * 1.12)
  if (!few(half)) return wheel(0, 0, radius, letter, { rim: 0.14 })
  const spoke = rect(-0.8 * radius, -0.09 * radius, 1.6 * radius, 0.18 * radius, letter)
  return (
    ring(0, 0, radius * 0.86, radius * 0.26, letter) +
    repeat(3, (i) => group(`rotate(${i * 60 + 30})`, spoke)) +
    circle(0, 0, radius * 0.26, letter)
  )
}

/** Screens: windows in windows. */
const frames: Motif = (half, r, { letter, accent, ground }) => {
  const [count, w] = few(half) ? [0, half * 1.5] : [1, half * 0.58]
  return around(count)
    .map((a) => {
      const x = a * half * 0.68
      return (
        rect(x - w / 2, -r * 0.78, w, r * 1.56, letter) +
        rect(x - w * 0.3, -r * 0.44, w * 0.6, r * 0.88, ground) +
        rect(x - w * 0.14, -r * 0.2, w * 0.28, r * 0.4, accent)
      )
    })
    .join('')
}

/** 3D: cubes. */
const cubes: Motif = (half, r, { letter, accent }) => {
  const [count, s] = few(half) ? [0, half * 0.84] : [1, Math.min(half * 0.31, r * 0.5)]
  return around(count)
    .map((a) => {
      const x = a * half * 0.68
      return (
        rhombus(x, -s * 0.85, s, s * 0.55, letter) +
        polygon(
          [
            [x - s, -s * 0.78],
            [x - 1, -s * 0.22],
            [x - 1, s * 1.25],
            [x - s, s * 0.7],
          ],
          accent,
        ) +
        polygon(
          [
            [x + s, -s * 0.78],
            [x + 1, -s * 0.22],
            [x + 1, s * 1.25],
            [x + s, s * 0.7],
          ],
          rust,
        )
      )
    })
    .join('')
}

/** Music: a waveform. */
const wave: Motif = (half, r, { letter, accent }) => {
  const [count, step] = few(half) ? [3, half / 3.4] : [6, half / 6.5]
  return around(count)
    .map((a) => {
      const height = r * (0.25 + 0.7 * Math.abs(Math.sin(a * 1.3 + 1)))
      return rect(a * step - step * 0.3, -height, step * 0.62, height * 2, a % 3 ? letter : accent)
    })
    .join('')
}

export const motifs: readonly Motif[] = [halftone, play, knot, roll, frames, cubes, wave]

/** A row of small diamonds across a cloth. */
export const buti = (
  x0: number,
  x1: number,
  y: number,
  count: number,
  dyes: readonly [string, string],
  shift: number,
) =>
  repeat(count, (i) =>
    rhombus(
      x0 + ((i + 0.5) * (x1 - x0)) / count,
      y,
      (x1 - x0) / count / 3.4,
      12,
      (i + shift) % 2 ? dyes[0] : dyes[1],
    ),
  )
