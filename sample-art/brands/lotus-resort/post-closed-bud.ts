import type { Drawing } from '../../lib/drawing'
import { cut, halftone, lotus, petals, riso, text } from './book'

/** The bud is the colon of the hour: at high tide it is shut, and the numerals stand in the water, left free in the ink. */
export function postClosedBud(): Drawing {
  const level = 560
  const bud = lotus(0.06, 640)
  const base = { x: 600, y: 950 }
  const hour = `${text(434, 806, 330, '06', 'end')}${text(770, 806, 330, '10')}`
  const gaps = [846, 910, 986]
    .map(
      (y, i) =>
        `<path fill="#fff" d="${cut(i % 2 ? -160 : -30, 1240, y, 14 + i * 5, 11 + i * 2, 320 + i * 40)}"/>`,
    )
    .join('')
  const shade = halftone(
    { left: 400, top: 300, right: 800, bottom: 960 },
    14,
    0.8,
    (_, y) => 0.55 * ((y - 320) / 640),
  )
  const outline = petals(bud, base.x, base.y).replaceAll('style="mix-blend-mode:multiply" ', '')
  const sky = halftone(
    { left: 0, top: 240, right: 1200, bottom: level },
    16,
    0.3,
    (_, y) => 0.3 * ((y - 240) / (level - 240)) ** 1.5,
  )
  return riso(1200, 1200, {
    sun: petals(bud, base.x, base.y, (p) => Math.abs(p.angle) < 7).replaceAll(
      'style="mix-blend-mode:multiply" ',
      '',
    ),
    coral: `<g opacity=".8">${sky}</g><g fill="#fff">${outline}</g>${petals(bud, base.x, base.y)}`,
    lagoon: `<path d="${cut(-40, 1240, level, 800, 12, 300)}"/>${gaps}<g fill="#fff">${outline}</g><clipPath id="bud">${outline}</clipPath><g clip-path="url(#bud)">${shade}</g>`,
    key: text(600, 190, 118, 'High tide.', 'middle'),
    paper: `${hour}${text(600, 1128, 66, 'Stay in bed. The flower does.', 'middle')}`,
  })
}
