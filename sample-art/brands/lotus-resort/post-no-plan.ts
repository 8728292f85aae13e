import type { Drawing } from '../../lib/drawing'
import { face, fitted } from '../../wordmarks/outline'
import { cut, riso } from './book'

/** Type only, one ink: the sentence wades in, and from the knees down the water slices it and carries it off. */
export function postNoPlan(): Drawing {
  const black = face('fraunces', 900)
  const words = [
    fitted('No plan', black, 64, 296, 1072),
    fitted('is a very', black, 64, 556, 1072),
    fitted('good', black, 64, 836, 690),
    fitted('plan.', black, 372, 1104, 764),
  ]
    .map((line) => line.markup)
    .join('')
  const levels = [0, 590, 660, 736, 816, 912, 1000, 1086, 1260]
  const drift = [0, 7, -8, 10, -11, 13, -14, 16]
  const slices = drift
    .map((push, i) => {
      const [top, bottom] = [levels[i] ?? 0, levels[i + 1] ?? 1260]
      return `<clipPath id="slice-${i}"><path d="M-200 ${top}H1400V${bottom}H-200Z"/></clipPath><g clip-path="url(#slice-${i})"><g transform="translate(${push} 0)">${words}</g></g>`
    })
    .join('')
  const gaps = levels
    .slice(1, -1)
    .map(
      (y, i) =>
        `<path fill="#fff" d="${cut(i % 2 ? -160 : -30, 1260, y - 6, 6 + i * 1.6, 4 + i * 0.6, 200 + i * 30)}"/>`,
    )
    .join('')
  return riso(1200, 1200, { coral: `${slices}${gaps}` })
}
