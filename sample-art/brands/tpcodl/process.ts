import type { Drawing } from '../../lib/drawing'
import { written } from '../../lib/handwriting'
import { arrow, drawnByHand, ring, stroke } from '../../lib/pencil'
import { deep, live } from './book'
import { iconRows } from './icons'

const tracing = '#E4ECEC'
const red = '#C2321C'
/** A technical pen and a lettering guide. */
const lettered = { hand: 'architect', tool: 'technical', colour: deep, leading: 1.2 } as const
const [bulb, house, bolt] = iconRows[0] ?? []
const scale = 3.7

/** An icon on its base line, `k` times as large as it is in the set. */
const wired = (icon: typeof bulb, x: number, y: number, k: number, colour: string, weight: number): string =>
  icon
    ? `<g transform="translate(${x} ${y}) scale(${k})">${stroke(`M0 0${icon(0, 0)}`, { colour, weight: weight / k, unrest: 0.9, tool: 'technical' })}</g>`
    : ''

/** Squares of ten units under the large drawing. */
function grid(x: number, y: number): string {
  const cell = 20 * scale
  let d = ''
  for (let i = 0; i <= 11; i += 1) d += `M${x + i * cell} ${y - 10 * cell}V${y}`
  for (let i = 0; i <= 10; i += 1) d += `M${x} ${y - i * cell}H${x + 11 * cell}`
  return `<path d="${d}" stroke="#B9CFD0" stroke-width="2.2"/>`
}

/** One icon on the drawing board: where the wire starts, turns and leaves, in the order in which it is drawn. */
export function processPicture(): Drawing {
  const [x, y] = [78, 912]
  const at = (u: number, v: number): [number, number] => [x + u * scale, y - v * scale]
  const turns: [n: number, u: number, v: number, dx: number, dy: number][] = [
    [1, 84, 0, -60, -24],
    [2, 40, 134, -78, 20],
    [3, 172, 134, 40, 20],
    [4, 106, 96, -18, 76],
    [5, 128, 0, 34, -24],
  ]
  const steps = turns.map(([n, u, v, dx, dy]) => {
    const [px, py] = at(u, v)
    return `${stroke(ring(px, py, 13), { colour: red, weight: 5, tool: 'technical' })}${written(String(n), px + dx, py + dy, 60, { ...lettered, colour: red })}`
  })
  const [cx, cy] = at(106, 134)
  const help = `${ring(cx, cy, 66 * scale)}M${cx} ${y - 205 * scale}V${y + 40}M${x} ${cy}H${x + 226 * scale}`
  const lifted = `M1010 250H1080V316M1080 190C1030 190 1014 120 1064 84C1114 60 1180 84 1184 136C1186 176 1160 190 1150 200M1150 226V316M1150 316H1220M1096 250L1110 180L1124 250`
  // Where the pen left the paper
  const gaps = [
    [1080, 316],
    [1184, 136],
    [1096, 250],
  ]
    .map(([u = 0, v = 0]) => stroke(ring(u, v, 20), { colour: red, weight: 5, tool: 'technical' }))
    .join('')
  const art = `<path d="M0 0H1500V1125H0Z" fill="${tracing}"/>${grid(x, y)}${stroke(help, { weight: 2.8, opacity: 0.7, colour: '#5F7F86' })}
    ${stroke(`M0 ${y}H1500`, { colour: '#D9B800', weight: 16, unrest: 1, tool: 'technical' })}${stroke(`M0 ${y}H1500`, { colour: live, weight: 10, unrest: 1, tool: 'technical' })}
    ${wired(bulb, x, y, scale, deep, 15)}${steps.join('')}
    ${stroke(lifted, { colour: deep, weight: 9, tool: 'technical', unrest: 3 })}${gaps}
    ${written(['pen lifted', 'three times'], 966, 410, 58, lettered)}
    ${wired(house, 960, y, 1.15, deep, 9)}${wired(bolt, 1224, y, 1.15, deep, 9)}
    ${written(['one wire,', 'in and out'], 966, 590, 58, lettered)}
    ${arrow(`M20 1010Q60 1010 90 ${y + 30}`, [92, y + 26], -64, { colour: red, weight: 5, tool: 'technical' })}
    ${written('in', 30, 1076, 60, { ...lettered, colour: red })}${written('out', 1368, 1010, 60, { ...lettered, colour: red })}
    ${written('goes back on itself, never lifts', 176, 1046, 56, lettered)}`
  return drawnByHand(1500, 1110, art, tracing)
}
