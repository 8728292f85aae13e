import type { Drawing } from '../../lib/drawing'
import { svg } from '../../lib/drawing'
import { copper, deep, grain, lines, night, numeral, starlight, trails, violet } from './book'

const [w, h, thick] = [820, 1080, 46]

/** Copper foil: one sheet of changing light that every blocked line is cut from. */
const foil = `<linearGradient id="foil" gradientUnits="userSpaceOnUse" x1="0" y1="180" x2="${w}" y2="${h - 120}">${[
  [0, '#7A3F22'],
  [0.14, copper],
  [0.22, '#FFE3C4'],
  [0.3, '#E58F55'],
  [0.44, '#8C4A2A'],
  [0.56, copper],
  [0.64, '#FFF1DC'],
  [0.7, '#F7B584'],
  [0.84, '#9A5530'],
  [1, '#5B2F1C'],
]
  .map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`)
  .join('')}</linearGradient>`

function face(): string {
  const arcs = trails({
    x: w * 0.5,
    y: 330,
    to: 1150,
    every: 15,
    seed: 12,
    weight: 0.9,
    colours: [
      [0.28, 'url(#foil)'],
      [0, deep],
    ],
  })
  const plate = `<g transform="translate(${w / 2} 846)">`
  return svg(
    `<defs>${foil}</defs><rect width="${w}" height="${h}" fill="${night}"/>${arcs}
    ${plate}<g stroke="${night}" stroke-width="44" stroke-linejoin="round">${numeral(560, night, false)}</g>${numeral(560, 'url(#foil2)')}</g>
    <linearGradient id="foil2" gradientUnits="userSpaceOnUse" x1="-260" y1="-520" x2="240" y2="40"><stop offset="0" stop-color="#A65C33"/><stop offset=".28" stop-color="${copper}"/><stop offset=".42" stop-color="${starlight}"/><stop offset=".55" stop-color="#E58F55"/><stop offset=".78" stop-color="#8C4A2A"/><stop offset="1" stop-color="${copper}"/></linearGradient>
    <rect y="846" width="${w}" height="234" fill="${night}"/>${lines(['Trident Galaxy'], w / 2, 970, { size: 84, fill: 'url(#foil3)', anchor: 'middle' })}
    <linearGradient id="foil3" gradientUnits="userSpaceOnUse" x1="120" y1="900" x2="700" y2="1010"><stop offset="0" stop-color="#B56B40"/><stop offset=".5" stop-color="#FFE3C4"/><stop offset="1" stop-color="#C9794A"/></linearGradient>
    <rect width="16" height="${h}" fill="#fff" opacity=".06"/><rect x="34" width="3" height="${h}" fill="#000" opacity=".5"/><rect x="37" width="2" height="${h}" fill="#fff" opacity=".08"/>`,
    w,
    h,
  )
}

/** The sales brochure lies on the lounge table; one lamp finds the foil. */
export function brochureCover(): Drawing {
  const css = `.room{position:absolute;inset:0;background:radial-gradient(ellipse at 46% 38%, ${violet} 0, #3F2A9A 26%, ${deep} 52%, #1A1038 78%);perspective:2600px;perspective-origin:50% 20%}
    .book{position:absolute;left:500px;top:96px;width:${w}px;height:${h}px;transform-style:preserve-3d;transform:rotateX(44deg) rotateZ(-24deg)}
    .book>*{position:absolute;transform-origin:0 0}
    .shade{left:-10px;top:30px;width:${w + 60}px;height:${h + 40}px;background:#05020F;opacity:.75;filter:blur(26px);transform:translate3d(20px,24px,0)}
    .cover{transform:translateZ(${thick}px)}
    .front{top:${h}px;width:${w - 8}px;height:${thick}px;background:repeating-linear-gradient(0deg,#E9D6BC 0 2px,#B89F86 2px 4px);transform:rotateX(90deg);border-bottom:5px solid #241646;border-top:5px solid #0B0519}`
  const html = `<div class="room"><div class="book"><div class="shade" data-bleed></div><div class="front"></div><div class="cover">${face()}</div></div></div>
    <div style="position:absolute;inset:0">${svg(grain(1800, 1350, 0.34), 1800, 1350)}</div>`
  return { width: 1800, height: 1350, html, css, ground: night }
}
