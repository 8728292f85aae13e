import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { copper, deep, lilac, lines, night, star, starlight, trails, violet } from './book'

const [bays, floors, left, top] = [6, 17, 345, 350]
const [bay, floor] = [110, 72]

/** What goes on behind one window, drawn in a 94 by 58 frame: an evening each. */
const lives: ((ink: string) => string)[] = [
  (ink) => `<path d="M20 58V34h6v-8q0-8 8-8t8 8v8h6v24z" fill="${ink}"/>`,
  (ink) => `<path d="M47 0V18M32 32q0-14 15-14t15 14z" stroke="${ink}" stroke-width="3" fill="${ink}"/>`,
  (ink) =>
    `<path d="M10 58V44h30v14M16 44V30h18v14" fill="${ink}"/><circle cx="66" cy="26" r="8" fill="${ink}"/><path d="M56 58q0-22 10-22t10 22z" fill="${ink}"/>`,
  (ink) =>
    `<path d="M22 58q-4-14 4-18l-3-12 8 7h6l8-7-3 12q6 8 2 18z" fill="${ink}"/><path d="M42 54q14 2 12-12" stroke="${ink}" stroke-width="4" fill="none"/>`,
  (ink) => `<path d="M0 0H30V58H0ZM64 0H94V58H64Z" fill="${ink}"/>`,
  (ink) =>
    `<circle cx="30" cy="20" r="8" fill="${ink}"/><path d="M20 58q0-28 10-28t10 28zM40 28L74 8l5 9L44 37zM58 28l-10 30M58 28l12 30" fill="${ink}" stroke="${ink}" stroke-width="3"/>`,
  (ink) =>
    `<path d="M12 58V40h12v18zM30 58V34h10v24zM46 58V44h22v14zM8 22H86M8 24v-12h8v12M20 24v-16h6v16M30 24v-12h10v12M52 24v-14h6v14M62 24v-10h12v10" fill="${ink}" stroke="${ink}" stroke-width="3"/>`,
  (ink) => `<path d="M40 58V46h14v12zM47 46q-22-4-22-22 18 2 22 16 2-20 22-24 0 24-22 30z" fill="${ink}"/>`,
]

function windowAt(x: number, y: number, next: () => number): string {
  const light = next()
  const lit = light > 0.86 ? starlight : light > 0.52 ? copper : light > 0.44 ? lilac : ''
  const life = lit && next() > 0.34 ? (lives[Math.floor(next() * lives.length)]?.('#7A3F3A') ?? '') : ''
  const ink = lit === lilac ? violet : lit === starlight ? '#E0A97A' : '#8E4A3C'
  const glass = `<rect width="94" height="58" fill="${lit || deep}"/>${life.replaceAll('#7A3F3A', ink)}<path d="M47 0V58" stroke="${night}" stroke-width="3"/>`
  const rail = Array.from({ length: 12 }, (_, i) => `M${4 + i * 8} 44V60`).join('')
  return `<g transform="translate(${x + 8} ${y + 4})">${glass}<path d="${rail}M-6 43H100" stroke="${night}" stroke-width="2.6" fill="none"/></g>`
}

/** Tower two a little before midnight: the stars stay outside, the evenings stay on. */
export function towerTwo(): Drawing {
  const next = random(27)
  const [w, foot] = [bays * bay, top + floors * floor]
  const storeys = Array.from({ length: floors }, (_, f) => {
    const y = top + f * floor
    const row = Array.from({ length: bays }, (_, b) => windowAt(left + b * bay, y, next))
    return `${row.join('')}<rect x="${left - 10}" y="${y + floor - 8}" width="${w + 20}" height="6" fill="#3A2470"/>`
  })
  const watcher = `<g transform="translate(760 234)" fill="${night}" stroke="${night}" stroke-linecap="round"><circle cx="-52" cy="-70" r="11"/><path d="M-54-52L-58-24L-66 0M-58-24L-48 0M-52-50L-30-48" stroke-width="11" fill="none"/><path d="M-34-58L26-104L34-92L-28-48Z"/><path d="M-2-72L-18 0M-2-72L16 0" stroke-width="5"/></g>`
  const art = `<rect width="1350" height="1800" fill="${night}"/>${trails({ x: 675, y: 96, to: 1900, every: 20, seed: 5, weight: 1.25 })}
    <rect x="${left - 34}" y="${top}" width="${w + 68}" height="1500" fill="${night}"/><rect x="${left}" y="${top}" width="${w}" height="1500" fill="#1D0E33"/>
    ${storeys.join('')}<rect x="${left - 90}" y="${top - 110}" width="${w + 180}" height="110" fill="${copper}"/><rect x="${left - 90}" y="${top - 20}" width="${w + 180}" height="20" fill="#C97C45"/>
    ${watcher.replaceAll(night, copper)}${star(675, 96, 66, starlight, `stroke="${night}" stroke-width="26" paint-order="stroke"`)}
    <rect y="${foot + 20}" width="1350" height="${1800 - foot - 20}" fill="${copper}"/>
    ${lines(['Tower two, ten to midnight.'], 90, foot + 114, { size: 64, fill: night })}
    ${lines(['Somebody is always making tea.'], 92, foot + 186, { size: 58, fill: night, bold: 0.9 })}`
  return {
    width: 1200,
    height: 1600,
    html: svg(`<g transform="scale(${1200 / 1350})">${art}</g>`, 1200, 1600),
  }
}
