import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { husk, leafGreen, lines, nitrogen, paddy, phosphorus, potash, root, sky, soil, strata } from './book'
import { clump, fibres } from './crop'
import { grass, nutrients } from './ground'
import { signature } from './letters'

const road = 520

/** Much darker than any soil, so that tyres stand out from it. */
const rubber = '#160D0B'

/** A wheel with a nutrient for a hub; a pale rim keeps hub and tyre apart. */
function wheel(x: number, r: number, hub: string): string {
  const lugs = Array.from(
    { length: 18 },
    (_, i) =>
      `<path transform="translate(${x} ${road - r}) rotate(${i * 20})" d="M-7 ${-r - 5}H9L5 ${-r + 16}H-9Z"/>`,
  )
  return `<g fill="${rubber}">${lugs.join('')}<circle cx="${x}" cy="${road - r}" r="${r}"/></g><circle cx="${x}" cy="${road - r}" r="${r * 0.66}" fill="${root}"/><circle cx="${x}" cy="${road - r}" r="${r * 0.56}" fill="${hub}"/><circle cx="${x}" cy="${road - r}" r="${r * 0.2}" fill="${root}"/>`
}

/** A mudguard round the upper half of a wheel of radius r, in the frame's green; it parts the tyre from the soil behind. */
const mudguard = (x: number, r: number) =>
  `<path d="M${x - r - 13} ${road - r}a${r + 13} ${r + 13} 0 0 1 ${2 * r + 26} 0" fill="${soil}" stroke="${paddy}" stroke-width="10"/>`

/** Full bags on top of the load, seen end on; the ripe ears have the back of the roof for themselves. */
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

interface Boards {
  left: number
  right: number
  top: number
  /** The ground line, and where the boards end. */
  line: number
  floor: number
  /** Height of ripe paddy. */
  crop: number
  /** From where on it is sown, and how far apart clumps stand. */
  pitch: number
}

/** The painted side: a field whose paddy ripens towards the back, with its roots among the nutrients. The crop comes apart from it, since the ears stand higher than the boards. */
function side({ left, right, top, line, floor, crop, pitch }: Boards): { boards: string; plants: string } {
  const [width, depth] = [right - left, floor - line]
  const next = random(6)
  let [plants, under] = ['', '']
  for (let x = left + crop * 0.4; x < right - pitch * 0.4; x += pitch) {
    // 1 at the back, 0 at the drawbar.
    const age = 1 - (x - left) / width
    const height =
      crop * (0.26 + 0.74 * Math.max(0, Math.min(1, (age - 0.5) / 0.24))) * (0.94 + 0.12 * next())
    plants += clump(x, line + 2, {
      height,
      ripe: age > 0.6 ? Math.min(1, (age - 0.56) / 0.26) : -1,
      seed: 20 + Math.round(x),
    })
    under += fibres(x, line + 4, Math.min(depth * 0.62, height * 0.66), 5 + Math.round(x))
  }
  const boards = `<rect x="${left}" y="${top}" width="${width}" height="${floor - top}" fill="#EAF6FC"/><rect x="${left}" y="${line}" width="${width}" height="${depth}" fill="${strata[0]}"/><rect x="${left}" y="${line + depth * 0.36}" width="${width}" height="${depth * 0.64}" fill="${strata[1]}"/><rect x="${left}" y="${line + depth * 0.72}" width="${width}" height="${depth * 0.28}" fill="${strata[2]}"/><path d="${under}" fill="none" stroke="${root}" stroke-width="${(pitch * 0.075).toFixed(1)}" stroke-linecap="round"/>`
  return { boards, plants }
}

/** The trailer drives the idea through the villages: what is eaten stands on the upper boards, what is fed on the lower. */
export function trailer(): Drawing {
  const [left, right, line, top, floor] = [60, 1460, 276, 92, 446]
  const { boards, plants } = side({ left, right, top, line, floor, crop: 210, pitch: 40 })
  const fed = nutrients({
    left: left + 20,
    right: 720,
    top: line + 26,
    bottom: floor - 20,
    tries: 120,
    apart: 60,
    size: 0.62,
    seed: 11,
  })
  const stays = [200, 520, 1240].map(
    (x) => `<path d="M${x} ${floor}v22" stroke="${soil}" stroke-width="12"/>`,
  )
  const frame = `<path d="M${left} ${top}H${right}V${floor}H${left}Z" fill="none" stroke="${paddy}" stroke-width="16"/>${stays.join('')}<rect x="44" y="${floor + 6}" width="1432" height="18" fill="${soil}"/><path d="M1470 ${floor + 12}H1620" stroke="${soil}" stroke-width="18"/>`
  const art = `<rect width="2160" height="600" fill="${sky}"/><circle cx="1600" cy="150" r="86" fill="${potash}"/><path d="M0 430C400 370 900 410 1300 430S1900 360 2160 400V540H0Z" fill="#A9D489"/>${grass(0, 2170, road + 6, 0.9, leafGreen)}
    <rect y="${road}" width="2160" height="80" fill="${husk}"/><rect y="${road}" width="2160" height="14" fill="${soil}" opacity=".3"/>
    ${load}${boards}${fed}${frame}${plants}${lines(['Lunch up here.'], 820, 190, { size: 84, fill: soil })}${lines(['Cooking down here.'], 770, 372, { size: 70, fill: root })}
    ${tractor}${signature(1852, 384, 0.068, root)}${mudguard(850, 50)}${mudguard(988, 50)}${wheel(850, 50, nitrogen)}${wheel(988, 50, phosphorus)}${wheel(1690, 132, potash)}${wheel(2020, 82, potash)}`
  return { width: 2160, height: 600, html: svg(art, 2160, 600) }
}

/** For a phone: the trailer alone from behind the tractor, one sentence above the ground line and one below it. */
export function trailerPhone(): Drawing {
  const [width, height] = [1080, 1200]
  const [left, right, top, line, floor, wayside] = [60, 1020, 170, 650, 980, 1110]
  const { boards, plants } = side({ left, right, top, line, floor: floor - 116, crop: 400, pitch: 58 })
  const fed = nutrients({
    left: left + 20,
    right: right - 20,
    top: line + 26,
    bottom: floor - 136,
    tries: 130,
    apart: 66,
    size: 0.8,
    seed: 11,
  })
  const tyre = (x: number, hub: string) =>
    `<g transform="translate(0 ${wayside - road})">${wheel(x, 60, hub)}</g>`
  const art = `<rect width="${width}" height="${height}" fill="${sky}"/><path d="M0 960C300 900 700 950 1080 920V${height}H0Z" fill="#A9D489"/>${grass(0, 1090, wayside + 6, 0.9, leafGreen)}
    <rect y="${wayside}" width="${width}" height="90" fill="${husk}"/><rect y="${wayside}" width="${width}" height="14" fill="${soil}" opacity=".3"/>
    <g transform="translate(-494 ${top - 92})">${load}</g>${boards}${fed}<rect x="${left}" y="${floor - 116}" width="${right - left}" height="116" fill="${soil}"/><path d="M${left} ${top}H${right}V${floor}H${left}Z" fill="none" stroke="${paddy}" stroke-width="16"/>${plants}
    ${lines(['Lunch', 'up here.'], 978, 290, { size: 92, fill: soil, anchor: 'end', leading: 1.04 })}${lines(['Cooking down here.'], 100, floor - 42, { size: 80, fill: root })}${signature(906, floor - 48, 0.082, potash)}
    <rect x="44" y="${floor + 8}" width="${right - left + 32}" height="20" fill="${soil}"/><path d="M${right} ${floor + 18}H${width}" stroke="${soil}" stroke-width="18"/>${tyre(450, nitrogen)}${tyre(596, phosphorus)}`
  return { width, height, html: svg(art, width, height) }
}
