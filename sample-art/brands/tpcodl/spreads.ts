import { type Drawing, svg } from '../../lib/drawing'
import {
  deep,
  line,
  live,
  mahanadi,
  panel,
  pewter,
  rect,
  say,
  silver,
  spiralEnd,
  tarnish,
  title,
} from './book'
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
  return `<g transform="translate(${x} ${y}) scale(${k})"><rect x="16" y="22" width="${w}" height="${h}" fill="#041418" opacity=".55"/>${rect(0, 0, w, h, fill)}<svg width="${w}" height="${h}" data-frame="spread">${inner}</svg>
  <rect x="${w / 2 - 46}" width="46" height="${h}" fill="url(#fold)"/><path d="M${w / 2} 0V${h}" stroke="#000" opacity=".28" stroke-width="2"/><g data-texture>${say(`${folio}`, 40, h - 26, 24, { fill: ink })}${say(`${folio + 1}`, w - 40, h - 26, 24, { fill: ink, anchor: 'end' })}</g></g>`
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
    ${title(['Nothing', 'here is', 'soldered', 'twice.'], 62, 128, 88, { fill: mahanadi, leading: 0.98 })}${say(['Our year in one', 'piece of wire, from', 'Cuttack to the coast.'], 66, 446, 38, { fill: deep, leading: 1.16 })}`
}

/** The blank page of every report, as a power company would leave it. */
const lit = (): string =>
  `${line(`M-10 508H840${spiralEnd(840, 508, 212)}`, mahanadi, 18)}${title(['This page is', 'intentionally', 'left lit.'], 62, 118, 68, { fill: mahanadi, leading: 1.02 })}`

/** Where the wire of the chart passes: it swells with the rain and ends in a scroll. */
const monsoon =
  'M-10 470C110 470 130 440 210 440S330 470 400 440S490 360 530 300S590 70 660 70S730 330 810 360S880 380 950 380' +
  spiralEnd(950, 380, 60)

/** Chart: fuses against rain. The line crosses the fold, because the monsoon does not stop at it either. */
function rain(): string {
  const drops = Array.from({ length: 12 }, (_, i) => {
    const fall = [12, 20, 30, 46, 74, 190, 330, 296, 180, 90, 28, 14][i] ?? 0
    const x = 96 + i * 84
    return `${rect(x - 16, 500 - fall, 32, fall, '#2F6C77')}${say('JFMAMJJASOND'[i] ?? '', x, 544, 38, { anchor: 'middle', fill: tarnish })}`
  })
  return `${drops.join('')}${line('M56 500H1064', tarnish, 3)}${liveLine(monsoon, 12)}
    ${title(['When it rains,', 'we run.'], 62, 116, 72, { leading: 1 })}${say(['Fuses follow', 'the rain. So do', 'the frogs.'], 64, 252, 40, { fill: silver, leading: 1.16 })}`
}

/** Chart: every bar is one wire drawn as far as the street goes. */
function streets(): string {
  const lengths = [1000, 830, 910, 690, 560]
  const names = ['Nayasarak', 'Buxi Bazaar', 'Choudhury Bazaar', 'Badambadi', 'Tulasipur']
  const bars = lengths.map((end, i) => {
    const y = 218 + i * 76
    const wire = `M66 ${y}H${end}${spiralEnd(end, y, 28)}`
    return `${line(wire, mahanadi, i === 1 ? 17 : 8)}${i === 1 ? line(wire, live, 9) : ''}${say(names[i] ?? '', 66, y - 16, 38, { fill: mahanadi, weight: 600 })}`
  })
  return `${title('Wire renewed, street by street', 62, 112, 56, { fill: mahanadi })}${bars.join('')}`
}

const fold =
  '<linearGradient id="fold"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></linearGradient>'

type Page = (x: number, y: number, k: number) => string
const pages: readonly Page[] = [
  (x, y, k) => spread(x, y, k, silver, 8, pewter, opener()),
  (x, y, k) => spread(x, y, k, mahanadi, 36, tarnish, rain()),
  (x, y, k) => spread(x, y, k, pale, 52, deep, streets()),
  (x, y, k) => spread(x, y, k, live, 88, mahanadi, lit()),
]

/** Four spreads; every chart is one wire and ends in a spiral, and one page is nothing but the live line’s colour. */
export function spreads(): Drawing {
  const scale = 0.83
  const [right, foot] = [50 + w * scale + 40, 44 + h * scale + 40]
  const laid = pages.map((page, i) => page(i % 2 ? right : 50, i < 2 ? 44 : foot, scale))
  return {
    width: 2000,
    height: 1125,
    ground: panel,
    html: svg(`${fold}${rect(0, 0, 2000, 1125, panel)}${laid.join('')}`, 2000, 1125),
  }
}

/** The same four below each other, for phones. */
export function spreadsPhone(): Drawing {
  const [width, pitch] = [1200, h + 44]
  const height = pitch * pages.length + 52
  const laid = pages.map((page, i) => page(36, 44 + i * pitch, 1))
  return {
    width,
    height,
    ground: panel,
    html: svg(`${fold}${rect(0, 0, width, height, panel)}${laid.join('')}`, width, height),
  }
}
