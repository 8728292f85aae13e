import type { Drawing } from '../../lib/drawing'
import { written } from '../../lib/handwriting'
import { crossedOut, drawnByHand, hatched, ring, sheet, stroke, tape } from '../../lib/pencil'
import { brick, flame, leafGreen, leafLight, marigold, umber } from './book'

const red = '#C2321C'
const [width, height] = [440, 590]
/** The site's chalk, on the board under the cards. */
const [chalk, chalkRed] = ['#F7F0DC', '#FF9E84']

/** A builder's thick pencil, cut with a knife. */
const pencil = (d: string, weight = 8): string =>
  stroke(d, { colour: '#3A332D', weight, unrest: 3, tool: 'crayon' })

/** Steel blade with its rib, seen from above, the tip at the lower left once it is turned. */
const blade = 'M-226 0L-62-88C-28-104 2-86 14-48L30-12V12L14 48C2 86-28 104-62 88Z'
const handle = 'M146-84C176-96 250-98 276-84C292-74 292-46 276-36C250-22 176-24 146-36Z'

/** The mason's tool, which every builder on the road has: blade, tang bent up out of it, ferrule and turned wood. */
const trowel = `<g transform="translate(214 326) rotate(-56) scale(.93)">
  ${hatched('blade', 'M-226 0L-62 88C-28 104 2 86 14 48L30 12V0Z', { left: -226, top: 0, right: 40, bottom: 104 }, 17, { colour: '#6B6560' })}
  <path d="${handle}" fill="#C98A3C" opacity=".5"/>
  ${pencil(blade, 9)}${pencil('M-206 0L20 0', 5)}
  ${pencil('M28-12H50C66-12 66-70 86-70H120M28 12H62C88 12 84-50 98-50H120', 8)}
  ${pencil('M120-80H146V-40H120Z', 8)}${pencil(handle, 9)}
  ${stroke('M166-72Q216-80 268-70M162-58Q220-64 280-56M170-46Q220-48 262-46', { colour: '#8A5A1E', weight: 4 })}</g>`

const roof = `${pencil('M70 300L220 130L370 300M110 262V500H330V262M190 500V390H250V500M136 320H186V372H136ZM258 320H306V372H258ZM300 214V150H336V256')}`

/** Marigolds on a string, and the weight that pulls the string straight: one line from pin to tip. */
function garland(): string {
  const arc = Array.from({ length: 13 }, (_, i): [number, number] => {
    const t = (i + 0.5) / 13
    return [40 + t * 360, 92 + 4 * 60 * t * (1 - t)]
  })
  const drop = Array.from({ length: 6 }, (_, i): [number, number] => [220, 178 + i * 31])
  const heads = [...arc, ...drop].map(([x, y], i) => {
    const colour = i % 2 ? marigold : flame
    return `<circle cx="${x}" cy="${y}" r="17" fill="${colour}" opacity=".35"/>${stroke(`${ring(x, y, 17)}${ring(x, y, 8)}`, { colour: i % 2 ? '#D98A00' : flame, weight: 4 })}`
  })
  return `${heads.join('')}${pencil('M204 390H236V408H204ZM184 408H256L262 434C262 476 236 510 220 540C204 510 178 476 178 434Z', 8)}${hatched('bob', 'M220 408H256L262 434C262 476 236 510 220 540Z', { left: 214, top: 408, right: 264, bottom: 540 }, 11, { colour: '#9A6A12', weight: 4 })}
    ${stroke('M220 40V540', { colour: umber, weight: 6, unrest: 0, tool: 'pen' })}`
}

interface Route {
  drawn: string
  words: string[]
  x: number
  y: number
  turn: number
}

const routes: readonly Route[] = [
  { drawn: trowel, words: ['every builder', 'has one'], x: 34, y: 66, turn: -2.4 },
  { drawn: roof, words: ['could be', 'anyone’s'], x: 548, y: 52, turn: 1.4 },
  { drawn: garland(), words: ['hangs there', 'on day one'], x: 1036, y: 64, turn: 0 },
]

/** Three signs on cards, pinned to the green board that judges them in chalk; two of them came down again. */
export function processPicture(): Drawing {
  const cards = routes.map(({ drawn, words, x, y, turn }, i) => {
    const isKept = i === 2
    const mark = isKept
      ? stroke('M328 500L362 544L424 440', { colour: leafLight, weight: 15, tool: 'crayon', unrest: 3 })
      : crossedOut(60, 90, 320, 420, red, 14, 'marker')
    const card = sheet(x, y, width, height, `${drawn}${mark}`, {
      turn,
      paper: i === 2 ? '#FFF6DF' : '#F4EBDA',
      shade: '#0F3F38',
    })
    return `${card}${written(words, x + width / 2, 780, 58, {
      hand: 'marker',
      tool: 'chalk',
      weight: 12,
      colour: isKept ? chalk : chalkRed,
      anchor: 'middle',
      leading: 1.3,
    })}`
  })
  const joints = [0, 1, 2, 3, 4].map((i) => `M0 ${150 + i * 210}H1510`).join('')
  const art = `<path d="${joints}" stroke="#175047" stroke-width="6"/>${cards.join('')}${tape(250, 62, -4, 170)}${tape(750, 60, 3, 170)}<g fill="${brick}"><circle cx="1256" cy="88" r="17"/></g><circle cx="1251" cy="83" r="6" fill="#E58A74"/>`
  return drawnByHand(1510, 960, art, leafGreen)
}
