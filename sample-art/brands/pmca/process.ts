import type { Drawing } from '../../lib/drawing'
import { written } from '../../lib/handwriting'
import { arrow, drawnByHand, stroke } from '../../lib/pencil'
import { cloth, letterShape } from './book'
import { feltPatch } from './felt-patch'
import { pin } from './pin'

const kraft = '#D6B483'
const line = '#3B2A1B'

interface Piece {
  character: string
  x: number
  felt: string
  ground: string
}

const pieces: readonly Piece[] = [
  { character: 'P', x: 205, felt: cloth.undyed, ground: cloth.scarlet },
  { character: 'M', x: 565, felt: cloth.kajal, ground: cloth.turmeric },
  { character: 'C', x: 925, felt: cloth.turmeric, ground: cloth.kajal },
  { character: 'A', x: 1285, felt: cloth.undyed, ground: cloth.leaf },
]

/** One patch as the maker gets it: letter, seam, cutting line, notches where the neighbour meets it. */
function pattern({ character, x }: Piece): string {
  const { path, transform, scale } = letterShape(character, x, 470, 236, 300)
  const [l, r, top, foot] = [x - 158, x + 158, 250, 690]
  const notch = (at: number, side: 1 | -1): string =>
    `M${(side > 0 ? r : l) + side * 18} ${at - 20}L${(side > 0 ? r : l) - side * 12} ${at}L${(side > 0 ? r : l) + side * 18} ${at + 20}`
  return `<g transform="${transform}">${stroke(path, { colour: line, tool: 'marker', weight: 7 / scale, unrest: 2 / scale })}</g>
    ${stroke(`M${l} ${top}H${r}V${foot}H${l}Z`, { colour: line, tool: 'marker', weight: 5, unrest: 2 })}
    <path d="M${l - 18} ${top - 18}H${r + 18}V${foot + 18}H${l - 18}Z" fill="none" stroke="#FFF8E8" stroke-width="5" stroke-dasharray="22 15"/>
    ${stroke(notch(370, 1) + notch(570, 1) + notch(370, -1) + notch(570, -1), { colour: line, tool: 'marker', weight: 5 })}`
}

/** The patch already cut in its cloth, a little off its paper, as it comes from the scissors; two pins hold it. */
async function cut({ character, x, felt, ground }: Piece): Promise<string> {
  return `<g transform="translate(${x + 12} 500) rotate(-4)">${await feltPatch(character, felt, cloth.kajal, cloth.turmeric, ground)}</g>
    ${pin([146, 343], -62, cloth.blue, [44, 78, 124])}${pin([296, 640], 62, cloth.turmeric, [54, 90, 144])}`
}

/** A left-handed cutter with a thick felt pen: wide letters that lean back. */
const note = { colour: cloth.kajal, tool: 'marker', slope: -11, stretch: 1.1, weight: 7.5 } as const

/** Brown paper on the cutting table: four patterns, the first one already felt. */
export async function processPicture(): Promise<Drawing> {
  let folds = ''
  for (const x of [385, 745, 1105]) folds += `<path d="M${x} 0V1000" stroke="#C6A270" stroke-width="5"/>`
  const ticks = Array.from({ length: 61 }, (_, i) => `M${i * 25} 1000V${i % 4 ? 978 : 958}`).join('')
  const numbers = [1, 2, 3, 4, 5, 6, 7]
    .map((n) => written(String(n), n * 200, 942, 54, { ...note, anchor: 'middle' }))
    .join('')
  const ink = { colour: cloth.kajal, tool: 'marker' } as const
  const [first, ...others] = pieces
  const art = `${folds}<rect y="872" width="1500" height="128" fill="${cloth.turmeric}"/><path d="${ticks}" stroke="${line}" stroke-width="3.5"/>${numbers}
    ${others.map(pattern).join('')}${first ? pattern(first) + (await cut(first)) : ''}
    ${written('seam 1 cm, no overlap', 540, 92, 62, note)}${stroke('M556 116Q820 102 1180 118', { ...ink, weight: 7 })}
    ${arrow('M770 130Q756 170 744 218', [743, 224], 98, { ...ink, weight: 6 })}
    ${written(['each needs', 'its neighbour'], 925, 774, 58, { ...note, anchor: 'middle' })}
    ${arrow('M1110 770Q1136 740 1112 606', [1110, 600], -98, { ...ink, weight: 6 })}
    ${written('cut 1', 60, 176, 62, note)}${written('cut 1', 480, 206, 62, note)}`
  return drawnByHand(1500, 1000, art, kraft, 1)
}
