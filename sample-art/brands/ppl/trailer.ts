import { type Drawing, svg } from '../../lib/drawing'
import { husk, leafGreen, lines, nitrogen, paddy, phosphorus, potash, root, sky, soil, strata } from './book'
import { descender, foot, grass, nutrients } from './ground'
import { letterL, letterP } from './letters'

const road = 520

/** A wheel whose tread is soil and whose hub is a nutrient. */
function wheel(x: number, r: number, hub: string): string {
  const lugs = Array.from(
    { length: 18 },
    (_, i) =>
      `<path transform="translate(${x} ${road - r}) rotate(${i * 20})" d="M-7 ${-r - 5}H9L5 ${-r + 16}H-9Z"/>`,
  )
  return `<g fill="${soil}">${lugs.join('')}<circle cx="${x}" cy="${road - r}" r="${r}"/></g><circle cx="${x}" cy="${road - r}" r="${r * 0.56}" fill="${hub}"/><circle cx="${x}" cy="${road - r}" r="${r * 0.2}" fill="${root}"/>`
}

/** Full bags on top of the load, seen end on; the ear needs the front of the roof for itself. */
const load = [0, 1, 2, 3, 4]
  .map(
    (i) =>
      `<path d="M${736 + i * 140} 104C${726 + i * 140} 50 ${752 + i * 140} 34 ${802 + i * 140} 34S${878 + i * 140} 50 ${868 + i * 140} 104Z" fill="${[nitrogen, phosphorus, potash][i % 3]}"/><path d="M${752 + i * 140} 62H${852 + i * 140}" stroke="${root}" stroke-width="5" stroke-dasharray="14 8"/>`,
  )
  .join('')

const tractor = `<path d="M1640 330H1700V180H1860V200H1720V330" fill="none" stroke="${soil}" stroke-width="14"/><rect x="1660" y="166" width="220" height="20" rx="8" fill="${paddy}"/>
  <g fill="${soil}"><circle cx="1766" cy="232" r="24"/><path d="M1734 330L1742 262H1792L1830 300L1822 314L1788 296V330Z"/></g><path d="M1740 230C1740 194 1794 196 1792 232C1776 222 1756 222 1740 230Z" fill="${phosphorus}"/>
  <path d="M1600 330H1840L1880 276H2060C2082 276 2090 290 2090 310V420H1840L1800 452H1600Z" fill="${leafGreen}"/><path d="M1840 330L1880 276H2060C2082 276 2090 290 2090 310V330Z" fill="#9BD566"/><rect x="2020" y="344" width="56" height="62" fill="${soil}"/><path d="M1980 276V170" stroke="${soil}" stroke-width="15"/><path d="M1846 318L1826 262M1806 252L1848 268" stroke="${soil}" stroke-width="10"/>
  <circle cx="1962" cy="140" r="20" fill="${root}"/><circle cx="1924" cy="110" r="28" fill="${root}"/><circle cx="1866" cy="84" r="36" fill="${root}" opacity=".8"/>`

/** The trailer drives the idea through the villages: what is eaten stands on the upper boards, what is fed on the lower. */
export function trailer(): Drawing {
  const [line, k, top, floor] = [276, 0.42, 92, 446]
  const below = { tries: 150, apart: 62, size: 0.62, seed: 11 }
  const boards = `<clipPath id="boards"><rect x="60" y="${top}" width="1400" height="${floor - top}"/></clipPath><g clip-path="url(#boards)"><rect x="60" y="${top}" width="1400" height="${floor - top}" fill="#EAF6FC"/><rect x="60" y="${line}" width="1400" height="190" fill="${strata[0]}"/><rect x="60" y="${line + 62}" width="1400" height="128" fill="${strata[1]}"/><rect x="60" y="${line + 122}" width="1400" height="70" fill="${strata[2]}"/>
    ${nutrients({ ...below, left: 80, right: 1440, top: line + 24, bottom: floor - 20, keep: (x) => x < 740 })}
    <g fill="${root}">${descender(120, line, k, 44, 250)}${descender(352, line, k, 61, 250)}${foot(584, line, k, 12)}</g>${letterP(120, line, k)}${letterP(352, line, k)}${grass(60, 1470, line, 0.6)}
    ${lines(['Lunch up here.'], 800, 220, { size: 84, fill: soil })}${lines(['Cooking down here.'], 800, 362, { size: 62, fill: root })}</g>`
  const stays = [200, 520, 1240].map(
    (x) => `<path d="M${x} ${floor}v22" stroke="${soil}" stroke-width="12"/>`,
  )
  const frame = `<path d="M60 ${top}H1460V${floor}H60Z" fill="none" stroke="${paddy}" stroke-width="16"/>${stays.join('')}<rect x="44" y="${floor + 6}" width="1432" height="18" fill="${soil}"/><path d="M1470 ${floor + 12}H1620" stroke="${soil}" stroke-width="18"/>`
  const art = `<rect width="2160" height="600" fill="${sky}"/><circle cx="1600" cy="150" r="86" fill="${potash}"/><path d="M0 430C400 370 900 410 1300 430S1900 360 2160 400V540H0Z" fill="#A9D489"/>${grass(0, 2170, road + 6, 0.9, leafGreen)}
    <rect y="${road}" width="2160" height="80" fill="${husk}"/><rect y="${road}" width="2160" height="14" fill="${soil}" opacity=".3"/>
    ${load}${boards}${frame}${letterL(584, line, k, { height: 552 })}${grass(560, 660, line, 0.6)}${tractor}${wheel(842, 64, nitrogen)}${wheel(996, 64, phosphorus)}${wheel(1690, 132, potash)}${wheel(2020, 82, potash)}`
  return { width: 2160, height: 600, html: svg(art, 2160, 600) }
}

/** For a phone: the trailer alone from behind the tractor, one sentence above the ground line and one below it. */
export function trailerPhone(): Drawing {
  const [width, height, k] = [1080, 1200, 0.66]
  const [left, right, top, line, floor, wayside] = [60, 1020, 140, 640, 980, 1110]
  const span = right - left
  const tyre = (x: number, hub: string) =>
    `<g transform="translate(0 ${wayside - road})">${wheel(x, 74, hub)}</g>`
  const boards = `<clipPath id="boards"><rect x="${left}" y="${top}" width="${span}" height="${floor - top}"/></clipPath><g clip-path="url(#boards)"><rect x="${left}" y="${top}" width="${span}" height="${floor - top}" fill="#EAF6FC"/><rect x="${left}" y="${line}" width="${span}" height="400" fill="${strata[0]}"/><rect x="${left}" y="${line + 120}" width="${span}" height="300" fill="${strata[1]}"/><rect x="${left}" y="${line + 220}" width="${span}" height="200" fill="${strata[2]}"/>
    ${nutrients({ tries: 130, apart: 62, size: 0.8, seed: 11, left: left + 20, right: right - 20, top: line + 24, bottom: floor - 120, keep: () => true })}
    <g fill="${root}">${descender(120, line, k, 44, 250)}${descender(440, line, k, 61, 250)}${foot(770, line, k, 12)}</g>${letterP(120, line, k)}${letterP(440, line, k)}${grass(left, right + 10, line, 0.7)}
    ${lines(['Lunch up here.'], 108, 256, { size: 90, fill: soil })}<rect x="${left}" y="${floor - 112}" width="${span}" height="112" fill="${soil}"/>${lines(['Cooking down here.'], 108, floor - 32, { size: 84, fill: root })}</g>`
  const art = `<rect width="${width}" height="${height}" fill="${sky}"/><path d="M0 960C300 900 700 950 1080 920V${height}H0Z" fill="#A9D489"/>${grass(0, 1090, wayside + 6, 0.9, leafGreen)}
    <rect y="${wayside}" width="${width}" height="90" fill="${husk}"/><rect y="${wayside}" width="${width}" height="14" fill="${soil}" opacity=".3"/>
    <g transform="translate(-630 ${top - 92})">${load}</g>${boards}<path d="M${left} ${top}H${right}V${floor}H${left}Z" fill="none" stroke="${paddy}" stroke-width="16"/>
    ${letterL(770, line, k, { height: 520, leaves: 2 })}<rect x="44" y="${floor + 8}" width="${span + 32}" height="20" fill="${soil}"/><path d="M${right} ${floor + 18}H${width}" stroke="${soil}" stroke-width="18"/>${tyre(430, nitrogen)}${tyre(610, phosphorus)}`
  return { width, height, html: svg(art, width, height) }
}
