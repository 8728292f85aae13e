import { type Drawing, svg } from '../../lib/drawing'
import { deep, line, rect, say, silver, tarnish, wordmark } from './book'
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
  <linearGradient id="rake" x1="0" y1="0" x2="1" y2=".8"><stop offset="0" stop-color="#1C5964"/><stop offset=".5" stop-color="${deep}"/><stop offset="1" stop-color="#092B33"/></linearGradient>
  <filter id="board"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 .14 0"/></filter>`
  const face = svg(
    `<defs>${foil}</defs>${rect(0, 0, w, h, 'url(#rake)')}<rect width="${w}" height="${h}" filter="url(#board)" opacity=".35"/>
    <g transform="translate(-1.5 -2)">${wires.print('#04181C', 4)}</g>${wires.print('url(#foil)', 4)}${line(outline, '#04181C', 14)}${line(outline, 'url(#foil)', 12, 'stroke-dasharray="3 6" stroke-linecap="butt"')}${cap}
    ${liveLine(left + right + filament(x, y, r), 9.5)}
    ${wordmark(60, 1040, 230, 'url(#foil)')}${say(['Annual report', '2024'], 760, 984, 64, { anchor: 'end', fill: silver })}`,
    w,
    h,
  )
  const pages = Array.from(
    { length: 26 },
    (_, i) =>
      `<div class="sheet" style="transform:translateZ(${-i * 2.4}px);background:${i === 25 ? '#092B33' : i % 2 ? '#DCE6E9' : '#A9BBC1'}"></div>`,
  ).join('')
  const css = `.table{position:absolute;inset:0;background:radial-gradient(1500px 1100px at 16% 8%,#6D8A92,#38535B 55%,#1B343B)}.stage{position:absolute;inset:0;perspective:3200px;perspective-origin:50% 10%}.book{position:absolute;left:470px;top:46px;width:${w}px;height:${h}px;transform-style:preserve-3d;transform:rotateX(46deg) rotateZ(-31deg) scale(1.04)}.book>*{position:absolute;inset:0;width:${w}px;height:${h}px}.sheet{box-shadow:inset 0 0 0 1px #7F959D}.cast{background:#0A2026;transform:translateZ(-64px) translate(90px,46px);filter:blur(34px);opacity:.75}.cast2{background:#061518;transform:translateZ(-63px) translate(18px,10px);filter:blur(8px);opacity:.8}.front{transform:translateZ(1px)}`
  return {
    width: 1800,
    height: 1350,
    css,
    html: `<div class="table"></div><div class="stage"><div class="book"><div class="cast"></div><div class="cast2"></div>${pages}<div class="front">${face}</div></div></div>`,
  }
}
