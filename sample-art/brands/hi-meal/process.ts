import type { Drawing } from '../../lib/drawing'
import { written } from '../../lib/handwriting'
import { arrow, crossedOut, drawnByHand, ring, sheet, stroke } from '../../lib/pencil'
import { noodle, plum, tomato } from './book'

const pen = '#27408F'
/** Neatly on the lines, in blue; what the page was told afterwards, in red. */
const copied = { hand: 'school', colour: pen, tool: 'pen' } as const
const corrected = { hand: 'school', colour: tomato, tool: 'pen' } as const
const strands = [-50, -30, -10, 10, 30, 50]
const [white, yolk] = ['#FFFBEF', '#FFDC6B']

/** The five noodles of the greeting as six pen lines: the stem with its hook, the arch, the i. */
const stem = strands
  .map((o) => `M${470 - o} 520V300A${110 + o} ${110 + o} 0 0 1 ${690 + o} 300V1000`)
  .join('')
const bow = strands
  .map((o) => `M${690 - o} 1000V690A${215 + o} ${215 + o} 0 0 1 ${1120 + o} 690V1000`)
  .join('')
const dotless = strands.map((o) => `M${1400 + o} 1000V590`).join('')
/** Paper over what lies behind the stem, so that the arch passes under it. */
const hidden = '<path d="M640 300H740V1000H640Z" fill="#FBF7EC"/>'

const loops =
  'M96 420C150 400 214 250 206 170C200 110 150 120 152 210V420C156 330 190 280 232 284C276 288 262 400 300 418C344 430 366 350 362 310C360 360 372 424 420 400M362 236L366 238'
const sticks = 'M96 760V520M96 650Q150 590 196 650V760M286 760V640M286 566V572M86 760H306'

/** A page of a notebook: how noodles learned to write. */
export function processPicture(): Drawing {
  let rules = ''
  for (let y = 88; y < 1140; y += 62) rules += `M0 ${y}H1400`
  const inner = `<path d="${rules}" stroke="#D5E0EC" stroke-width="2.5"/><path d="M46 0V1150" stroke="#F0B9B4" stroke-width="3"/>
    ${written('say hi with noodles', 84, 88, 64, copied)}
    ${stroke(loops, { colour: pen, tool: 'pen', weight: 9 })}${crossedOut(76, 150, 360, 300, tomato, 7, 'pen')}
    ${written('one noodle: a knot', 76, 522, 58, corrected)}
    <g transform="translate(0 48)">${stroke(sticks, { colour: pen, tool: 'pen', weight: 14 })}${crossedOut(70, 560, 250, 220, tomato, 7, 'pen')}</g>
    ${written('too stiff', 76, 894, 62, corrected)}
    <g transform="translate(424 196) scale(.6)">${stroke(bow, { colour: pen, tool: 'pen', weight: 6.5, unrest: 4 })}
    ${stroke('M300 380L1110 250M330 330L1110 190M300 380L330 330', { colour: plum, tool: 'pencil', weight: 9 })}${hidden}
    ${stroke(stem, { colour: pen, tool: 'pen', weight: 6.5, unrest: 4 })}${stroke(dotless, { colour: pen, tool: 'pen', weight: 6.5, unrest: 4 })}
    <path d="M1290 420C1290 330 1340 300 1400 300S1510 336 1510 414S1460 530 1400 530S1290 500 1290 420Z" fill="${white}"/><circle cx="1404" cy="416" r="58" fill="${yolk}"/>
    ${stroke(ring(1400, 415, 112, 116), { colour: pen, tool: 'pen', weight: 7, unrest: 8 })}${stroke(ring(1404, 416, 56), { colour: pen, tool: 'pen', weight: 6 })}
    <path d="M420 960H1560C1560 1200 1360 1290 990 1290S420 1200 420 960Z" fill="#FBF7EC"/>
    ${stroke('M400 960H1580M420 962C420 1200 620 1290 990 1290S1560 1200 1560 962M424 1012H1556', { colour: pen, tool: 'pen', weight: 8, unrest: 5 })}
    ${stroke('M760 1120a56 56 0 0 1 112 0M1100 1120a56 56 0 0 1 112 0M916 1140q72 82 144 0', { colour: tomato, tool: 'crayon', weight: 20, unrest: 3 })}</g>
    ${written('five: a letter', 884, 150, 66, copied)}
    ${arrow('M1000 172Q940 200 860 246', [856, 248], 152, { colour: pen, tool: 'pen', weight: 5 })}
    ${written('egg = dot', 1062, 274, 64, copied)}
    ${written('it grins!', 76, 1018, 66, corrected)}
    ${arrow('M350 996Q470 1010 560 940', [564, 936], -42, { colour: tomato, tool: 'crayon', weight: 8 })}`
  const holes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    .map((i) => `<rect x="${95 + i * 142}" y="26" width="26" height="44" rx="13" fill="#C99A12"/>`)
    .join('')
  const art = `${sheet(58, 48, 1400, 1160, inner, { turn: -0.6, paper: '#FBF7EC', shade: '#D49A0E' })}${holes}`
  return drawnByHand(1500, 1260, art, noodle)
}
