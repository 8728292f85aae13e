import type { Drawing } from '../../lib/drawing'
import { random } from '../../lib/random'
import { halftone, riso, round, text } from './book'

/** Two casuarinas hold up a grin: the hammock is the mouth, the sun one eye, a gull the wink. */
export function postHammock(): Drawing {
  const next = random(7)
  const trunk = (x: number, lean: number) =>
    `<path d="M${x - 30} 1040C${x - 22} 820 ${x - 20 + lean} 480 ${x - 10 + lean * 1.4} -20H${x + 14 + lean * 1.4}C${x + 22 + lean} 480 ${x + 26} 820 ${x + 36} 1040Z"/>`
  // Casuarina needles hang in tassels from twigs that arch away from the trunk.
  const crown = (x: number, side: number) => {
    let strokes = ''
    for (let twig = 0; twig < 26; twig += 1) {
      const y0 = -40 + twig * 13
      const reach = side * (60 + next() * 130)
      const drop = 30 + next() * 60
      const [tx, ty] = [x + reach, y0 + drop]
      strokes += `M${x} ${y0}Q${round(x + reach * 0.6)} ${y0 - 20} ${round(tx)} ${round(ty)}`
      for (let needle = 0; needle < 9; needle += 1) {
        const part = 0.3 + (needle / 9) * 0.7
        const [nx, ny] = [x + reach * part, y0 + drop * part * part]
        strokes += `M${round(nx)} ${round(ny)}q${round(side * 8)} ${round(40 + next() * 30)} ${round(side * -4 + next() * 10)} ${round(80 + next() * 60)}`
      }
    }
    return `<path d="${strokes}" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round"/>`
  }
  const mouth = 'M206 600C300 1040 900 1040 994 600C900 760 300 760 206 600Z'
  const body = 'M206 600C300 1040 900 1040 994 600C920 770 760 806 600 806S280 770 206 600Z'
  const ropes = [-1, 1]
    .map((side) => {
      const from = side < 0 ? 130 : 1070
      const to = side < 0 ? 206 : 994
      return [0, 1, 2]
        .map(
          (i) =>
            `<path d="M${from} ${500 + i * 7}L${to + side * -i * 12} ${600 + i * 34}" stroke="currentColor" stroke-width="6"/>`,
        )
        .join('')
    })
    .join('')
  const net = halftone(
    { left: 200, top: 590, right: 1000, bottom: 960 },
    17,
    0.8,
    (x, y) => 0.5 * ((y - 600) / 320) * (0.6 + 0.4 * Math.abs((x - 600) / 400)),
  )
  const sky = halftone({ left: 0, top: 0, right: 1200, bottom: 1010 }, 17, 0.3, (x, y) =>
    Math.hypot(x - 420, y - 400) < 128 ? 0 : 0.3 * (y / 1010) ** 1.6,
  )
  // Soles, a big toe on the inner side of each; all three inks make them brown.
  const foot = (x: number, y: number, tilt: number, side: number) =>
    `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${side} 1)"><path d="M-30 130C-36 84 -24 60 -34 22C-46 -14 -60 -40 -44 -62C-22 -84 34 -72 48 -44C60 -14 34 30 34 64C34 90 40 110 36 130Z"/>${(
      [
        [-40, -92, 20],
        [-8, -98, 13],
        [15, -90, 12],
        [35, -76, 11],
        [51, -57, 10],
      ] as const
    )
      .map(([cx, cy, r]) => `<ellipse cx="${cx}" cy="${cy}" rx="${r}" ry="${r * 1.2}"/>`)
      .join('')}</g>`
  const feet = `${foot(744, 690, -12, -1)}${foot(884, 672, 14, 1)}`
  return riso(1200, 1200, {
    sun: `<circle cx="420" cy="400" r="118"/><path d="M-20 1010C300 980 800 1030 1220 996V1220H-20Z"/>${feet}`,
    coral: `${sky}<g fill="#fff"><path d="${mouth}"/>${feet}</g><path d="${body}"/><g opacity=".55">${feet}</g><path fill="#fff" d="M-20 1010C300 980 800 1030 1220 996V1220H-20Z"/><circle cx="420" cy="400" r="44"/>`,
    lagoon: `<g opacity=".42">${feet}</g>${trunk(104, 26)}${trunk(1096, -26)}${crown(120, 1)}${crown(1080, -1)}<clipPath id="net"><path d="${body}"/></clipPath><g clip-path="url(#net)">${net}</g>${ropes}<path d="M690 420Q735 340 780 400Q830 336 884 410" fill="none" stroke="currentColor" stroke-width="24" stroke-linecap="round" stroke-linejoin="round"/>`,
    key: `${text(600, 1138, 76, 'Occupied until the tide turns.', 'middle')}`,
  })
}
