import type { Drawing } from '../../lib/drawing'
import { svg } from '../../lib/drawing'
import { copper, lines, night, star, starlight, trails } from './book'

const paper = '#F4E7D2'
const [strip, foot] = [168, 1800]
/** How far a tower's copper cap and foot stand out over it. */
const eaves = 31
/** Room between a tower and the column beside it. */
const gutter = 34
const strips = [
  { x: 150, top: 560, words: ['The third', 'of three.'] },
  { x: 675, top: 330, words: ['Trident', 'Galaxy'] },
  { x: 1200, top: 560, words: ['The first to', 'see stars.'] },
]

const columns = [
  [
    'Night sky now open to all',
    'Entry is free from dusk. Bring one neck each.',
    'The first star now keeps its hour.',
    'A committee was to look into it. It looked up.',
    'Nobody wants a refund.',
  ],
  [
    'Street lamp takes a night off',
    'Eleven people stopped below it. One boy found the Plough.',
    'The lamp is mended. The boy has asked for its hours.',
    'Neighbours would like Tuesdays too.',
  ],
]

/** Never shown wider than half a page: the picture is four fifths as large as it is measured. */
const share = 0.8
const px = (measured: number) => `${measured * share}px`

const columnBeside = (tower: 0 | 1) => (strips[tower]?.x ?? 0) + strip / 2 + gutter

/** A jacket of three strips round the morning paper: yesterday’s news, seen between three towers. */
export function newspaperJacket(): Drawing {
  const css = `.column{position:absolute;top:${px(648)};width:${px(525 - strip - 2 * gutter)};font:480 ${px(41)}/1.22 'Fraunces Variable';color:${night}}.column h2{font:700 ${px(54)}/1.02 'Fraunces Variable';margin-bottom:${px(26)}}.column p{margin-bottom:${px(26)}}
    .mast{position:absolute;left:${px(60)};right:${px(60)};top:${px(52)};text-align:center;color:${night};font:700 ${px(92)}/1 'Gloock';border-bottom:${px(3)} solid ${night};padding-bottom:${px(20)}}.date{position:absolute;top:${px(196)};left:${px(60)};right:${px(60)};display:flex;justify-content:space-between;font:400 ${px(44)} 'Fraunces Variable';color:${night};border-bottom:${px(2)} solid ${night};padding-bottom:${px(14)}}.lead{position:absolute;top:${px(286)};font:700 ${px(62)}/1.02 'Fraunces Variable';color:${night};width:${px(460)}}`
  const towers = strips.map(({ x, top, words }, i) => {
    const l = x - strip / 2
    const cap = `<rect x="${l - eaves}" y="${top}" width="${strip + 2 * eaves}" height="58" fill="${copper}"/>`
    return `<rect x="${l + 14}" y="${top + 20}" width="${strip}" height="${foot - top}" fill="${night}" opacity=".3" filter="url(#soft)"/><clipPath id="strip${i}"><rect x="${l}" y="${top}" width="${strip}" height="${foot - top}"/></clipPath><g clip-path="url(#strip${i})"><rect x="${l}" y="${top}" width="${strip}" height="1500" fill="${night}"/>${trails({ x: 675, y: 700, to: 1300, every: 18, seed: 19, weight: 1.2 })}</g>${cap}<rect x="${l - eaves}" y="1636" width="${strip + 2 * eaves}" height="164" fill="${copper}"/>${lines(words, x, 1706, { size: 46, fill: night, anchor: 'middle', leading: 1.1 })}`
  })
  const html = `<div class="mast">The Daily Exposure</div><div class="date"><span>Bhubaneswar</span><span>Late city edition</span><span>Five rupees</span></div>
    <div class="lead" style="left:${px(60)}">Sun sets again, citizens unmoved</div><div class="lead" style="right:${px(60)};text-align:right;width:${px(430)}">Stars out by half past six</div>
    <div class="column" style="left:${px(columnBeside(0))}">${article(columns[0])}</div><div class="column" style="left:${px(columnBeside(1))}">${article(columns[1])}</div>
    <div style="position:absolute;inset:0">${svg(`<g transform="scale(${share})"><defs><filter id="soft"><feGaussianBlur stdDeviation="8"/></filter></defs>${towers.join('')}${star(675, 700, 70, starlight, `stroke="${night}" stroke-width="26" paint-order="stroke"`)}</g>`, 1350 * share, 1800 * share)}</div>`
  return { width: 1350 * share, height: 1800 * share, html, css, ground: paper }
}

function article(texts: string[] = []): string {
  const [title = '', ...paragraphs] = texts
  return `<h2>${title}</h2>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`
}
