import type { Drawing } from '../../lib/drawing'
import { written } from '../../lib/handwriting'
import { arrow, drawnByHand, ring, stroke } from '../../lib/pencil'
import { ink, lotus, petal } from './book'

const paper = '#FBF9F0'
const [left, right, high, low] = [150, 1420, 330, 800]

/** Minutes of the day to px; six in the morning is the left edge. */
const across = (minute: number): number => left + ((minute - 340) / 820) * (right - left)
/** The water: high at 6:10, low at 12:24, high again at 18:35. */
const water = (minute: number): number =>
  (high + low) / 2 - Math.cos(((minute - 370) / 745) * Math.PI * 2) * ((low - high) / 2)

/** Coloured pencils in a round hand that leans a little. */
const pencilled = { hand: 'school', slope: 9, weight: 7.5 } as const

/** Every 30 px a line, every fifth of them bolder. */
const ruled = (every: number, colour: string, weight: number): string => {
  let d = ''
  for (let at = 0; at <= 1500; at += every) d += `M${at} 0V1110M0 ${at}H1500`
  return `<path d="${d}" stroke="${colour}" stroke-width="${weight}"/>`
}
const graph = ruled(30, '#D9ECE9', 1.6) + ruled(150, '#B4DAD6', 2.6)

/** The flower in red pencil, as far open as the water is low. */
const bloom = (x: number, y: number, open: number, size: number): string =>
  lotus(open, size)
    .map(
      ({ angle, length, width }) =>
        `<g transform="translate(${x} ${y}) rotate(${angle})"><path d="${petal(length, width)}" fill="${ink.coral}" opacity=".2"/>${stroke(petal(length, width), { colour: '#E23D4A', weight: 4, unrest: 1.6 })}</g>`,
    )
    .join('')

/** The month's plan before it was a plan: one day of water, and when the flower may be seen. */
export function processPicture(): Drawing {
  const curve: string[] = []
  for (let minute = 345; minute <= 1160; minute += 5)
    curve.push(`${across(minute).toFixed(1)} ${water(minute).toFixed(1)}`)
  const posts: [minute: number, open: number, size: number][] = [
    [370, 0, 120],
    [465, 0.12, 120],
    [555, 0.36, 116],
    [640, 0.66, 112],
    [744, 1, 130],
    [905, 0.46, 122],
    [1115, 0, 120],
  ]
  const marks = posts.map(([minute, open, size], i) => {
    const [x, y] = [across(minute), water(minute)]
    return `${stroke(`M${x} ${y}V1000`, { colour: '#2B8A92', weight: 2.4, unrest: 1 })}${bloom(x, y - 4, open, size)}${stroke(ring(x, 1022, 46), { weight: 5 })}${written(String(i + 1), x + 2, 1046, 66, { ...pencilled, anchor: 'middle' })}`
  })
  const sun = [1330, 118] as const
  const art = `${graph}${stroke(`M${curve.join('L')}`, { colour: ink.deep, weight: 9, unrest: 2, tool: 'pen' })}
    ${stroke(`M${left - 20} 980H1450M${left - 20} 980V156`, { weight: 5 })}${marks.join('')}
    ${written('6:10 high', 40, 104, 84, { ...pencilled, colour: ink.deep })}${arrow(`M190 116Q200 140 196 172`, [196, 176], 92, { colour: ink.deep, weight: 4.5 })}
    ${written(['12:24 low:', 'open'], across(744), 440, 92, { ...pencilled, colour: '#E23D4A', anchor: 'middle' })}
    ${stroke(ring(sun[0], sun[1], 64), { colour: '#D99A00', weight: 6, again: true })}${stroke(`M${sun[0] - 110} ${sun[1] + 10}H${sun[0] + 110}`, { colour: '#D99A00', weight: 6 })}
    ${written(['sunset: one', 'post, not seven'], 530, 104, 84, { ...pencilled, colour: ink.deep })}${arrow('M1010 72Q1100 56 1186 76', [1190, 80], 34, { weight: 4.5 })}`
  return drawnByHand(1500, 1110, art, paper)
}
