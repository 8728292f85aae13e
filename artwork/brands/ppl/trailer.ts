import { type Drawing, svg } from '../../lib/drawing'
import { husk, leafGreen, lines, nitrogen, paddy, phosphorus, potash, root, sky, soil, strata } from './book'
import { descender, foot, grass } from './ground'
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

/** Full bags on top of the load, seen end on. */
const load = [0, 1, 2, 3, 4, 5, 6, 7]
  .map(
    (i) =>
      `<path d="M${196 + i * 148} 104C${186 + i * 148} 50 ${216 + i * 148} 34 ${270 + i * 148} 34S${352 + i * 148} 50 ${342 + i * 148} 104Z" fill="${[nitrogen, phosphorus, potash][i % 3]}"/><path d="M${214 + i * 148} 62H${326 + i * 148}" stroke="${root}" stroke-width="5" stroke-dasharray="14 8"/>`,
  )
  .join('')

const tractor = `<path d="M1640 330H1700V180H1860V200H1720V330" fill="none" stroke="${soil}" stroke-width="14"/><rect x="1660" y="166" width="220" height="20" rx="8" fill="${paddy}"/>
  <g fill="${soil}"><circle cx="1766" cy="232" r="24"/><path d="M1734 330L1742 262H1792L1830 300L1822 314L1788 296V330Z"/></g><path d="M1740 230C1740 194 1794 196 1792 232C1776 222 1756 222 1740 230Z" fill="${phosphorus}"/>
  <path d="M1600 330H1840L1880 276H2060C2082 276 2090 290 2090 310V420H1840L1800 452H1600Z" fill="${leafGreen}"/><path d="M1840 330L1880 276H2060C2082 276 2090 290 2090 310V330Z" fill="#9BD566"/><rect x="2020" y="344" width="56" height="62" fill="${soil}"/><path d="M1980 276V170" stroke="${soil}" stroke-width="15"/><path d="M1846 318L1826 262M1806 252L1848 268" stroke="${soil}" stroke-width="10"/>
  <circle cx="1962" cy="140" r="20" fill="${root}"/><circle cx="1924" cy="110" r="28" fill="${root}"/><circle cx="1866" cy="84" r="36" fill="${root}" opacity=".8"/>`

/** The trailer drives the idea through the villages: sky on the upper boards, soil on the lower. */
export function trailer(): Drawing {
  const [line, k] = [300, 0.46]
  const boards = `<clipPath id="boards"><rect x="120" y="100" width="1320" height="334"/></clipPath><g clip-path="url(#boards)"><rect x="120" y="100" width="1320" height="334" fill="#EAF6FC"/><rect x="120" y="${line}" width="1320" height="140" fill="${strata[0]}"/><rect x="120" y="${line + 62}" width="1320" height="80" fill="${strata[1]}"/>
    <g fill="${root}">${descender(190, line, k, 44, 300)}${descender(420, line, k, 61, 300)}${foot(656, line, k, 12)}</g>${letterP(190, line, k)}${letterP(420, line, k)}${letterL(656, line, k * 0.76, { height: 500, gap: '#EAF6FC' })}${grass(120, 1450, line, 0.5)}
    ${lines(['Feed the soil.'], 880, 252, { size: 72, fill: soil })}${lines(['Soil feeds ppl.'], 880, 394, { size: 72, fill: root })}</g>`
  const frame = `<g fill="none" stroke="${paddy}" stroke-width="16"><path d="M120 100H1440V434H120Z"/></g><rect x="100" y="434" width="1360" height="20" fill="${soil}"/><path d="M1460 446H1620" stroke="${soil}" stroke-width="18"/>`
  const art = `<rect width="2160" height="600" fill="${sky}"/><path d="M0 430C400 370 900 410 1300 430S1900 360 2160 400V540H0Z" fill="#A9D489"/>${grass(0, 2170, road + 6, 0.9, leafGreen)}
    <rect y="${road}" width="2160" height="80" fill="${husk}"/><rect y="${road}" width="2160" height="14" fill="${soil}" opacity=".3"/>
    ${load}${boards}${frame}${tractor}${wheel(578, 70, nitrogen)}${wheel(1690, 132, potash)}${wheel(2020, 82, potash)}`
  return { width: 2160, height: 600, html: svg(art, 2160, 600) }
}
