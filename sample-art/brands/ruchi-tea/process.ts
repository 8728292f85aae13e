import type { Drawing } from '../../lib/drawing'
import { written } from '../../lib/handwriting'
import { arrow, drawnByHand, ring, stroke } from '../../lib/pencil'
import { random } from '../../lib/random'
import { liquor, mix, saucer, shade, tea } from './book'
import { blot } from './wet'

const paper = '#FBF5E8'
const [column, row, left, top] = [166, 158, 138, 246]
/** The shades that became tins. */
const chosen = [2, 11, 17, 22, 31]

/** A ballpoint from the counter, in a hurry. */
const biro = { colour: '#233A8C', tool: 'ballpoint' } as const
const jotted = { ...biro, hand: 'scrawl', slope: 27, weight: 5.2 } as const

/** A dab of tea: paler in the middle, dark where it dried last. */
function dab(x: number, y: number, colour: string, next: () => number): string {
  const [edge, middle] = [
    blot(x, y, 60, next),
    blot(x + (next() - 0.5) * 14, y + (next() - 0.5) * 14, 42, next),
  ]
  const drop = next() > 0.78 ? blot(x + 76 + next() * 8, y + 46 - next() * 90, 7, next) : ''
  return `<path d="${edge}${drop}" fill="${colour}" stroke="${mix(colour, liquor, 0.3)}" stroke-width="5"/><path d="${middle}" fill="${mix(colour, paper, 0.16)}"/>`
}

/** Brewed, not mixed on a screen: forty dabs on watercolour paper. */
export function processPicture(): Drawing {
  const next = random(8)
  const place = (number: number): [number, number] => [
    left + ((number - 1) % 8) * column + 34,
    top + Math.floor((number - 1) / 8) * row,
  ]
  const dabs = Array.from({ length: 39 }, (_, i) => dab(...place(i + 1), shade(i + 1), next))
  const rings = chosen.map((number) =>
    stroke(ring(...place(number), 76), { colour: saucer, weight: 8, unrest: 5, tool: 'marker' }),
  )
  const [ex, ey] = place(40)
  const stain = tea(0.2, 0.4)
  const art = `<g fill="none" stroke="${mix(stain, paper, 0.55)}"><path d="${blot(1330, 90, 168, random(3), 0.012)}" stroke-width="16"/><path d="${blot(1334, 94, 154, random(3), 0.012)}" stroke-width="5"/></g>
    ${dabs.join('')}${stroke(ring(ex, ey, 56), { weight: 4.5, again: true })}${stroke(`M${ex - 22} ${ey + 10}q22 22 44 0M${ex - 18} ${ey - 18}v12M${ex + 18} ${ey - 18}v12`, { weight: 5 })}
    ${rings.join('')}
    ${written('no milk', 90, 100, 88, jotted)}${arrow('M420 80Q640 64 812 76', [816, 76], 4, { ...biro, weight: 5 })}${written('all milk', 850, 100, 88, jotted)}
    ${written('five tins', 80, 1098, 98, { ...jotted, colour: saucer, tool: 'marker', weight: 8 })}${stroke('M92 1122Q220 1112 372 1124', { colour: saucer, weight: 8, tool: 'marker' })}
    ${written('strong on top, 1 min below', 500, 1098, 94, jotted)}
    ${arrow('M56 240V830', [56, 836], 90, { ...biro, weight: 5 })}`
  return drawnByHand(1500, 1150, art, paper)
}
