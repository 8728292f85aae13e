import fairytale from '../../media/files/wordmarks/dnfairytale.svg'
import type { Film } from './stage/film'
import { circle, clipped, ellipse, line, path, place, rect, repeat } from './stage/markup'
import { blinks, both, chance, clamp, into, keys, linear, mix, out, past, ramp, swing } from './stage/timing'
import { set, wordmark } from './stage/wordmark'

/** A pop-up book for grown-ups: towers stand up, windows light one by one, and the last tenant blows the whole street out. */
const night = '#2B1B6B'
const dusk = '#3A2787'
const deep = '#1A0F4A'
const page = '#FFF0F8'
const fold = '#E9CFE6'
const rose = '#FF8AC4'
const blush = '#FFC2E2'
const violet = '#6A4BFF'
const cherry = '#FF5A8A'
const moonlight = '#FFE08A'
const lamp = '#FFB13D'
const mark = wordmark(fairytale)

const ground = 600
const blown = 4.62

interface Tower {
  x: number
  wide: number
  high: number
  wall: string
  roof: string
  rises: number
  /** Windows: offset from the middle, height, second at which they light, who is in. */
  windows: [number, number, number, string][]
}

const towers: Tower[] = [
  { x: 250, wide: 136, high: 250, wall: rose, roof: violet, rises: 0.62, windows: [[0, 190, 1.75, 'cat'], [0, 96, 2.9, 'plant']] },
  { x: 1030, wide: 136, high: 226, wall: rose, roof: cherry, rises: 0.82, windows: [[0, 166, 2.35, 'read'], [0, 76, 3.2, 'none']] },
  { x: 424, wide: 160, high: 330, wall: blush, roof: cherry, rises: 0.72, windows: [[0, 262, 2.15, 'couple'], [-36, 150, 2.7, 'none'], [36, 150, 3.05, 'lamp']] },
  { x: 856, wide: 160, high: 312, wall: blush, roof: violet, rises: 0.92, windows: [[0, 244, 1.95, 'yoga'], [-36, 134, 2.55, 'lamp'], [36, 134, 3.35, 'none']] },
  { x: 640, wide: 214, high: 398, wall: page, roof: violet, rises: 1.05, windows: [[-56, 120, 2.45, 'none'], [56, 120, 2.8, 'plant']] },
]

/** 0 flat on the page, 1 upright with a bounce, 0 again at the end. */
const standing = (t: number, rises: number): number =>
  ramp(t, rises, rises + 0.42, past) * (1 + 0.05 * swing(t, rises + 0.3, 3, 5)) * (1 - ramp(t, 5.5 + (rises - 0.6) * 0.35, 5.78 + (rises - 0.6) * 0.35, into))

const lit = (t: number, from: number, order: number): boolean => t > from && t < blown + 0.08 + order * 0.055

/** Small lives behind the panes, in silhouette. */
function tenant(kind: string, t: number, phase: number): string {
  const sway = Math.sin(t * 5 + phase)
  if (kind === 'cat') return path('M-14 26Q-16 4 -4 0L-6 -12L0 -6H6L12 -12L10 2Q18 12 14 26Z', deep) + line(`M12 22q12 -2 ${10 + sway * 4} -16`, deep, 4)
  if (kind === 'read') return circle(-2, -4, 9, deep) + path('M-16 26Q-16 8 -2 8Q12 8 14 26Z', deep) + path(`M2 12l14 ${-4 + sway}v10l-14 4z`, page)
  if (kind === 'couple') return circle(-8 + sway, -2, 8, deep) + circle(8 + sway, -4, 8, deep) + path('M-20 26Q-18 8 -8 8Q2 8 4 26ZM-2 26Q0 6 8 6Q18 8 20 26Z', deep)
  if (kind === 'yoga') return circle(sway * 2, -10, 7, deep) + path('M-6 -2H6L4 16H-4ZM-18 24Q0 12 18 24Z', deep) + line(`M-5 2L${-14 + sway * 2} -14M5 2L${14 + sway * 2} -14`, deep, 4)
  if (kind === 'plant') return path('M-8 12H8L6 26H-6Z', deep) + line('M0 12V-4M0 4q-10 0 -10 -12M0 2q10 -2 10 -14', deep, 4)
  return kind === 'lamp' ? line('M0 -26V-14', deep, 3) + path('M-10 -2L-4 -14H4L10 -2Z', deep) : ''
}

function pane(x: number, y: number, on: boolean, inner: string, id: string, half = 22): string {
  const shape = `M${-half} 30V-6A${half} ${half} 0 0 1 ${half} -6V30Z`
  return place({ x, y }, path(`M${-half - 5} 36V-6A${half + 5} ${half + 5} 0 0 1 ${half + 5} -6V36Z`, on ? '#fff' : '#CFA8DD'), path(shape, on ? lamp : '#4A2FB0'), on ? clipped(id, `<path d="${shape}"/>`, inner) : line(`M0 -26V30M${-half} 4H${half}`, '#3A2391', 4))
}

function tower(spec: Tower, index: number, t: number): string {
  const up = standing(t, spec.rises)
  if (up <= 0.01) return ''
  const { wide, high, wall, roof } = spec
  const half = wide / 2
  const lean = 2.2 * swing(t, spec.rises + 0.35, 2.2, 3.5) + 1.6 * swing(t, blown, 3, 4)
  const cut = path(`M${-half - 9} 6V${-high + 2}H${-half - 27}L0 ${-high - 150}L${half + 27} ${-high + 2}H${half + 9}V6Z`, '#fff')
  const body = rect(-half, -high, wide, high, wall) + rect(half - wide * 0.24, -high, wide * 0.24, high, '#000', 'opacity=".09"') + path(`M${-half - 15} ${-high}L0 ${-high - 136}L${half + 15} ${-high}Z`, roof) + path(`M0 ${-high - 136}L${half + 15} ${-high}H${half * 0.3}Z`, '#000', 'opacity=".14"')
  const scallops = repeat(Math.round(wide / 27), (i) => circle(-half + 13 + (i * (wide - 26)) / (Math.round(wide / 27) - 1), -high + 2, 13, roof))
  const flag = place({ y: -high - 140 }, rect(-3, -40, 6, 42, '#fff'), path(`M3 -40Q20 ${-48 + 5 * Math.sin(t * 9 + index)} 44 ${-32 + 5 * Math.sin(t * 9 + index + 1)}L3 -18Z`, lamp))
  const windows = spec.windows.map(([dx, at, from, kind], i) => pane(dx, -at, lit(t, from, 5 - index + i), tenant(kind, t, dx + index), `pane${index}${i}`)).join('')
  const king = index === 4 ? sleeper(t) + path('M-34 0V-44A34 34 0 0 1 34 -44V0Z', violet) + circle(20, -32, 4, lamp) : ''
  return place({ x: spec.x, y: ground }, `<g transform="skewX(${-lean}) scale(1 ${up})">${cut}${body}${scallops}${flag}${windows}${king}</g>`)
}

/** The tenant of the highest window: nightcap, candle, a yawn, one breath. */
function sleeper(t: number): string {
  const here = ramp(t, 3.5, 3.85, past)
  const sink = ramp(t, 4.95, 5.3, both)
  const on = t > 3.42 && t < blown
  const yawn = keys(t, [3.85, 0], [4.05, 1], [4.25, 1], [4.35, 0])
  const puff = keys(t, [4.42, 0], [4.55, 1, past], [4.75, 1], [4.9, 0])
  const shape = 'M-58 66V-20A58 58 0 0 1 58 -20V66Z'
  const flame = on ? path(`M0 -16Q${10 + 3 * Math.sin(t * 20)} -2 0 8Q${-9 + 3 * Math.sin(t * 17)} -2 0 -16Z`, '#fff') : ''
  const smoke = t > blown && t < 5.2 ? line(`M0 -2q${9 * Math.sin(t * 12)} -14 0 -26t0 -22`, '#B9A5FF', 4) : ''
  const lean = puff * 9 - yawn * 8
  const mouth = yawn > 0.1 ? ellipse(6, 14, 8 * yawn + 3, 11 * yawn + 2, '#7A2233') : puff > 0.1 ? circle(20, 12, 5, '#7A2233') : line('M-2 13q7 5 14 0', '#7A2233', 3.5)
  const shut = yawn > 0.3 || puff > 0.4 || t > 4.9
  const eyes = shut ? line('M-12 -2q6 6 11 0M9 -2q6 6 11 0', deep, 3.6) : place({ y: -2, scaleY: blinks(t, 3.75) }, circle(-6, 0, 3.6, deep), circle(14, 0, 3.6, deep))
  const cap = path(`M-28 -12Q-26 -46 4 -44Q34 -42 32 -12Z`, cherry) + path(`M6 -44Q-46 -64 ${-52 - yawn * 6} ${-8 + 8 * swing(t, 3.8, 2, 3) + yawn * 8}Q-40 -34 -22 -26Z`, cherry) + circle(-52 - yawn * 6, -4 + 8 * swing(t, 3.8, 2, 3) + yawn * 8, 9, page) + path('M-32 -16q6 -7 11 0q6 -7 11 0q6 -7 11 0q6 -7 11 0q6 -7 11 0q6 -7 11 0l-2 10h-62z', page)
  const man = place({ x: -14, y: mix(96, 20, here) + sink * 90, rotate: lean }, path('M-40 60Q-40 26 0 24Q40 26 42 60Z', '#8E7BFF'), line('M-16 30v26M4 28v28M22 32v24', blush, 5), circle(2, 2, 28, '#D9905C'), circle(puff * 22, 9, 10 * puff, '#E6A170'), eyes, path('M0 4q10 4 1 8', 'none', 'stroke="#A9653A" stroke-width="3.4" stroke-linecap="round"'), mouth, cap)
  const candle = place({ x: 38, y: mix(96, 44, here) + sink * 90 }, rect(-6, 0, 12, 26, page), rect(-13, 24, 26, 6, deep), place({ y: -4 }, flame, smoke))
  return place({ y: -262 }, path('M-66 76V-20A66 66 0 0 1 66 -20V76Z', on ? '#fff' : '#CFA8DD'), path(shape, on ? lamp : '#4A2FB0'), clipped('king', `<path d="${shape}"/>`, t > 3.4 ? man + candle : line('M0 -78V66M-58 8H58', '#3A2391', 5)), rect(-74, 64, 148, 13, '#fff'))
}

/** The book: two pages in perspective, and the leaf that turns at the start. */
function book(t: number): string {
  const open = ramp(t, 0.12, 0.7, both)
  const shut = ramp(t, 5.62, 5.98, both)
  const cover = path('M40 720L150 566H1130L1240 720Z', '#8C2F6B') + path('M78 720L170 574H640V720Z', page) + path('M640 720V574H1110L1202 720Z', page) + path('M640 574V720L560 720Q600 640 640 574Z', fold) + path('M640 574V720L720 720Q680 640 640 574Z', fold)
  const turning = open < 1 ? open : shut > 0 ? 1 - shut : 1
  const angle = Math.cos(turning * Math.PI)
  const lift = Math.sin(turning * Math.PI)
  const leaf = turning < 1 && turning > 0 ? path(`M640 574L${640 + 470 * angle} ${574 - lift * 150}L${640 + 562 * angle} ${720 - lift * 190}L640 720Z`, angle > 0 ? blush : fold) : ''
  const shadows = towers.map((spec) => path(`M${spec.x - spec.wide / 2} ${ground + 2}h${spec.wide}l${60 + spec.high * 0.18} ${60 * standing(t, spec.rises)}h${-spec.wide}Z`, fold, `opacity="${clamp(standing(t, spec.rises))}"`)).join('')
  return cover + shadows + leaf
}

/** Moon and stars hang from strings. */
function sky(t: number, what: 'stars' | 'moon'): string {
  const hung = (x: number, length: number, from: number, inner: string, heavy: number) => {
    const drop = ramp(t, from, from + 0.6, past) * (1 - ramp(t, 5.4, 5.7, into))
    return place({ x, y: -60, rotate: 4 * Math.sin(t * 1.6 + x) + 7 * swing(t, from + 0.3, heavy, 2) }, line(`M0 0V${(length + 60) * drop - 10}`, '#8E7BFF', 3), place({ y: (length + 60) * drop - (1 - drop) * 140 }, inner))
  }
  const star = (size: number, colour: string) => path(`M0 ${-size}L${size * 0.26} ${-size * 0.26}L${size} 0L${size * 0.26} ${size * 0.26}L0 ${size}L${-size * 0.26} ${size * 0.26}L${-size} 0L${-size * 0.26} ${-size * 0.26}Z`, colour)
  const asleep = t > blown + 0.25
  const face = line(asleep ? 'M-44 -10q8 8 16 0' : 'M-38 -16v8', night, 6) + line('M-40 18q8 8 18 2', night, 5)
  const moon = path('M10 -74A76 76 0 1 0 62 52A62 62 0 1 1 10 -74Z', '#fff', 'stroke="#fff" stroke-width="14" stroke-linejoin="round"') + path('M10 -74A76 76 0 1 0 62 52A62 62 0 1 1 10 -74Z', moonlight) + face
  const stars = [[96, 130, 22, blush], [196, 250, 15, '#8E7BFF'], [330, 96, 18, moonlight], [760, 74, 15, blush], [960, 120, 20, '#8E7BFF'], [1216, 236, 18, blush], [520, 60, 14, '#8E7BFF']] as const
  if (what === 'moon') return hung(1144, 140, 1.3, moon, 1.2)
  return stars.map(([x, y, size, colour], i) => hung(x, y, 1.15 + i * 0.07, place({ scale: 1 + 0.2 * Math.sin(t * 5 + i * 2) }, star(size, colour)), 2)).join('')
}

function frame(t: number): string {
  const glow = towers.flatMap((spec, index) => spec.windows.map(([, , from], i) => (lit(t, from, 5 - index + i) ? 1 : 0))).reduce<number>((sum, one) => sum + one, 0)
  const dark = ramp(t, blown + 0.1, blown + 0.6)
  const backdrop = repeat(4, (i) => path(`M640 640L${-300 + i * 420} -60H${-90 + i * 420}Z`, dusk, `opacity="${0.5 + glow * 0.03}"`))
  const written = set(mark, { x: 640, y: 664, width: 452, fill: night, letter: (i, count) => ({ scale: t > 4.85 && t < 5.6 ? ramp(t, 4.85 + (i / count) * 0.45, 5.0 + (i / count) * 0.45, out) : 0, y: 22 * (1 - ramp(t, 4.85 + (i / count) * 0.45, 5.1 + (i / count) * 0.45, past)) }) })
  const veil = rect(0, 0, 1280, 574, deep, `opacity="${0.4 * dark * (1 - ramp(t, 5.6, 5.95, linear))}"`)
  const moths = repeat(9, (i) => (t > 1.6 && t < blown ? circle(200 + chance(i, 3) * 880 + 30 * Math.sin(t * 2 + i), 500 - ((t * 40 + chance(i, 4) * 300) % 330), 3.4, moonlight) : ''))
  // Up to the highest window for the yawn, and back for the dark.
  const near = keys(t, [3.4, 1], [3.95, 2.05], [4.62, 2.15, linear], [5.05, 1])
  const share = (1 - 1 / near) / (1 - 1 / 2.15)
  const [x, y] = [640, mix(360, 318, share)]
  const scene = [backdrop, sky(t, 'stars'), book(t), ...towers.map((spec, index) => tower(spec, index, t)), moths, veil, sky(t, 'moon'), written]
  return rect(0, 0, 1280, 720, night) + place({ x: 640 - x * near, y: 360 - y * near, scale: near }, ...scene)
}

export const film: Film = { width: 1280, height: 720, duration: 6, poster: 4.2, frame }
