import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { copper, grain, lilac, night, starlight } from './book'
import { cat, catShadow, cone, coneShadow, trees } from './lounge-company'
import { type Box, cornersOf, facesOf, laid, lamp, type Place, ring, shadow, view } from './lounge-room'

const [width, height] = [2000, 1125]

/** One stroke of the numeral is this wide, in the model's centimetres; all else follows from the numeral. */
const [stroke, deep, gap, slab, serif] = [14, 9, 31, 4, 5]
const tall = [66, 84, 66]
const table = { x: 0, y: 52, r: 172 }

interface Tower {
  x: number
  high: number
}
const towers: Tower[] = tall.map((high, i) => ({ x: (i - 1) * gap, high }))

/** Plinth, shaft and capital. */
function boxes({ x, high }: Tower): { plinth: Box; shaft: Box; capital: Box } {
  const half = stroke / 2
  const wide = { x, y: 0, half: half + serif, deep: deep / 2 + 0.6 }
  return {
    plinth: { ...wide, bottom: 0, top: slab },
    shaft: { x, y: 0, half, deep: deep / 2, bottom: slab, top: high - slab },
    capital: { ...wide, bottom: high - slab, top: high },
  }
}

const fill = (d: string, colour: string): string => (d ? `<path d="${d}" fill="${colour}"/>` : '')

/** Paper cut by hand: the face towards us lies in its own shade, and a bulb inside lights every window. */
function tower(one: Tower, seed: number): string {
  const next = random(seed)
  const { plinth, shaft, capital } = boxes(one)
  const copperBox = (box: Box): string => {
    const { roof, front, side } = facesOf(box)
    return fill(side, '#6E3720') + fill(front, '#9C5430') + fill(roof, '#FFF1DC')
  }
  const { front, side } = facesOf(shaft)
  const [columns, pitch] = [5, 3.3]
  const cell = (stroke - 1.6) / columns
  const panes: string[] = []
  for (let z = slab + 2.2; z < one.high - slab - 2.8; z += pitch) {
    for (let c = 0; c < columns; c += 1) {
      const a = -stroke / 2 + 0.8 + c * cell + cell * 0.17
      const b = a + cell * 0.66
      const light = next()
      const glow = light > 0.84 ? starlight : light > 0.36 ? '#FFC58F' : light > 0.24 ? lilac : '#33184A'
      const along = (from: (u: number, h: number) => Place): string =>
        laid([from(a, z), from(b, z), from(b, z + 2), from(a, z + 2)])
      panes.push(
        fill(
          along((u, h) => [one.x + u, shaft.deep, h]),
          glow,
        ),
      )
      if (side && one.x !== 0) {
        const flank = one.x + (one.x > 0 ? -1 : 1) * shaft.half
        if (c < 3)
          panes.push(
            fill(
              along((u, h) => [flank, (u + 2.6) * 0.86, h]),
              next() > 0.5 ? '#E0935E' : '#241043',
            ),
          )
      }
    }
  }
  return `${copperBox(plinth)}${fill(side, '#150A2E')}${fill(front, '#22123F')}${panes.join('')}${copperBox(capital)}`
}

/** The sales lounge after hours: one lamp behind the paper towers, and their shadows on the table spell the numeral. */
export function loungeModel(): Drawing {
  const rim = ring(table.x, table.y, table.r, 0, 280)
  const under = ring(table.x, table.y, table.r, -9, 280)
  const shadows = [
    ...towers.flatMap((one) => Object.values(boxes(one)).map((box) => shadow(cornersOf(box)))),
    ...trees.map(coneShadow),
    catShadow,
  ]
  // The pool of light on the table lies behind the towers.
  const [lx, ly] = view([lamp[0], -90, 0])
  const behind = trees.filter(({ y }) => y < 0)
  const before = trees.filter(({ y }) => y >= 0)
  const standing = [0, 2, 1].map((i) => tower(towers[i] ?? { x: 0, high: 66 }, 40 + i))
  const art = `<defs>
    <radialGradient id="room" gradientUnits="userSpaceOnUse" cx="${lx}" cy="${ly}" r="1300"><stop offset="0" stop-color="#3A2590"/><stop offset=".5" stop-color="#1B0F45"/><stop offset="1" stop-color="#0A0519"/></radialGradient>
    <radialGradient id="lit" gradientUnits="userSpaceOnUse" cx="${lx}" cy="${ly}" r="1080" gradientTransform="translate(${lx} ${ly}) scale(1 .8) translate(${-lx} ${-ly})"><stop offset="0" stop-color="#FFDDB4"/><stop offset=".3" stop-color="#FFC390"/><stop offset=".6" stop-color="${copper}"/><stop offset="1" stop-color="#A55F3A"/></radialGradient>
    <clipPath id="disc"><path d="${laid(rim)}"/></clipPath></defs>
    <rect width="${width}" height="${height}" fill="url(#room)"/>
    <path d="${laid(under)}" fill="#3F1E12"/><path d="${laid(rim)}" fill="url(#lit)"/>
    <g clip-path="url(#disc)" fill="${night}"><path d="${shadows.join('')}"/></g>
    ${behind.map(cone).join('')}${standing.join('')}${before.map(cone).join('')}
    ${cat}${grain(width, height, 0.16)}`
  return { width, height, html: svg(art, width, height), ground: '#0A0519' }
}
