import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { copper, lilac, lines, night, starlight, violet } from './book'

const many = 10_000

/** Exactly ten thousand stars in the rectangle, as dots of four sizes; the sentence keeps its own dark. */
function stars(x: number, y: number, w: number, h: number): string {
  const next = random(333)
  const paths = new Map<string, string[]>()
  for (let n = 0; n < many; ) {
    const [px, py] = [x + next() * w, y + next() * h]
    const band = Math.exp(-(((px - x) * 0.5 + (py - y) - 560) ** 2) / 42000)
    if (next() > 0.26 + band) continue
    const words = Math.exp(-(((px - x - 370) / 420) ** 4) - ((py - y - 678) / 200) ** 4)
    if (next() < words * 1.2) continue
    const light = next()
    const colour = light > 0.95 ? copper : light > 0.6 ? starlight : light > 0.25 ? lilac : violet
    const width = light > 0.996 ? 7 : light > 0.95 ? 4.2 : light > 0.6 ? 2.4 : 1.8
    const key = `${colour}" stroke-width="${width}`
    const dots = paths.get(key) ?? []
    dots.push(`M${px.toFixed(1)} ${py.toFixed(1)}h.01`)
    paths.set(key, dots)
    n++
  }
  return [...paths]
    .map(([style, dots]) => `<path d="${dots.join('')}" stroke="${style}" stroke-linecap="round"/>`)
    .join('')
}

/** A wall switch as everyone here knows it, pressed to off. */
function wallSwitch(x: number, y: number): string {
  return `<g transform="translate(${x} ${y}) scale(1.5)"><rect x="16" y="20" width="220" height="220" rx="22" fill="#C97C45"/><rect width="220" height="220" rx="22" fill="${starlight}"/><rect x="8" y="8" width="204" height="204" rx="16" fill="none" stroke="#E6CFB0" stroke-width="3"/>
    <rect x="70" y="42" width="80" height="136" rx="8" fill="#D9BE9B"/><path d="M74 46H146V110H74Z" fill="#FFFBF2"/><path d="M74 110H146V174H74Z" fill="#EBD6BA"/><rect x="74" y="168" width="72" height="8" fill="#B8966C"/><circle cx="110" cy="64" r="6" fill="${night}" opacity=".25"/>
    <circle cx="30" cy="110" r="8" fill="#D9BE9B"/><circle cx="190" cy="110" r="8" fill="#D9BE9B"/><path d="M25 110h10M190 105v10" stroke="#8C6A44" stroke-width="2.5"/></g>`
}

/** A double page: on the left one switch, on the right what it switches on. */
export function doublePage(): Drawing {
  const [x, y, w, h] = [80, 70, 920, 985]
  const art = `<rect width="2000" height="1125" fill="${violet}"/><rect x="96" y="92" width="1840" height="985" fill="${night}" opacity=".45"/>
    <rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${copper}"/><rect x="1000" y="${y}" width="${w}" height="${h}" fill="${night}"/>
    ${stars(1000, y, w, h)}
    <rect x="976" y="${y}" width="24" height="${h}" fill="${night}" opacity=".12"/><rect x="1000" y="${y}" width="18" height="${h}" fill="#000" opacity=".45"/>
    ${wallSwitch(168, 150)}
    ${lines(['Turn off', 'one light.'], 164, 736, { size: 150, fill: night, leading: 1.02 })}
    ${lines(['Get ten', 'thousand.'], 1088, 736, { size: 150, fill: starlight, leading: 1.02 })}`
  return { width: 2000, height: 1125, html: svg(art, 2000, 1125) }
}
