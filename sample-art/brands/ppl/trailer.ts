import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { lines, nitrogen, paddy, phosphorus, potash, root, soil, strata } from './book'
import { clump, fibres } from './crop'
import { nutrients } from './ground'
import { signature } from './letters'
import { behind, cast, inFront, type Roadside, sacks } from './roadside'
import { tractor } from './tractor'
import { rims, wheel } from './wheel'

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

/** What makes a painted side a thing of tin and timber: joints of the boards, upright irons with bolts, light from the right, and a frame. */
function bodywork({ left, right, top, floor }: Boards, irons: readonly number[]): string {
  const high = floor - top
  const joints = [0.25, 0.5, 0.75].map((t) => `M${left} ${top + high * t}H${right}`).join('')
  const uprights = irons.map((x) => {
    const bolts = [0.14, 0.5, 0.86]
      .map((t) => `<circle cx="${x}" cy="${top + high * t}" r="4" fill="#0F4A24"/>`)
      .join('')
    return `<rect x="${x - 20}" y="${top}" width="16" height="${high}" fill="${soil}" opacity=".22"/><rect x="${x - 9}" y="${top}" width="18" height="${high + 12}" fill="${paddy}"/><rect x="${x + 5}" y="${top}" width="4" height="${high + 12}" fill="#6DBB6E"/>${bolts}`
  })
  return `<path d="${joints}" stroke="${soil}" stroke-opacity=".16" stroke-width="3"/><rect x="${left}" y="${top}" width="${right - left}" height="${high}" fill="url(#board)"/><rect x="${left}" y="${top}" width="${right - left}" height="24" fill="${soil}" opacity=".14"/>${uprights.join('')}
    <path d="M${left} ${top}H${right}V${floor}H${left}Z" fill="none" stroke="${paddy}" stroke-width="18"/><path d="M${left - 9} ${top - 7}H${right + 7}V${floor}" fill="none" stroke="#6DBB6E" stroke-width="5"/><path d="M${left - 7} ${top}V${floor + 7}H${right}" fill="none" stroke="#0F4A24" stroke-width="5"/>`
}

const lit = `<linearGradient id="board"><stop offset="0" stop-color="${soil}" stop-opacity=".1"/><stop offset=".5" stop-color="${soil}" stop-opacity=".02"/><stop offset="1" stop-color="#FFE9A8" stop-opacity=".3"/></linearGradient>`

/** A mudguard over a pair of wheels, in the frame's green; it parts the tyres from the soil behind. */
const mudguard = (from: number, to: number, y: number, r: number) =>
  `<path d="M${from - r} ${y}A${r} ${r} 0 0 1 ${from} ${y - r}H${to}A${r} ${r} 0 0 1 ${to + r} ${y}Z" fill="#1E100C"/><path d="M${from - r} ${y}A${r} ${r} 0 0 1 ${from} ${y - r}H${to}A${r} ${r} 0 0 1 ${to + r} ${y}" fill="none" stroke="${paddy}" stroke-width="11" stroke-linecap="round"/><path d="M${from} ${y - r - 4}H${to}A${r + 4} ${r + 4} 0 0 1 ${to + r * 0.8} ${y - r * 0.6}" fill="none" stroke="#6DBB6E" stroke-width="3.5" stroke-linecap="round"/>`

/** The trailer drives the idea through the villages: what is eaten stands on the upper boards, what is fed on the lower. */
export function trailer(): Drawing {
  const place: Roadside = {
    width: 2160,
    height: 600,
    horizon: 404,
    road: 522,
    sun: { x: 2100, r: 50 },
    palms: [
      [1496, 150],
      [1544, 118],
      [2010, 96],
    ],
  }
  const body: Boards = { left: 62, right: 1440, line: 270, top: 96, floor: 440, crop: 206, pitch: 40 }
  const { boards, plants } = side(body)
  const { left, line, floor } = body
  const fed = nutrients({
    left: left + 20,
    right: 700,
    top: line + 26,
    bottom: floor - 20,
    tries: 120,
    apart: 60,
    size: 0.62,
    seed: 11,
  })
  const chassis = `<rect x="46" y="${floor + 9}" width="1410" height="20" fill="#2A1A14"/><rect x="46" y="${floor + 9}" width="1410" height="4" fill="#8A6A50"/><path d="M1440 ${floor + 19}H1530L1560 ${floor + 4}" fill="none" stroke="#2A1A14" stroke-width="16"/><path d="M1430 ${floor + 30}q40 40 100-4" fill="none" stroke="#2A1A14" stroke-width="4" stroke-dasharray="7 4"/><rect x="48" y="${floor - 28}" width="15" height="28" rx="4" fill="#D8301C"/>`
  const art = `<defs>${rims}${lit}</defs>${behind(place)}${cast(60, 1460, place.road)}${cast(1590, 2040, place.road)}
    ${sacks(726, 96, 5)}${boards}${fed}${bodywork(body, [390, 732])}${plants}${lines(['Lunch up here.'], 790, 188, { size: 84, fill: soil })}${lines(['Cooking down here.'], 764, 360, { size: 70, fill: root })}
    ${chassis}${mudguard(846, 982, 462, 70)}${wheel(846, place.road, 58, nitrogen)}${wheel(982, place.road, 58, phosphorus)}${tractor(1690, place.road)}${inFront(place)}`
  return { width: 2160, height: 600, html: svg(art, 2160, 600) }
}

/** For a phone: the trailer alone from behind the tractor, one sentence above the ground line and one below it. */
export function trailerPhone(): Drawing {
  const place: Roadside = {
    width: 1080,
    height: 1200,
    horizon: 960,
    road: 1086,
    sun: { x: 1300, r: 70 },
    palms: [],
  }
  const { width, height, road } = place
  const [left, right, top, line, floor] = [60, 1020, 170, 640, 956]
  const body: Boards = { left, right, top, line, floor, crop: 400, pitch: 58 }
  const { boards, plants } = side({ ...body, floor: floor - 116 })
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
  const art = `<defs>${rims}${lit}</defs>${behind(place)}${cast(60, right, road)}
    ${sacks(214, top, 5)}${boards}${fed}<rect x="${left}" y="${floor - 116}" width="${right - left}" height="116" fill="${soil}"/>${bodywork(body, [])}${plants}
    ${lines(['Lunch', 'up here.'], 968, 290, { size: 92, fill: soil, anchor: 'end', leading: 1.04 })}${lines(['Cooking down here.'], 100, floor - 42, { size: 80, fill: root })}${signature(890, floor - 48, 0.082, potash)}
    <rect x="44" y="${floor + 9}" width="${right - left + 32}" height="22" fill="#2A1A14"/><path d="M${right} ${floor + 20}H${width}" stroke="#2A1A14" stroke-width="18"/>${mudguard(440, 600, 1014, 84)}${wheel(440, road, 70, nitrogen)}${wheel(600, road, 70, phosphorus)}${inFront(place)}`
  return { width, height, html: svg(art, width, height) }
}
