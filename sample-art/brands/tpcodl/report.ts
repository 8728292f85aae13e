import { type Drawing, svg } from '../../lib/drawing'
import { line, mahanadi, rect, say, silver, tarnish, wordmark } from './book'
import { liveLine } from './filigree'
import { bulb, filament } from './hero'
import { vine } from './vine'

/** Annual report cover, foil on board, lying in raking light: the foil is bright where the light falls and dark where it passes. */
export function cover(): Drawing {
  const [w, h] = [820, 1120]
  const [x, y, r] = [410, 392, 270]
  const { wires, outline, cap } = bulb(x, y, r)
  const left = vine(wires, { from: -50, to: x - r, y: y, bends: 1, amplitude: [90, 90], settles: true })
  const right = vine(wires, { from: 870, to: x + r, y: y, bends: 1, amplitude: [90, 90], settles: true })
  const foil = `<linearGradient id="foil" gradientUnits="userSpaceOnUse" x1="0" y1="120" x2="820" y2="900"><stop offset="0" stop-color="#FFFFFF"/><stop offset=".3" stop-color="#DDE8EB"/><stop offset=".42" stop-color="#FFFFFF"/><stop offset=".62" stop-color="${tarnish}"/><stop offset=".78" stop-color="#C9D8DC"/><stop offset="1" stop-color="#4E666E"/></linearGradient>
  <linearGradient id="rake" x1="0" y1="0" x2="1" y2=".8"><stop offset="0" stop-color="#24707D"/><stop offset=".45" stop-color="#14505B"/><stop offset="1" stop-color="${mahanadi}"/></linearGradient>
  <filter id="board"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 .14 0"/></filter>`
  const face = svg(
    `<defs>${foil}</defs>${rect(0, 0, w, h, 'url(#rake)')}<rect width="${w}" height="${h}" filter="url(#board)" opacity=".35"/>
    <g transform="translate(-1.5 -2)">${wires.print('#04181C', 4)}</g>${wires.print('url(#foil)', 4)}${line(outline, '#04181C', 14)}${line(outline, 'url(#foil)', 12, 'stroke-dasharray="3 6" stroke-linecap="butt"')}${cap}
    ${liveLine(left + right + filament(x, y, r), 9.5)}
    ${wordmark(60, 1040, 230, 'url(#foil)')}${say(['Annual report', '2024'], 760, 984, 64, { anchor: 'end', fill: silver })}`,
    w,
    h,
  )
  // Two boards and the leaves between them, a little smaller; the back of the book is to the left.
  const leaves = Array.from({ length: 26 }, (_, i) => {
    const isBoard = i < 3 || i > 22
    const paper = isBoard ? '#0C3B44' : i % 2 ? '#FBF7EE' : '#D9D2C2'
    return `<div class="${isBoard ? 'board' : 'leaf'}" style="transform:translateZ(${-i * 2.4}px);background:${paper}"></div>`
  }).join('')
  const css = `.table{position:absolute;inset:0;background:linear-gradient(102deg,#FBF1DE,#F0E2C8 46%,#DCC9A8)}.sun{position:absolute;inset:-200px;background:linear-gradient(116deg,transparent 8%,#FFFAEE 8.6%,#FFFAEE 30%,transparent 30.6%,transparent 33%,#FFFAEE 33.6%,#FFFAEE 62%,transparent 63%);opacity:.62;filter:blur(7px)}.stage{position:absolute;inset:0;perspective:4200px;perspective-origin:50% 20%}.book{position:absolute;left:490px;top:44px;width:${w}px;height:${h}px;transform-style:preserve-3d;transform:rotateX(33deg) rotateZ(-25deg) scale(.99)}.book>*{position:absolute;inset:0;width:${w}px;height:${h}px}.book>.leaf{width:${w - 9}px;height:${h - 18}px;top:9px;box-sizing:border-box;border-left:14px solid #0C3B44}.cast{background:#4A3413;transform:translateZ(-64px) translate(84px,40px);filter:blur(30px);opacity:.5}.cast2{background:#2E2008;transform:translateZ(-63px) translate(16px,10px);filter:blur(7px);opacity:.6}.front{transform:translateZ(1px)}`
  return {
    width: 1800,
    height: 1350,
    css,
    html: `<div class="table"></div><div class="sun"></div><div class="stage"><div class="book"><div class="cast"></div><div class="cast2"></div>${leaves}<div class="front">${face}</div></div></div>`,
  }
}
