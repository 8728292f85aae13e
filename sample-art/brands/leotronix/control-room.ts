import { type Drawing, svg } from '../../lib/drawing'
import { aluminium, amber, enamel, rect, red, say, wordmark } from './book'
import { flatLion, states } from './flat'
import { paints, sheet } from './parts'

const night = '#161513'
const bar = '#24221F'
/** Forty panels in five blocks of eight; the sixth of block C roars. */
const [blocks, perBlock, loud] = [['A', 'B', 'C', 'D', 'E'], 8, 21]

/** The lion of one panel: in the dark those that purr are turned down, the one that roars stands on the red of its state. */
function cell(x: number, y: number, isLoud: boolean, across: number, down: number): string {
  return isLoud
    ? `${rect(x - across / 2, y - down / 2, across, down, states[4].ground)}${flatLion(x, y, 38, 4)}`
    : `<g opacity=".82">${flatLion(x, y, 38, 0)}</g>`
}

/** The same forty on a phone: five beside each other, so that their faces can be told apart. */
export function monitorUpright(): Drawing {
  const lions = Array.from({ length: blocks.length * perBlock }, (_, i) =>
    cell(80 + (i % 5) * 160, 70 + Math.floor(i / 5) * 140, i === loud, 160, 140),
  )
  const picture = `${rect(0, 0, 800, 1080, night)}${say('39 purring. 1 roaring.', 400, 96, 46, { fill: enamel, anchor: 'middle' })}
  <g transform="translate(72 132) scale(.82)">${lions.join('')}</g>`
  return { width: 800, height: 1080, ground: night, html: svg(picture, 800, 1080) }
}

const [screenWidth, screenHeight, side] = [1560, 840, 210]

/** What the screen shows: blocks by name and state at the left, the wall of panels beside them. */
function screen(): string {
  const rowY = (row: number): number => 208 + row * 138
  const lions = Array.from({ length: blocks.length * perBlock }, (_, i) =>
    cell(side + 85 + (i % perBlock) * 168, rowY(Math.floor(i / perBlock)), i === loud, 150, 136),
  )
  const names = blocks.map((name, row) => {
    const isAlarm = row === Math.floor(loud / perBlock)
    const [y, fill] = [rowY(row), isAlarm ? red : amber]
    return `${isAlarm ? `${rect(0, y - 68, side, 136, '#3A1A16')}${rect(0, y - 68, 10, 136, red)}` : ''}${say(name, 44, y + 23, 64, { fill: enamel })}<circle cx="152" cy="${y}" r="18" fill="${fill}"/><circle cx="152" cy="${y}" r="27" fill="none" stroke="${isAlarm ? red : '#5A564F'}" stroke-width="4"/>`
  })
  return `${rect(0, 0, screenWidth, screenHeight, night)}${rect(0, 0, side, screenHeight, bar)}${wordmark(24, 80, 160, enamel)}${names.join('')}
  ${say('39 purring. 1 roaring.', side + 36, 92, 66, { fill: enamel })}${lions.join('')}`
}

/** The stand: a neck behind, a round foot that lies on the desk, seen a little from above. */
function stand(x: number, top: number, y: number): string {
  const [rx, ry, thick] = [250, 36, 12]
  const ellipse = (cx: number, cy: number, across: number, down: number, fill: string, extra = ''): string =>
    `<ellipse cx="${cx}" cy="${cy}" rx="${across}" ry="${down}" fill="${fill}" ${extra}/>`
  return `${ellipse(x + 46, y + 26, rx + 30, ry + 12, '#2A2117', 'opacity=".5" filter="url(#s20)"')}${ellipse(x + 6, y + thick + 5, rx, ry, '#1A130C', 'opacity=".75" filter="url(#s4)"')}
  <path d="M${x - rx} ${y}V${y + thick}A${rx} ${ry} 0 0 0 ${x + rx} ${y + thick}V${y}Z" fill="url(#foot)"/>${ellipse(x, y, rx, ry, 'url(#foottop)')}
  ${ellipse(x + 14, y + 2, 120, 15, '#2A2117', 'opacity=".38" filter="url(#s4)"')}
  <path d="M${x - 92} ${top}H${x + 92}L${x + 104} ${y - 2}Q${x} ${y + 20} ${x - 104} ${y - 2}Z" fill="url(#neck)"/><path d="M${x - 92} ${top}H${x + 92}V${top + 26}H${x - 93}Z" fill="#000" opacity=".32" filter="url(#s4)"/>`
}

/** The control room: forty small lions, one of them red. */
export function monitor(): Drawing {
  const [x, y, desk] = [220, 64, 978]
  const metals = `<linearGradient id="foot" x1="0" x2="1"><stop offset="0" stop-color="#7D7A75"/><stop offset=".3" stop-color="#E6E3DD"/><stop offset=".62" stop-color="#A5A29C"/><stop offset="1" stop-color="#5A564F"/></linearGradient>
  <linearGradient id="foottop" x1="0" y1="0" x2="1" y2=".6"><stop offset="0" stop-color="#F4F1EB"/><stop offset=".5" stop-color="${aluminium}"/><stop offset="1" stop-color="#9A968F"/></linearGradient>
  <linearGradient id="neck" x1="0" x2="1"><stop offset="0" stop-color="#8F8C86"/><stop offset=".18" stop-color="#D9D6D0"/><stop offset=".5" stop-color="#BDBAB3"/><stop offset="1" stop-color="#77746E"/></linearGradient>
  <linearGradient id="desk" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#8A6B4A"/><stop offset="1" stop-color="#5E4731"/></linearGradient>`
  const body = `${rect(x - 26, y - 26, screenWidth + 52, screenHeight + 56, '#8F8C86', 22)}${rect(x - 24, y - 24, screenWidth + 48, screenHeight + 50, '#E6E3DD', 20)}${rect(x - 16, y - 16, screenWidth + 32, screenHeight + 34, '#0B0A09', 14)}`
  const picture = `${paints}<defs>${metals}</defs>${sheet(2000, 1125)}
  <path d="M${x + 30} ${y + 40}H${x + screenWidth + 90}V${y + screenHeight + 60}H${x + 30}Z" fill="#2A2117" opacity=".3" filter="url(#s20)"/>
  ${rect(0, desk, 2000, 1125 - desk, 'url(#desk)')}${rect(0, desk, 2000, 4, '#B28F68')}
  ${stand(1000, y + screenHeight + 24, 1044)}${body}<svg x="${x}" y="${y}" width="${screenWidth}" height="${screenHeight}" viewBox="0 0 ${screenWidth} ${screenHeight}">${screen()}</svg><path d="M${x} ${y}H${x + 620}L${x + 180} ${y + screenHeight}H${x}Z" fill="#fff" opacity=".03"/>`
  return { width: 2000, height: 1125, ground: enamel, html: svg(picture, 2000, 1125) }
}
