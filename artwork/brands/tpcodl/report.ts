import { type Drawing, svg } from '../../lib/drawing'
import {
  deep,
  line,
  live,
  mahanadi,
  panel,
  rect,
  say,
  silver,
  spiralEnd,
  tarnish,
  title,
  wordmark,
} from './book'
import { Filigree, liveLine, vine } from './filigree'
import { bulb, filament } from './hero'

/** Annual report cover, foil on board, lying in raking light: the foil is bright where the light falls and dark where it passes. */
export function cover(): Drawing {
  const [w, h] = [820, 1120]
  const { wires, outline } = bulb(410, 430, 292)
  const left = vine(wires, -50, 118, 430, 1, [90, 90])
  const right = vine(wires, 870, 702, 430, 1, [90, 90])
  const foil = `<linearGradient id="foil" gradientUnits="userSpaceOnUse" x1="0" y1="120" x2="820" y2="900"><stop offset="0" stop-color="#FFFFFF"/><stop offset=".3" stop-color="#DDE8EB"/><stop offset=".42" stop-color="#FFFFFF"/><stop offset=".62" stop-color="${tarnish}"/><stop offset=".78" stop-color="#C9D8DC"/><stop offset="1" stop-color="#4E666E"/></linearGradient>
  <linearGradient id="rake" x1="0" y1="0" x2="1" y2=".8"><stop offset="0" stop-color="#1C5964"/><stop offset=".5" stop-color="${deep}"/><stop offset="1" stop-color="#092B33"/></linearGradient>
  <filter id="board"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 .14 0"/></filter>`
  const face = svg(
    `<defs>${foil}</defs>${rect(0, 0, w, h, 'url(#rake)')}<rect width="${w}" height="${h}" filter="url(#board)" opacity=".35"/>
    <g transform="translate(-1.5 -2)">${wires.print('#04181C', 4)}</g>${wires.print('url(#foil)', 4)}${line(outline, '#04181C', 14)}${line(outline, 'url(#foil)', 12, 'stroke-dasharray="3 6" stroke-linecap="butt"')}
    ${liveLine(`${left}`, 9)}${liveLine(right, 9)}${liveLine(filament(410, 430, 292), 10)}
    ${wordmark(60, 1040, 230, 'url(#foil)')}${say(['Annual report', '2024'], 760, 1004, 30, { anchor: 'end', fill: silver })}`,
    w,
    h,
  )
  const pages = Array.from(
    { length: 26 },
    (_, i) =>
      `<div class="sheet" style="transform:translateZ(${-i * 2.4}px);background:${i === 25 ? '#092B33' : i % 2 ? '#DCE6E9' : '#A9BBC1'}"></div>`,
  ).join('')
  const css = `.table{position:absolute;inset:0;background:radial-gradient(1500px 1100px at 16% 8%,#6D8A92,#38535B 55%,#1B343B)}.stage{position:absolute;inset:0;perspective:3200px;perspective-origin:50% 10%}.book{position:absolute;left:470px;top:70px;width:${w}px;height:${h}px;transform-style:preserve-3d;transform:rotateX(46deg) rotateZ(-31deg) scale(1.04)}.book>*{position:absolute;inset:0;width:${w}px;height:${h}px}.sheet{box-shadow:inset 0 0 0 1px #7F959D}.cast{background:#0A2026;transform:translateZ(-64px) translate(90px,46px);filter:blur(34px);opacity:.75}.cast2{background:#061518;transform:translateZ(-63px) translate(18px,10px);filter:blur(8px);opacity:.8}.front{transform:translateZ(1px)}`
  return {
    width: 1800,
    height: 1350,
    css,
    html: `<div class="table"></div><div class="stage"><div class="book"><div class="cast"></div><div class="cast2"></div>${pages}<div class="front">${face}</div></div></div>`,
  }
}

/** Three spreads; every chart is one wire and its axes end in spirals. */
export function spreads(): Drawing {
  const spread = (x: number, y: number, scale: number, fill: string, inner: string) =>
    `<g transform="translate(${x} ${y}) scale(${scale})">${rect(14, 18, 900, 560, '#061D22')}${rect(0, 0, 900, 560, fill)}${inner}<path d="M450 0V560" stroke="#000" opacity=".12" stroke-width="3"/></g>`
  const axes = (x: number, y: number, w: number, h: number, colour: string) =>
    line(`M${x} ${y - h}V${y}H${x + w}${spiralEnd(x + w, y, 22)}`, colour, 4) +
    line(`M${x} ${y - h}${spiralEnd(x, y - h, 22, -1)}`, colour, 4)
  const piece = new Filigree()
  piece
    .rosette(12, 60, 176, 46, 670, 280)
    .ring(670, 280, 52)
    .ring(670, 280, 184)
    .rosette(6, 8, 48, 16, 670, 280)
  const first = `${title(['Nothing here', 'is soldered', 'twice.'], 50, 116, 58, { fill: mahanadi })}${say(['Our year in one piece of wire,', 'from Cuttack to the coast.'], 52, 470, 30, { fill: deep })}${rect(450, 0, 450, 560, mahanadi)}${piece.draw(0.8)}${liveLine('M450 280H900', 8)}`
  const second = `${axes(70, 470, 300, 330, silver)}${liveLine('M70 440C130 430 150 300 190 310S250 420 280 380S330 200 372 190', 8)}${say('Rain', 380, 544, 34, { anchor: 'end', fill: silver })}${say('Fuses sent out', 110, 84, 34, { fill: silver })}
  ${title(['When it rains,', 'we run.'], 504, 120, 54)}${say(['The line climbs with the', 'monsoon. So do we, in', 'rubber boots, out on the', 'road before the frogs.'], 512, 250, 27, { fill: silver, leading: 1.34 })}${say('36', 844, 522, 28, { anchor: 'end', fill: tarnish })}`
  const lengths = [760, 640, 690, 540, 420]
  const names = ['Nayasarak', 'Buxi Bazaar', 'Choudhury Bazaar', 'Badambadi', 'Tulasipur']
  const bars = lengths.map((end, i) => {
    const y = 160 + i * 86
    const wire = `M56 ${y}H${end}${spiralEnd(end, y, 26)}`
    return `${line(wire, mahanadi, i === 1 ? 12 : 5)}${i === 1 ? line(wire, live, 6) : ''}${say(names[i] ?? '', 58, y + 39, 31, { fill: deep })}`
  })
  const last = `${title('Wire renewed, street by street', 56, 96, 46, { fill: mahanadi })}${bars.join('')}`
  const picture = `${rect(0, 0, 2000, 1125, panel)}${spread(70, 268, 1.05, mahanadi, second)}${spread(1100, 44, 0.9, silver, first)}${spread(1100, 582, 0.9, '#C9D8DC', last)}`
  return { width: 2000, height: 1125, ground: panel, html: svg(picture, 2000, 1125) }
}
