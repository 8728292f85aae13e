import type { Drawing } from '../../lib/drawing'
import { face, fitted } from '../../wordmarks/outline'
import { cut, riso } from './book'

/** Type only, one ink: the sentence wades in, and only its last third, the foot of the plan, is sliced by the water. */
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
  const levels = [0, 1056, 1092, 1132, 1280]
  const drift = [0, 9, -9, 12]
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
        `<path fill="#fff" d="${cut(i % 2 ? -160 : -30, 1260, y - 5, 7 + i * 1.4, 5 + i * 0.6, 200 + i * 30)}"/>`,
    )
    .join('')
  return riso(1200, 1200, { coral: `${slices}${gaps}` })
}
