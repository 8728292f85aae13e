import eeve from '../../../media/files/wordmarks/eeve.svg'
import { circle, line, path, place, rect, repeat } from '../stage/markup'
import { keys, linear, mix, out, ramp } from '../stage/timing'
import { wordmark } from '../stage/wordmark'

/** What appears in the film eeve: its colours, its moments and its characters. */
export const lime = '#D8F25A'
export const moss = '#BCDB3C'
export const navy = '#15324A'
export const deep = '#0D2335'
export const leaf = '#1F6B57'
export const white = '#FFFFFF'
export const red = '#FF4F3F'
export const mark = wordmark(eeve)
export const road = 566
export const petalLands = 3.1
export const startled = 3.18
export const leaves = 4.0

/** Loudness at a second: a snoring cat, a petal, a fright. The scooter adds nothing, that is the point. */
function loudness(t: number): number {
  if (t < 0) return 0
  const snore = t < petalLands ? 9 * Math.max(0, Math.sin(t * 4.2)) ** 2 : 0
  const petal = t > petalLands ? 58 * Math.exp(-(t - petalLands) * 3.6) : 0
  return snore + petal
}

export function meter(t: number): string {
  const needle = 1060
  const samples = Array.from({ length: 266 }, (_, i) => {
    const x = i * 4
    const then = t - (needle - x) / 420
    const y = 646 + loudness(then) * Math.sin(then * 96) * (0.6 + 0.4 * Math.sin(then * 31))
    return `${x} ${y.toFixed(1)}`
  })
  const level = loudness(t)
  const dots = repeat(24, (i) => rect(20 + i * 54 - ((t * 420) % 54), 700, 4, 8, '#3B5B77'))
  return (
    rect(0, road, 1280, 160, navy) +
    rect(0, road, 1280, 8, deep) +
    dots +
    line(`M${samples.join('L')}`, lime, 6) +
    circle(needle, 646, 13 + level * 0.25, level > 20 ? red : white)
  )
}

export function petal(t: number): string {
  if (t < 1.7) return ''
  const fall = ramp(t, 1.7, petalLands, linear)
  const away = keys(t, [startled, 0], [startled + 0.5, 1, out])
  const x = 1082 + Math.sin(fall * 11) * 90 * (1 - fall) + away * 120
  const y = mix(-40, road - 232, fall) - 90 * Math.sin(away * 3.1) + away * 260
  return place(
    { x, y: Math.min(y, road - 8), rotate: Math.sin(fall * 11 + 1) * 60 + away * 400 },
    path('M0 -26C26 -16 26 18 0 28C-22 16 -24 -12 0 -26Z', red),
    line('M0 -18V18', '#FFB1A8', 4),
  )
}

/** The flame tree that the petal comes from: a trunk behind the box, a crown over the right of the street. */
export function tree(t: number): string {
  const sway = Math.sin(t * 2.1) * 3
  const crown: [number, number, number][] = [
    [1290, 30, 150],
    [1180, 20, 130],
    [1060, -20, 120],
    [960, -40, 96],
    [1240, 130, 104],
    [1120, 104, 84],
  ]
  const twig = (x: number, y: number, long: number, i: number) =>
    place(
      { x, y, rotate: sway * (i % 2 ? 1 : -1) },
      line(`M0 -30Q-6 ${long * 0.4} 4 ${long}`, leaf, 7),
      repeat(3, (k) =>
        path(
          'M0 0Q24 -16 46 0Q24 14 0 0Z',
          leaf,
          `transform="translate(${2 - k} ${18 + k * long * 0.28}) rotate(${k % 2 ? 152 : 24})"`,
        ),
      ),
      blossom(4, long, 1),
    )
  return (
    line(`M1236 ${road}Q1222 ${road - 190} 1262 120`, navy, 46) +
    line('M1240 330Q1180 250 1120 90M1250 240Q1290 190 1300 90', navy, 24) +
    crown.map(([x, y, r]) => circle(x + sway * 0.6, y, r, leaf)).join('') +
    twig(996, 60, 74, 0) +
    twig(916, 44, 46, 1) +
    [
      [930, 22, 0.9],
      [1012, 40, 1.1],
      [1084, 16, 0.9],
      [1150, 84, 1.15],
      [1216, 30, 1],
      [1252, 128, 1.1],
      [1108, 92, 0.8],
      [1190, 158, 0.9],
    ]
      .map(([x = 0, y = 0, scale = 1]) => place({ x: x + sway * 0.6, y, scale }, blossom(0, 0, 0)))
      .join('')
  )
}

/** Five red petals round a light one. */
const blossom = (x: number, y: number, turn: number): string =>
  place(
    { x, y, rotate: turn * 30 },
    repeat(5, (i) =>
      path('M0 0C-18 -12 -14 -34 0 -36C14 -34 18 -12 0 0Z', red, `transform="rotate(${i * 72})"`),
    ),
    circle(0, 0, 7, lime),
  )
