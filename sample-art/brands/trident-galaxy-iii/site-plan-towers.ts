import { random } from '../../lib/random'
import { copper, lilac, night, star, starlight, violet } from './book'
import { centre, person } from './site-plan-ground'

/** How much larger a roof looks than the foot that it stands on, from where the star hangs. */
const rise = { middle: 2.1, side: 1.86 }
/** Plan of a shaft from its middle: half its width, half its depth; feet of the outer two stand so far out. */
const [half, deep, out] = [21, 62, 80]

/** The roof of one tower is one stroke of the numeral: a shaft with serifs, seen from above. */
function roof(x: number, scale: number): string {
  const [w, d, serif, thick] = [half * scale, deep * scale, 12 * scale, 11 * scale]
  const wide = w + serif
  return `M${x - wide} ${-d - thick}H${x + wide}V${-d}H${x + w}V${d}H${x + wide}V${d + thick}H${x - wide}V${d}H${x - w}V${-d}H${x - wide}Z`
}

/** The wall that the outer towers turn to the middle one, floor by floor towards the eye. */
function wall(side: 1 | -1, next: () => number): string {
  const [floors, bays] = [13, 9]
  const inner = out - half
  const level = (h: number): number => 1 / (1 - h * (1 - 1 / rise.side))
  const quad = (h: number, k: number, a: number, b: number): string => {
    const [low, high] = [level(h), level(k)]
    const corner = (scale: number, y: number): string =>
      `${(side * inner * scale).toFixed(1)} ${(y * scale).toFixed(1)}`
    return `M${corner(low, a)}L${corner(high, a)}L${corner(high, b)}L${corner(low, b)}Z`
  }
  const lit = Array.from({ length: floors * bays }, (_, i) => {
    const [f, b] = [Math.floor(i / bays), i % bays]
    const light = next()
    const fill = light > 0.82 ? starlight : light > 0.5 ? copper : light > 0.4 ? lilac : '#33184A'
    const y = -deep + 3 + b * ((deep * 2 - 6) / bays)
    return `<path d="${quad((f + 0.2) / floors, (f + 0.85) / floors, y + 2, y + 10.6)}" fill="${fill}"/>`
  }).join('')
  return `<path d="${quad(0, 1, -deep, deep)}" fill="#1D0E33"/>${lit}`
}

/** What stands on a roof: tanks, washing, somebody with a telescope. */
const onRoof = {
  left: `<g><circle cx="-150" cy="-92" r="13" fill="#7A3F22"/><circle cx="-150" cy="-92" r="9" fill="#C97C45"/><circle cx="-150" cy="-62" r="13" fill="#7A3F22"/><circle cx="-150" cy="-62" r="9" fill="#C97C45"/><path d="M-178 8V96M-126 8V96" stroke="${night}" stroke-width="2.4"/>${[20, 42, 64, 82].map((y, i) => `<rect x="${i % 2 ? -132 : -184}" y="${y - 8}" width="12" height="17" fill="${[violet, starlight, '#fff', lilac][i]}"/>`).join('')}</g>`,
  right: `<g>${person(150, 54, violet, 200, 1.15)}<path d="M150 48L130 18" stroke="${night}" stroke-width="8" stroke-linecap="round"/><path d="M132 21L126 12" stroke="#fff" stroke-width="10"/><circle cx="150" cy="-84" r="14" fill="#7A3F22"/><circle cx="150" cy="-84" r="10" fill="#C97C45"/></g>`,
  middle: `<path d="M-14-118H14M-14 118H14" stroke="#7A3F22" stroke-width="6" stroke-linecap="round"/>`,
}

/** Three towers from above: three roofs that read III, and the star that hangs over the middle one. */
export function towersFromAbove(size: number): string {
  const next = random(23)
  const roofAt = (x: number, scale: number): string => {
    const d = roof(x, scale)
    return `<path d="${d}" transform="translate(7 9)" fill="#05020F" opacity=".55"/><path d="${d}" fill="url(#roof)"/><path d="${d}" fill="none" stroke="#FFE3C4" stroke-width="3"/>`
  }
  const [x, s, m] = [out * rise.side, rise.side, rise.middle]
  return `<g transform="translate(${centre.x} ${centre.y}) scale(${size})">    ${wall(-1, next)}${wall(1, next)}${roofAt(-x, s)}${roofAt(x, s)}${onRoof.left}${onRoof.right}${roofAt(0, m)}${onRoof.middle}
    <circle r="250" fill="url(#halo)" style="mix-blend-mode:screen" opacity=".4"/>${star(0, 0, 92, starlight, `stroke="${night}" stroke-width="9" paint-order="stroke"`)}</g>`
}

/** Copper as the star lights it: brightest below the star. */
export const roofing = `<radialGradient id="roof" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="250"><stop offset="0" stop-color="#FFD0A0"/><stop offset=".5" stop-color="${copper}"/><stop offset="1" stop-color="#B4693C"/></radialGradient>`
