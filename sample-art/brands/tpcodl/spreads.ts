import { type Drawing, svg } from '../../lib/drawing'
import { deep, line, live, mahanadi, pewter, rect, say, silver, spiralEnd, title } from './book'
import { Filigree, liveLine } from './filigree'

const [w, h] = [1120, 600]
const pale = '#C9D8DC'

/** One spread lying on the table: fold, shadow in the fold, folios in the outer corners. */
function spread(
  x: number,
  y: number,
  k: number,
  fill: string,
  folio: number,
  ink: string,
  inner: string,
): string {
  return `<g transform="translate(${x} ${y}) scale(${k})"><rect x="16" y="22" width="${w}" height="${h}" fill="#0A2C33" opacity=".45"/>${rect(0, 0, w, h, fill)}<svg width="${w}" height="${h}" data-frame="spread">${inner}</svg>
  <rect x="${w / 2 - 46}" width="46" height="${h}" fill="url(#fold)"/><path d="M${w / 2} 0V${h}" stroke="#000" opacity=".28" stroke-width="2"/>${say(`${folio}`, 40, h - 24, 40, { fill: ink })}${say(`${folio + 1}`, w - 40, h - 24, 40, { fill: ink, anchor: 'end' })}</g>`
}

/** Opener: the year as one medallion, cut by the live line and by the fold. */
function opener(): string {
  const [x, y] = [840, 300]
  const piece = new Filigree()
  piece
    .rosette(20, 160, 256, 38, x, y)
    .ring(x, y, 268)
    .ring(x, y, 152)
    .rosette(12, 56, 144, 34, x, y)
    .ring(x, y, 48)
    .rosette(6, 8, 44, 14, x, y)
  return `${rect(560, 0, 560, h, mahanadi)}${piece.draw(0.9)}${liveLine(`M570 ${y}H1130`, 9)}
    ${title(['Nothing', 'here is', 'soldered', 'twice.'], 62, 108, 82, { fill: mahanadi, leading: 0.96 })}${say(['Our year in one', 'piece of wire, from', 'Cuttack to the coast.'], 64, 418, 45, { fill: deep, leading: 1.1 })}`
}

/** The blank page of every report, as a power company would leave it. */
const lit = (): string =>
  `${line(`M-10 508H840${spiralEnd(840, 508, 212)}`, mahanadi, 18)}${title(['This page is', 'intentionally', 'left lit.'], 62, 118, 68, { fill: mahanadi, leading: 1.02 })}`

const fold =
  '<linearGradient id="fold"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></linearGradient>'

/** Two spreads, one above the other, so large that a phone can read them: one piece of wire, and a page of nothing but current. */
export function spreads(): Drawing {
  const [width, height] = [1200, 1330]
  const laid = [spread(36, 44, 1, silver, 8, pewter, opener()), spread(36, 682, 1, live, 88, mahanadi, lit())]
  return {
    width,
    height,
    ground: pale,
    html: svg(`${fold}${rect(0, 0, width, height, pale)}${laid.join('')}`, width, height),
  }
}
