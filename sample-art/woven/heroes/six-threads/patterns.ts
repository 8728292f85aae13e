import { indigo, ink, madder, paper, saffron, turmeric, vermilion } from '../../dyes'
import { elephant } from '../../elephant'
import { nested, wheel } from '../../ornaments'
import { polygon, rect, repeat, rhombus } from '../../shapes'
import { middles } from './ways'

/** Dots of ink, smaller and larger, in turn. */
export const dots = (from: number, to: number, y: number, r: number) =>
  middles(from, to, r * 0.72)
    .map((x, i) =>
      [-0.66, 0, 0.66]
        .map((v, row) => {
          const swell = 0.12 + 0.26 * Math.abs(Math.sin(i * 0.21 + row * 0.5))
          return rhombus(
            x + (row % 2 ? 0 : r * 0.36),
            y + v * r,
            r * swell,
            r * swell,
            (i * 2 + row * 3) % 7 === 0 ? ink : paper,
          )
        })
        .join(''),
    )
    .join('')

export const diamonds = (from: number, to: number, y: number, r: number) =>
  middles(from, to, r * 2.7)
    .map((x) =>
      nested(
        x,
        y,
        [r * 1.3, r * 0.95, turmeric],
        [r, r * 0.73, madder],
        [r * 0.72, r * 0.52, paper],
        [r * 0.3, r * 0.24, madder],
      ),
    )
    .join('')

export const screens = (from: number, to: number, y: number, r: number) => {
  const cell = r / 16
  return middles(from, to, r * 3.1)
    .map((x, i) => {
      const wall = i % 3 === 1 ? vermilion : paper
      const [left, wide] = [x - r * 1.4, r * 2.8]
      return (
        rect(left, y - r * 0.82, wide, r * 1.64, indigo) +
        rect(left + r * 0.12, y - r * 0.52, wide - r * 0.24, r * 1.22, wall) +
        elephant(
          left + r * 0.3,
          y + r * 0.7,
          cell,
          { length: (wide - r * 0.6) / cell, height: (r * 1.05) / cell, body: (r * 0.75) / cell, repeats: 1 },
          { hide: indigo, gap: wall, cloth: saffron, border: wall, motif: indigo, tusk: wall },
        )
      )
    })
    .join('')
}

export const bars = (from: number, to: number, y: number, r: number) =>
  middles(from, to, r * 0.44)
    .map((x, i) => {
      const loud = 2 + Math.round(4 * Math.abs(Math.sin(i * 0.36 + 0.6)))
      return repeat(loud, (k) => {
        const dye = k === loud - 1 ? vermilion : k % 3 === 2 ? paper : saffron
        const [wide, high] = [r * 0.3, r * 0.1]
        return (
          rect(x - wide / 2, y - (k + 1) * r * 0.15, wide, high, dye) +
          rect(x - wide / 2, y + k * r * 0.15 + r * 0.05, wide, high, dye)
        )
      })
    })
    .join('')

export const cubes = (from: number, to: number, y: number, r: number) => {
  const [a, b] = [r * 0.84, r * 0.42]
  return middles(from, to, a * 2)
    .flatMap((x) => [[x, y + b] as const, [x + a, y + b - 3 * b] as const, [x + a, y + b + 3 * b] as const])
    .map(
      ([x, floor]) =>
        polygon(
          [
            [x - a, floor - b],
            [x, floor],
            [x, floor + a],
            [x - a, floor + b],
          ],
          madder,
        ) + rhombus(x, floor - b, a, b, saffron),
    )
    .join('')
}

export const wheels = (from: number, to: number, y: number, r: number) =>
  middles(from, to, r * 2.4)
    .map((x, i) => {
      const dye = i % 2 ? paper : saffron
      return (
        wheel(x, y, r * 0.9, dye, { turned: i * 9, rim: 0.14 }) + rhombus(x + r * 1.2, y, 6, 8, vermilion)
      )
    })
    .join('')
