import fairytale from '../../../media/files/wordmarks/dnfairytale.svg'
import { circle, clipped, ellipse, line, path, place, rect } from '../stage/markup'
import { blinks, both, into, keys, mix, past, ramp, swing } from '../stage/timing'
import { wordmark } from '../stage/wordmark'

/** What appears in the film dnfairytale: its colours, its moments and its characters. */
export const night = '#2B1B6B'
export const dusk = '#3A2787'
export const deep = '#1A0F4A'
export const page = '#FFF0F8'
export const fold = '#E9CFE6'
const rose = '#FF8AC4'
export const blush = '#FFC2E2'
export const violet = '#6A4BFF'
const cherry = '#FF5A8A'
export const moonlight = '#FFE08A'
export const lamp = '#FFB13D'
export const mark = wordmark(fairytale)
export const ground = 600
export const blown = 4.62

export interface Tower {
  x: number
  wide: number
  high: number
  wall: string
  roof: string
  rises: number
  /** Windows: offset from the middle, height, second at which they light, who is in. */
  windows: [number, number, number, string][]
}

export const towers: Tower[] = [
  {
    x: 250,
    wide: 136,
    high: 250,
    wall: rose,
    roof: violet,
    rises: 0.62,
    windows: [
      [0, 190, 1.75, 'cat'],
      [0, 96, 2.9, 'plant'],
    ],
  },
  {
    x: 1030,
    wide: 136,
    high: 226,
    wall: rose,
    roof: cherry,
    rises: 0.82,
    windows: [
      [0, 166, 2.35, 'read'],
      [0, 76, 3.2, 'none'],
    ],
  },
  {
    x: 424,
    wide: 160,
    high: 330,
    wall: blush,
    roof: cherry,
    rises: 0.72,
    windows: [
      [0, 262, 2.15, 'couple'],
      [-36, 150, 2.7, 'none'],
      [36, 150, 3.05, 'lamp'],
    ],
  },
  {
    x: 856,
    wide: 160,
    high: 312,
    wall: blush,
    roof: violet,
    rises: 0.92,
    windows: [
      [0, 244, 1.95, 'yoga'],
      [-36, 134, 2.55, 'lamp'],
      [36, 134, 3.35, 'none'],
    ],
  },
  {
    x: 640,
    wide: 214,
    high: 398,
    wall: page,
    roof: violet,
    rises: 1.05,
    windows: [
      [-56, 120, 2.45, 'none'],
      [56, 120, 2.8, 'plant'],
    ],
  },
]

/** 0 flat on the page, 1 upright with a bounce, 0 again at the end. */
export const standing = (t: number, rises: number): number =>
  ramp(t, rises, rises + 0.42, past) *
  (1 + 0.05 * swing(t, rises + 0.3, 3, 5)) *
  (1 - ramp(t, 5.5 + (rises - 0.6) * 0.35, 5.78 + (rises - 0.6) * 0.35, into))
export const lit = (t: number, from: number, order: number): boolean =>
  t > from && t < blown + 0.08 + order * 0.055

/** Small lives behind the panes, in silhouette. */
export function tenant(kind: string, t: number, phase: number): string {
  const sway = Math.sin(t * 5 + phase)
  if (kind === 'cat')
    return (
      path('M-14 26Q-16 4 -4 0L-6 -12L0 -6H6L12 -12L10 2Q18 12 14 26Z', deep) +
      line(`M12 22q12 -2 ${10 + sway * 4} -16`, deep, 4)
    )
  if (kind === 'read')
    return (
      circle(-2, -4, 9, deep) +
      path('M-16 26Q-16 8 -2 8Q12 8 14 26Z', deep) +
      path(`M2 12l14 ${-4 + sway}v10l-14 4z`, page)
    )
  if (kind === 'couple')
    return (
      circle(-8 + sway, -2, 8, deep) +
      circle(8 + sway, -4, 8, deep) +
      path('M-20 26Q-18 8 -8 8Q2 8 4 26ZM-2 26Q0 6 8 6Q18 8 20 26Z', deep)
    )
  if (kind === 'yoga')
    return (
      circle(sway * 2, -10, 7, deep) +
      path('M-6 -2H6L4 16H-4ZM-18 24Q0 12 18 24Z', deep) +
      line(`M-5 2L${-14 + sway * 2} -14M5 2L${14 + sway * 2} -14`, deep, 4)
    )
  if (kind === 'plant')
    return path('M-8 12H8L6 26H-6Z', deep) + line('M0 12V-4M0 4q-10 0 -10 -12M0 2q10 -2 10 -14', deep, 4)
  return kind === 'lamp' ? line('M0 -26V-14', deep, 3) + path('M-10 -2L-4 -14H4L10 -2Z', deep) : ''
}

/** The tenant of the highest window: nightcap, candle, a yawn, one breath. */
export function sleeper(t: number): string {
  const here = ramp(t, 3.5, 3.85, past)
  const sink = ramp(t, 4.95, 5.3, both)
  const on = t > 3.42 && t < blown
  const yawn = keys(t, [3.85, 0], [4.05, 1], [4.25, 1], [4.35, 0])
  const puff = keys(t, [4.42, 0], [4.55, 1, past], [4.75, 1], [4.9, 0])
  const shape = 'M-58 66V-20A58 58 0 0 1 58 -20V66Z'
  const flame = on
    ? path(`M0 -16Q${10 + 3 * Math.sin(t * 20)} -2 0 8Q${-9 + 3 * Math.sin(t * 17)} -2 0 -16Z`, '#fff')
    : ''
  const smoke =
    t > blown && t < 5.2 ? line(`M0 -2q${9 * Math.sin(t * 12)} -14 0 -26t0 -22`, '#B9A5FF', 4) : ''
  const lean = puff * 9 - yawn * 8
  const mouth =
    yawn > 0.1
      ? ellipse(6, 14, 8 * yawn + 3, 11 * yawn + 2, '#7A2233')
      : puff > 0.1
        ? circle(20, 12, 5, '#7A2233')
        : line('M-2 13q7 5 14 0', '#7A2233', 3.5)
  const shut = yawn > 0.3 || puff > 0.4 || t > 4.9
  const eyes = shut
    ? line('M-12 -2q6 6 11 0M9 -2q6 6 11 0', deep, 3.6)
    : place({ y: -2, scaleY: blinks(t, 3.75) }, circle(-6, 0, 3.6, deep), circle(14, 0, 3.6, deep))
  const cap =
    path(`M-28 -12Q-26 -46 4 -44Q34 -42 32 -12Z`, cherry) +
    path(
      `M6 -44Q-46 -64 ${-52 - yawn * 6} ${-8 + 8 * swing(t, 3.8, 2, 3) + yawn * 8}Q-40 -34 -22 -26Z`,
      cherry,
    ) +
    circle(-52 - yawn * 6, -4 + 8 * swing(t, 3.8, 2, 3) + yawn * 8, 9, page) +
    path('M-32 -16q6 -7 11 0q6 -7 11 0q6 -7 11 0q6 -7 11 0q6 -7 11 0q6 -7 11 0l-2 10h-62z', page)
  const man = place(
    { x: -14, y: mix(96, 20, here) + sink * 90, rotate: lean },
    path('M-40 60Q-40 26 0 24Q40 26 42 60Z', '#8E7BFF'),
    line('M-16 30v26M4 28v28M22 32v24', blush, 5),
    circle(2, 2, 28, '#D9905C'),
    circle(puff * 22, 9, 10 * puff, '#E6A170'),
    eyes,
    path('M0 4q10 4 1 8', 'none', 'stroke="#A9653A" stroke-width="3.4" stroke-linecap="round"'),
    mouth,
    cap,
  )
  const candle = place(
    { x: 38, y: mix(96, 44, here) + sink * 90 },
    rect(-6, 0, 12, 26, page),
    rect(-13, 24, 26, 6, deep),
    place({ y: -4 }, flame, smoke),
  )
  return place(
    { y: -262 },
    path('M-66 76V-20A66 66 0 0 1 66 -20V76Z', on ? '#fff' : '#CFA8DD'),
    path(shape, on ? lamp : '#4A2FB0'),
    clipped(
      'king',
      `<path d="${shape}"/>`,
      t > 3.4 ? man + candle : line('M0 -78V66M-58 8H58', '#3A2391', 5),
    ),
    rect(-74, 64, 148, 13, '#fff'),
  )
}
