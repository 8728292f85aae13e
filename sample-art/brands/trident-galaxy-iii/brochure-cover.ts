import { type Drawing, svg } from '../../lib/drawing'
import { grain, lines, night, numeral, polar, star } from './book'
import { copperFoil, foilTrails, sheen } from './foil'

const [w, h, thick] = [820, 1080, 40]
/** Feet of the numeral, and its height; the trails turn round its star. */
const [foot, tall] = [852, 560]

/** What is blocked in copper on the night of the cover. */
function face(): string {
  const axis = { x: w / 2, y: foot - polar(tall) }
  const arcs = foilTrails({
    ...axis,
    from: 112,
    to: 1150,
    every: 15,
    seed: 12,
    weight: 0.95,
    ramp: copperFoil,
    lamp: -52,
    blind: '#1F1447',
  })
  return svg(
    `<defs>${sheen('bars', copperFoil, 0.44, [-280, -560, 250, 60])}${sheen('point', copperFoil, 0.5, [-100, -70, 100, 70])}${sheen('name', copperFoil, 0.4, [90, 900, 740, 1010])}</defs><rect width="${w}" height="${h}" fill="${night}"/>${arcs}
    <g transform="translate(${w / 2} ${foot})"><g stroke="${night}" stroke-width="40" stroke-linejoin="round">${numeral(tall, night)}</g>${numeral(tall, 'url(#bars)', false)}</g>${star(axis.x, axis.y, 87, 'url(#point)')}
    <rect y="${foot + 4}" width="${w}" height="${h - foot}" fill="${night}"/>${lines(['Trident Galaxy'], w / 2, 984, { size: 96, fill: 'url(#name)', anchor: 'middle', bold: 2 })}
    <rect width="14" height="${h}" fill="#fff" opacity=".07"/><rect x="32" width="4" height="${h}" fill="#000" opacity=".6"/><rect x="36" width="2" height="${h}" fill="#fff" opacity=".12"/>`,
    w,
    h,
  )
}

/** The sales brochure on the lounge table: one lamp finds the foil and the gilt edge. */
export function brochureCover(): Drawing {
  const book = 'position:absolute;transform-style:preserve-3d;transform-origin:50% 50%'
  const css = `.room{position:absolute;inset:0;background:#0A0519;perspective:2400px;perspective-origin:48% 8%;overflow:hidden}
    .table{position:absolute;left:-1300px;top:-1300px;width:4400px;height:4000px;transform:rotateX(40deg);background:radial-gradient(ellipse 1200px 900px at 47% 41%, #5236C4 0, #3B259A 26%, #231459 52%, #120A2A 76%, #0A0519 100%)}
    .book{${book};left:470px;top:20px;width:${w}px;height:${h}px;transform:rotateX(40deg) rotateZ(-17deg) scale(1.07)}
    .book>*{position:absolute;transform-origin:0 0}
    .shade{inset:-8px -34px -44px 4px;background:#04010C;opacity:.92;filter:blur(24px);transform:translate3d(26px,18px,0)}
    .touch{inset:0 -6px -8px 0;background:#04010C;filter:blur(6px)}
    .cover{transform:translateZ(${thick}px)}
    .lamp{width:${w}px;height:${h}px;transform:translateZ(${thick + 0.5}px);background:radial-gradient(ellipse 900px 1000px at 52% 24%, rgb(255 214 160/.13) 0, rgb(10 5 25/0) 42%, rgb(6 2 16/.62) 100%)}
    .front{top:${h}px;width:${w}px;height:${thick}px;background:linear-gradient(90deg,#C97C45,#FFE3C4 30%,#F0A36B 52%,#7A3F22 82%,#4A2413);transform:rotateX(90deg);border-top:5px solid #0B0519;border-bottom:6px solid #2A1A5C}`
  const html = `<div class="room"><div class="table"></div><div class="book"><div class="shade" data-bleed></div><div class="touch" data-bleed></div><div class="front"></div><div class="cover">${face()}</div><div class="lamp"></div></div></div>
    <div style="position:absolute;inset:0">${svg(grain(1800, 1350, 0.3), 1800, 1350)}</div>`
  return { width: 1800, height: 1350, html, css, ground: night }
}
