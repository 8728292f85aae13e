import { type Drawing, svg } from '../../lib/drawing'
import { leafGreen, lines, nitrogen, paddy, phosphorus, potash, root, sky, soil } from './book'
import { earth, grass, nutrients, roots } from './ground'

const line = 180
const plant = 1130

/** A root system turned by `turn` degrees (left positive) about its start. */
const turned = (x: number, y: number, turn: number, seed: number, length: number, width: number, count = 1) =>
  `<g transform="rotate(${turn} ${x} ${y})">${roots(x, y, { count, width, length, fan: 0.2, depth: 1, seed })}</g>`

/** The tap root keeps to the right of the words; everything that goes left does so below them. */
const underground = `<path d="M1096 ${line}H1164C1174 420 1160 600 1122 800C1094 950 1062 1060 1030 1190L974 1180C1010 1060 1048 930 1072 790C1104 610 1100 400 1096 ${line}Z"/>
  ${turned(1116, 400, -48, 8, 340, 26)}${turned(1106, 570, -36, 27, 440, 26)}${turned(1066, 800, -30, 33, 560, 28)}${turned(1022, 1000, -18, 91, 520, 28)}
  ${turned(1034, 1070, 48, 30, 620, 36, 3)}${turned(1004, 1130, -4, 63, 430, 36, 4)}`

const question = (fill: string): string =>
  lines(['What’s', 'under', 'you?'], 76, 520, { size: 290, fill, leading: 0.92 })

const promise = (fill: string): string =>
  lines(['You see a tenth of a field.', 'We work on the rest.'], 80, 1612, { size: 62, fill })

/** What a field has swallowed over the years. */
const finds = `<g transform="translate(1130 1180) rotate(20)"><circle r="62" fill="#B8321F"/><path d="M-50-36Q0 0-50 36M50-36Q0 0 50 36" stroke="${root}" stroke-width="6" fill="none" stroke-dasharray="10 7"/></g>
  <g transform="translate(196 1400) rotate(-24)"><ellipse rx="88" ry="30" fill="#8D7A5C"/><path d="M-88 0C-60-70 60-70 88 0" fill="none" stroke="#8D7A5C" stroke-width="14"/><path d="M-70 6H70" stroke="${soil}" stroke-width="5"/></g>
  <g transform="translate(1180 930)" fill="none" stroke="#E58FA0" stroke-width="26" stroke-linecap="round"><path d="M-110 20C-70-50-30 60 10 0S80-30 110 10"/><path d="M-20 22l14-16" stroke="#C96F82" stroke-width="26"/></g>
  <g transform="translate(1236 690) rotate(14)"><circle r="50" fill="${potash}"/><circle r="38" fill="none" stroke="${soil}" stroke-opacity=".4" stroke-width="5"/><path d="M-14-16h28M-14-4h28M-10-16q26 0 10 14l-12 2 20 22" stroke="${soil}" stroke-width="6" fill="none"/></g>`

/** A poster that is nine tenths soil; its reader stands on the last tenth. */
export function posterUnderYou(): Drawing {
  const free = (x: number, y: number): boolean =>
    !(x > 40 && x < 1190 && y > 280 && y < 560) &&
    !(x > 40 && x < 960 && y > 280 && y < 1150) &&
    !(y > 1540 && x < 900) &&
    Math.abs(x - plant) > 60
  const farmer = `<g transform="translate(420 ${line})" fill="${soil}"><circle cy="-112" r="15"/><path d="M-26-122Q0-150 26-122Z" fill="${phosphorus}"/><path d="M-17-94H17L22-48H12L14 0H2L0-40L-4 0H-16L-12-48H-22Z"/><path d="M20-90L40-40" stroke="${soil}" stroke-width="9"/><path d="M34-120L46 0" stroke="${paddy}" stroke-width="7"/></g>`
  const sprout = `<g transform="translate(${plant} ${line})"><path d="M0 0V-66" stroke="${paddy}" stroke-width="14"/><path d="M0-56C-60-60-84-96-80-124C-30-120-2-96 0-56ZM0-56C60-60 84-96 80-124C30-120 2-96 0-56Z" fill="${leafGreen}"/></g>`
  const art = `<rect width="1350" height="1800" fill="${sky}"/>${earth(1350, line, 1800)}${nutrients({ top: line + 60, right: 1350, bottom: 1780, tries: 380, apart: 66, size: 1.15, keep: free, seed: 21 })}
    <g fill="#C9A78E">${underground}</g>
    ${farmer}${sprout}${grass(4, 1360, line, 0.7)}${finds}
    ${question(root)}
    ${promise(root)}<circle cx="1240" cy="1690" r="26" fill="${nitrogen}"/><rect x="1156" y="1666" width="46" height="46" fill="${phosphorus}"/><path d="M1105 1664l28 48h-56z" fill="${potash}"/>`
  return { width: 1350, height: 1800, html: svg(art, 1350, 1800) }
}
