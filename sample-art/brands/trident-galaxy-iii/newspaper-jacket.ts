import type { Drawing } from '../../lib/drawing'
import { svg } from '../../lib/drawing'
import { copper, lines, night, star, starlight, trails } from './book'

const paper = '#F4E7D2'
const [strip, foot] = [186, 1800]
const strips = [
  { x: 150, top: 560, words: ['The third', 'of three.'] },
  { x: 675, top: 330, words: ['Trident', 'Galaxy'] },
  { x: 1200, top: 560, words: ['The first to', 'see stars.'] },
]

const columns = [
  [
    'Night sky now open to all',
    'Entry is free from dusk. Visitors are asked to bring one neck each.',
    'Upper floors report that the first star now keeps an appointment.',
    'A committee was to look into it. It looked up instead.',
  ],
  [
    'Street lamp takes a night off',
    'Before the lineman came, eleven people had stopped and one boy had found the Plough.',
    'The lamp has been mended. The boy has asked for its hours.',
    'Moon: late, as ever. Tea: on the roof, from nine.',
  ],
]

/** A jacket of three strips round the morning paper: yesterday’s news, seen between three towers. */
export function newspaperJacket(): Drawing {
  const css = `.column{position:absolute;top:648px;width:306px;font:480 40px/1.22 'Fraunces Variable';color:${night}}.column h2{font:700 54px/1.02 'Fraunces Variable';margin-bottom:26px}.column p{margin-bottom:20px}
    .mast{position:absolute;left:60px;right:60px;top:52px;text-align:center;color:${night};font:700 92px/1 'Gloock';border-bottom:3px solid ${night};padding-bottom:20px}.date{position:absolute;top:196px;left:60px;right:60px;display:flex;justify-content:space-between;font:400 40px 'Fraunces Variable';color:${night};border-bottom:2px solid ${night};padding-bottom:14px}.lead{position:absolute;top:286px;font:700 62px/1.02 'Fraunces Variable';color:${night};width:460px}`
  const towers = strips.map(({ x, top, words }, i) => {
    const l = x - strip / 2
    const cap = `<rect x="${l - 22}" y="${top}" width="${strip + 44}" height="58" fill="${copper}"/>`
    return `<rect x="${l + 14}" y="${top + 20}" width="${strip}" height="${foot - top}" fill="${night}" opacity=".3" filter="url(#soft)"/><clipPath id="strip${i}"><rect x="${l}" y="${top}" width="${strip}" height="${foot - top}"/></clipPath><g clip-path="url(#strip${i})"><rect x="${l}" y="${top}" width="${strip}" height="1500" fill="${night}"/>${trails({ x: 675, y: 700, to: 1300, every: 13, seed: 19 })}</g>${cap}<rect x="${l - 22}" y="1636" width="${strip + 44}" height="164" fill="${copper}"/>${lines(words, x, 1706, { size: 46, fill: night, anchor: 'middle', leading: 1.1 })}`
  })
  const html = `<div class="mast">The Daily Exposure</div><div class="date"><span>Bhubaneswar</span><span>Late city edition</span><span>Five rupees</span></div>
    <div class="lead" style="left:60px">Sun sets again, citizens unmoved</div><div class="lead" style="right:60px;text-align:right;width:430px">Stars out by half past six</div>
    <div class="column" style="left:263px">${article(columns[0])}</div><div class="column" style="left:788px">${article(columns[1])}</div>
    <div style="position:absolute;inset:0">${svg(`<defs><filter id="soft"><feGaussianBlur stdDeviation="8"/></filter><filter id="pulp" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="3" seed="4"/><feColorMatrix values="0 0 0 0 .25 0 0 0 0 .18 0 0 0 0 .1 0 0 0 1.5 -.72"/></filter></defs>${towers.join('')}${star(675, 700, 70, starlight, `stroke="${night}" stroke-width="26" paint-order="stroke"`)}<rect width="1350" height="1800" filter="url(#pulp)" opacity=".26" style="mix-blend-mode:multiply"/>`, 1350, 1800)}</div>`
  return { width: 1350, height: 1800, html, css, ground: paper }
}

function article(texts: string[] = []): string {
  const [title = '', ...paragraphs] = texts
  return `<h2>${title}</h2>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`
}
