import type { Drawing } from '../../lib/drawing'
import { written } from '../../lib/handwriting'
import { arrow, drawnByHand, ring, stroke, tape } from '../../lib/pencil'
import { random } from '../../lib/random'
import { cream, field, night, odia, products, vermilion } from './book'
import { almond, gouge } from './linocut'

const [lino, cutaway, dark] = ['#4D4576', '#CDC4DC', '#2C2548']
/** Width of one of the five packs on the block: the eye lies within the middle three. */
const pack = 266
/** From here to the right the block is cut; to the left it is still pencil. */
const reached = 60

/** Cuts of the eye and its rays right of the line that the gouge has reached. */
function cutHalf(): string {
  const next = random(5)
  const cuts: string[] = []
  for (let n = 0; n < 6; n += 1) {
    const count = 46 + n * 16
    for (let i = 0; i < count; i += 1) {
      const a = ((i + 0.5 * (n % 2) + (next() - 0.5) * 0.3) / count) * Math.PI * 2
      const [inner, outer] = [262 + n * 96, 338 + n * 102]
      const from = [Math.cos(a) * inner * 1.42, Math.sin(a) * inner * 0.86] as const
      if (from[0] < reached + 10 || Math.sin(a) > 0.34) continue
      cuts.push(gouge(...from, Math.cos(a) * outer * 1.42, Math.sin(a) * outer * 0.86, 6 + n, cutaway))
    }
  }
  const white = `<clipPath id="cut"><rect x="${reached}" y="-420" width="900" height="840"/></clipPath>`
  const rays = Array.from({ length: 44 }, (_, i) => {
    const a = (i / 44) * Math.PI * 2
    return gouge(Math.cos(a) * 76, Math.sin(a) * 76, Math.cos(a) * 148, Math.sin(a) * 148, 5, cutaway)
  })
  return `${white}<g clip-path="url(#cut)"><path d="${almond(388, 262)}" fill="${cutaway}"/><circle cy="-12" r="178" fill="${lino}"/><g transform="translate(0 -12)">${rays.join('')}</g><circle cy="-12" r="70" fill="${lino}"/></g>${cuts.join('')}`
}

/** The drawing as it was traced down, mirrored, with one syllable to a pack. */
function traced(): string {
  const white = { colour: '#F3E6D2', weight: 5, unrest: 3 } as const
  const rays = Array.from({ length: 20 }, (_, i) => {
    const a = Math.PI * (0.9 + i * 0.031)
    const at = (k: number): string =>
      `${(Math.cos(a) * k * 1.42).toFixed(0)} ${(Math.sin(a) * k * 0.86).toFixed(0)}`
    return `M${at(352)}L${at(412)}M${at(440)}L${at(500)}`
  })
  const signs = products.map(
    ({ syllable }, i) =>
      `<g transform="translate(${2 * pack - i * pack} 338) scale(-1 1)"><text data-bleed y="40" font-family="${odia}" font-weight="600" font-size="92" text-anchor="middle" fill="#F3E6D2" opacity=".9">${syllable}</text></g>${stroke(`M${2 * pack - 80 - i * pack} 262h160v130h-160Z`, white)}`,
  )
  const packs = [-1.5 * pack, -pack / 2, pack / 2, 1.5 * pack].map((x) => `M${x} -396V396`).join('')
  return `${stroke(almond(388, 262), { ...white, again: true })}${stroke(ring(0, -12, 178) + ring(0, -12, 70), white)}${stroke(rays.join(''), white)}<path d="${packs}" stroke="#F3E6D2" stroke-width="4" stroke-dasharray="20 16"/>${signs.join('')}`
}

/** A gouge that has just been laid down: beech handle, steel, a U for a mouth. */
const tool = `<g transform="translate(1110 984) rotate(-176)"><path d="M10 16H250V40H10Z" fill="#00000030"/><path d="M-150 -11H30V11H-150Q-172 0 -150 -11Z" fill="#8E9296"/><path d="M-150 -11H30V-3H-158Z" fill="#C9CDD0"/><path d="M26 -17H48V17H26Z" fill="#B98A2E"/><path d="M48 -26C110 -44 170 -20 236 -36C270 -40 282 -20 282 0S270 40 236 36C170 20 110 44 48 26Z" fill="${vermilion}"/><path d="M60 -20C120 -34 176 -12 240 -26" fill="none" stroke="#F28470" stroke-width="8"/></g>`

/** The key block, half of it cut: it reads backwards and will print the right way round. */
export function processPicture(): Drawing {
  const next = random(14)
  const chips = Array.from({ length: 22 }, () => {
    const [x, y, turn] = [700 + next() * 700, 840 + next() * 200, next() * 360]
    return `<path transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)})" d="M-26 0Q-8 -18 8 -4T26 -6" fill="none" stroke="${next() > 0.5 ? lino : dark}" stroke-width="${(6 + next() * 4).toFixed(1)}" stroke-linecap="round"/>`
  })
  const art = `<g transform="rotate(-1.4 750 460)"><rect x="96" y="86" width="1330" height="810" fill="#D9CBAA"/><rect x="80" y="66" width="1330" height="810" fill="${dark}"/><rect x="80" y="66" width="1330" height="796" fill="${lino}"/>
    <clipPath id="block"><rect x="80" y="66" width="1330" height="796"/></clipPath><g clip-path="url(#block)"><g transform="translate(745 446)">${cutHalf()}${traced()}</g></g></g>
    ${chips.join('')}${tool}${tape(330, 944, -1, 520, '#F3E3A8')}${written('back to front!', 92, 966, 62, { hand: 'marker', tool: 'marker', colour: night, weight: 8.5 })}
    ${written('cut from here', 262, 1046, 56, { hand: 'marker', tool: 'marker', colour: field, weight: 7.5 })}${arrow('M700 1010Q790 960 804 896', [805, 890], -80, { colour: field, weight: 7, tool: 'marker' })}`
  return drawnByHand(1500, 1070, art, cream)
}
