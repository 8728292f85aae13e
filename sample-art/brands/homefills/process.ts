import type { Drawing } from '../../lib/drawing'
import { written } from '../../lib/handwriting'
import { arrow, drawnByHand, hatched, ring, stroke } from '../../lib/pencil'
import { arch, blush, custard, gable, shutter, tomato } from './book'

const paper = '#FDF8E6'

/** A fine felt pen, upright and narrow. */
const felt = { colour: shutter, tool: 'marker', weight: 6, slope: -1, stretch: 0.88 } as const

/** The outline of a phone, drawn without a ruler. */
const phone = (x: number, y: number): string =>
  stroke(
    `M${x + 34} ${y}H${x + 266}Q${x + 300} ${y} ${x + 300} ${y + 34}V${y + 536}Q${x + 300} ${y + 570} ${x + 266} ${y + 570}H${x + 34}Q${x} ${y + 570} ${x} ${y + 536}V${y + 34}Q${x} ${y} ${x + 34} ${y}M${x + 118} ${y + 26}H${x + 184}`,
    { weight: 5.5, unrest: 4 },
  )

/** A house with its level: hatched as far as the jar at home is full. */
const level = (
  id: string,
  x: number,
  ground: number,
  width: number,
  height: number,
  share: number,
  colour: string,
): string =>
  `${hatched(id, gable(x, ground, width, height), { left: x, top: ground - height * share, right: x + width, bottom: ground }, 11, { colour, weight: 5.5, tool: 'crayon' })}${stroke(gable(x, ground, width, height), { weight: 4.5 })}${stroke(arch(x + width / 2, ground, width * 0.28, height * 0.3), { weight: 3.6 })}`

const button = (x: number, y: number, word: string): string =>
  `${stroke(`M${x + 26} ${y}H${x + 274}V${y + 66}H${x + 26}Z`, { weight: 4.5 })}${written(word, x + 150, y + 51, 54, { ...felt, anchor: 'middle' })}`

/** A note that sticks. */
const sticker = (x: number, y: number, turn: number, fill: string, lines: string[]): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M8 12H316V${76 + lines.length * 62}H8Z" fill="#00000026"/><rect width="308" height="${64 + lines.length * 62}" fill="${fill}"/>${written(lines, 24, 74, 57, felt)}</g>`

/** The app before it had colours: a list that nobody read, then three screens of houses. */
export function processPicture(): Drawing {
  const [a, b, c, d] = [56, 424, 792, 1160]
  const top = 300
  const rows = [0, 1, 2, 3, 4, 5]
    .map((i) => `M${a + 34} ${top + 110 + i * 76}H${a + 178}M${a + 216} ${top + 110 + i * 76}H${a + 264}`)
    .join('')
  // The line of the list whose jar is nearly empty looks like all the others.
  const emptied = `M${a + 20} ${top + 300}Q${a + 150} ${top + 284} ${a + 280} ${top + 296}V${top + 372}Q${a + 150} ${top + 384} ${a + 22} ${top + 374}Z`
  const jars = [
    [b + 34, top + 262, 0.16, tomato],
    [b + 166, top + 262, 0.44, '#7A4A2A'],
    [b + 34, top + 460, 0.66, '#D99A1E'],
    [b + 166, top + 460, 0.97, '#5E9A4A'],
  ] as const
  const floors = [0, 1, 2].map((i) => `M${c + 62} ${top + 340 - i * 74}H${c + 238}`).join('')
  const blocks = [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .map((i) => gable(d + 34 + (i % 3) * 84, top + 150 + Math.floor(i / 3) * 116, 58, 76))
    .join('')
  const art = `${phone(a, top)}${stroke(rows, { weight: 7, unrest: 3 })}${stroke(emptied, { colour: tomato, tool: 'crayon', weight: 9, unrest: 5 })}
    ${phone(b, top)}${jars.map(([x, y, share, colour], i) => level(`jar${i}`, x, y, 100, 150, share, colour)).join('')}${button(b, top + 478, 'refill')}
    ${phone(c, top)}${level('basket', c + 62, top + 414, 176, 300, 0.62, '#D99A1E')}${stroke(floors, { weight: 4 })}${button(c, top + 478, 'total')}
    ${phone(d, top)}${stroke(blocks, { weight: 3.6 })}${stroke(ring(d + 231, top + 106, 52), { colour: tomato, tool: 'crayon', weight: 8, unrest: 5 })}
    <path d="M${d + 60} ${top + 416}V${top + 284}H${d + 144}V${top + 172}H${d + 226}" fill="none" stroke="${shutter}" stroke-width="8" stroke-dasharray="3 20" stroke-linecap="round"/>${button(d, top + 478, 'knock')}
    ${[b, c, d].map((x, i) => arrow(`M${x - 62} ${top + 300}Q${x - 36} ${top + 276} ${x - 12} ${top + 300}`, [x - 10, top + 302], 44, { colour: i ? shutter : tomato, tool: 'crayon', weight: 8 })).join('')}
    ${sticker(54, 66, -2, custard, ['a list:', 'all alike'])}${sticker(420, 78, 1.4, blush, ['which jar', 'is low?'])}${sticker(792, 62, -1, blush, ['a floor for', 'each spice'])}${sticker(1160, 76, 2, blush, ['four doors', 'away'])}
    ${written('a list', 60, 972, 70, felt)}${written('a street, from shelf to door', 440, 976, 70, { ...felt, stretch: 0.95 })}${stroke('M436 1004Q860 992 1310 1005', { colour: shutter, weight: 8, tool: 'marker' })}`
  return drawnByHand(1516, 1060, art, paper, 1)
}
