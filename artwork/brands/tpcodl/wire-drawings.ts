import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { deep, line, live, mahanadi, panel, rect, say, shadow, silver, title, wordmark } from './book'
import { type Cell, cells } from './cells'
import { iconRows } from './icons'

/** Twenty-four icons, six to a wire: the pen is not lifted until the row is done. */
export function icons(): Drawing {
  const rows = iconRows.map((row, r) => {
    const y = 270 + r * 330
    const colour = r === 2 ? live : silver
    const d = `M-20 ${y}H${70}${row.map((icon, i) => icon(70 + i * 226, y)).join('')}H1520`
    return line(d, shadow, 12, 'transform="translate(5 8)"') + line(d, colour, 9)
  })
  const picture = `${rect(0, 0, 1500, 1500, deep)}${rows.join('')}${wordmark(70, 1430, 220)}${say('24 icons, 4 wires.', 1430, 1430, 40, { anchor: 'end' })}`
  return { width: 1500, height: 1500, ground: deep, html: svg(picture, 1500, 1500) }
}

const chapters: [string[], string, Cell][] = [
  [['Look up', 'first.'], '1', 'teardrop'],
  [['Isolate.', 'Then think.'], '2', 'lozenge'],
  [['Gloves on,', 'ego off.'], '3', 'palm'],
  [['Three points', 'hold. Always.'], '4', 'trefoil'],
  [['Rain has', 'right of way.'], '5', 'wave'],
  [['Everyone', 'home by six.'], '6', 'sun'],
]

/** The safety handbook: six openers, each with a cell of its own. */
export function handbook(): Drawing {
  const grounds = [mahanadi, silver, deep, '#C9D8DC', mahanadi, live]
  const pages = chapters.map(([words, number, cell], i) => {
    const x = 60 + (i % 3) * 570
    const y = 60 + Math.floor(i / 3) * 550
    const ground = grounds[i] ?? mahanadi
    const ink = i % 2 ? mahanadi : silver
    const piece = cells[cell](x + 320, y + 200, cell === 'lozenge' || cell === 'wave' ? 136 : 166)
    return `<g>${rect(x + 10, y + 14, 540, 520, shadow)}${rect(x, y, 540, 520, ground)}
    ${i % 2 ? piece.print(mahanadi, 5) : piece.draw(0.9)}${line(`M${x} ${y + 400}H${x + 540}`, i === 5 ? mahanadi : live, i === 1 || i === 3 ? 9 : 7, 'stroke-linecap="butt"')}
    ${title(number, x + 34, y + 92, 72, { fill: ink })}${title(words, x + 34, y + 454, 44, { fill: ink, leading: 1.06 })}</g>`
  })
  const picture = `${rect(0, 0, 1800, 1200, panel)}${pages.join('')}`
  return { width: 1800, height: 1200, ground: panel, html: svg(picture, 1800, 1200) }
}

/** Round wire: eight strokes from the dark edge to a thin highlight, with the twist of two strands cut into it. */
function roundWire(d: string, width: number, tones: string[], twist = ''): string {
  const layers = tones.map((tone, i) => {
    const k = 1 - i / tones.length
    const shift = -((1 - k) * width) / 4.2
    return line(d, tone, width * k, `transform="translate(${shift.toFixed(1)} ${(shift * 1.3).toFixed(1)})"`)
  })
  const strands = twist
    ? `<path d="${d}" fill="none" stroke="${twist}" stroke-width="${width * 0.86}" stroke-dasharray="${width * 0.13} ${width * 0.42}" opacity=".5"/>`
    : ''
  return layers.slice(0, 2).join('') + strands + layers.slice(2).join('')
}

const metal = ['#1F3339', '#4A626A', '#6F868E', '#8EA3AB', '#B4C5CA', '#D8E3E6', '#F2F8F9', '#FFFFFF']
const brass = ['#5A4A00', '#9B8300', '#CDB200', '#EFCF0A', '#FFE01B', '#FFEB66', '#FFF5B0', '#FFFFFF']

/** One cell at forty times its size: granules, two spirals, and the live line passing out of focus. */
export function macro(): Drawing {
  const teardrop =
    'M750 1700C750 1360 230 1250 230 780C230 470 500 210 750 80C1000 210 1270 470 1270 780C1270 1250 750 1360 750 1700'
  const scroll = (side: number) => {
    const steps = 150
    return Array.from({ length: steps + 1 }, (_, i) => {
      const t = i / steps
      const a = Math.PI / 2 + side * (0.4 - t * Math.PI * 4.4)
      const k = 218 * (1 - t * 0.9)
      return `${i ? 'L' : 'M'}${(750 + side * 246 + k * Math.cos(a)).toFixed(1)} ${(800 + k * Math.sin(a)).toFixed(1)}`
    }).join('')
  }
  const grain = (x: number, y: number, r: number) =>
    metal
      .map(
        (tone, i) =>
          `<circle cx="${x - (i * r) / 19}" cy="${y - (i * r) / 15}" r="${r * (1 - i / 8.4)}" fill="${tone}"/>`,
      )
      .join('')
  const next = random(3)
  const dust = Array.from(
    { length: 40 },
    () =>
      `<circle cx="${next() * 1500}" cy="${next() * 1500}" r="${2 + next() * 5}" fill="${silver}" opacity="${0.1 + next() * 0.2}"/>`,
  )
  const neighbour = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) translate(-750 -800)">${roundWire(teardrop, 74, metal.slice(0, 6))}${roundWire(scroll(1), 44, metal.slice(0, 6))}${roundWire(scroll(-1), 44, metal.slice(0, 6))}</g>`
  const cast = (d: string, w: number) =>
    line(d, '#03100F', w, 'transform="translate(46 62)" filter="url(#soft)" opacity=".8"')
  const picture = `<defs><filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="20"/></filter><filter id="far" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="15"/></filter><filter id="near" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="22"/></filter><radialGradient id="bed" cx=".36" cy=".3" r=".95"><stop offset="0" stop-color="#1C5964"/><stop offset=".5" stop-color="${deep}"/><stop offset="1" stop-color="#061D22"/></radialGradient></defs>
  ${rect(0, 0, 1500, 1500, 'url(#bed)')}<g filter="url(#far)">${neighbour(-290, 420, -34)}${neighbour(1790, 420, 34)}${dust.join('')}</g>
  ${cast(teardrop, 84)}${cast(scroll(1), 50)}${cast(scroll(-1), 50)}
  ${roundWire('M750 1500V900', 40, metal, '#1F3339')}${roundWire(scroll(1), 52, metal, '#1F3339')}${roundWire(scroll(-1), 52, metal, '#1F3339')}${roundWire(teardrop, 86, metal, '#1F3339')}
  ${grain(750, 420, 74)}${grain(750, 640, 46)}${grain(750, 890, 52)}${grain(750, 250, 44)}${grain(504, 800, 56)}${grain(996, 800, 56)}
  <g filter="url(#near)">${roundWire('M-120 1330C300 1190 700 1420 1640 1180', 92, brass)}</g>`
  return { width: 1500, height: 1500, ground: mahanadi, html: svg(picture, 1500, 1500) }
}
