import halwa from '../../../media/files/wordmarks/raagihalwa.svg'
import { circle, clipped, ellipse, line, path, place, rect, repeat } from '../stage/markup'
import { blinks, both, keys, linear, mix, out, past, ramp, turn } from '../stage/timing'
import { wordmark } from '../stage/wordmark'

/** What appears in the film raagihalwa: its colours, its moments and its characters. */
export const wall = '#F6E3C5'
export const stripe = '#F1D6A9'
export const indigo = '#1F5F8B'
const navy = '#163F5F'
export const ragi = '#5B2B1E'
export const ragiLight = '#7B4130'
export const marigold = '#FFB93A'
export const rani = '#C2255C'
export const leaf = '#2E7D4F'
export const cream = '#FFF3DD'
export const skin = '#A9683F'
export const shade = '#8F5331'
const hair = '#E8E2DA'
export const ink = '#20120D'
export const mark = wordmark(halwa)
export const asks = 3.3
export const serves = 4.15

/** Where the ladle's head goes round: an ellipse in the pot; it stops for the question, rises for the answer. */
export function ladle(t: number): { x: number; y: number; lifted: number } {
  const speed = (x: number) => Math.min(x, asks + 0.12)
  const angle = turn(speed(t), 1.08) - ramp(t, asks, asks + 0.12, out) * 0.12
  const lifted = keys(t, [3.75, 0], [serves, 1, both], [4.6, 1], [5.0, 0, both])
  const pour = keys(t, [serves, 0], [4.45, 1, both], [4.7, 1], [5.0, 0, both])
  const resume = ramp(t, 5.0, 6.0, linear) * Math.PI * 2 * 0.93
  return {
    x: 360 + Math.cos(angle + resume) * 150 * (1 - lifted) + pour * 20,
    y: 800 + Math.sin(angle + resume) * 26 * (1 - lifted) - lifted * 210 + pour * 40,
    lifted,
  }
}

/** Grandmother, from the waist, without her arms: she sways with the ladle. */
export function grandmother(t: number): string {
  const spoon = ladle(t)
  const sway = (spoon.x - 360) / 150
  const look = keys(t, [asks + 0.15, 0], [asks + 0.4, 1, past], [4.9, 1], [5.2, 0])
  const brow = keys(t, [asks + 0.2, 0], [asks + 0.45, 1, past], [4.5, 0.4], [5.2, 0])
  const body =
    path(`M150 800Q130 520 ${250 + sway * 8} 480Q360 440 ${470 + sway * 8} 480Q590 520 570 800Z`, rani) +
    clipped(
      'sari',
      `<path d="M150 800Q130 520 ${250 + sway * 8} 480Q360 440 ${470 + sway * 8} 480Q590 520 570 800Z"/>`,
      path('M430 440Q300 620 130 700V800H260Q430 700 540 480Z', marigold),
      path('M452 452Q330 640 150 744L168 780Q360 680 500 470Z', leaf),
      repeat(9, (i) => circle(196 + i * 34, 728 - i * 27 + i * i * 0.3, 7, cream)),
      repeat(40, (i) =>
        circle(130 + (i % 8) * 62 + (Math.floor(i / 8) % 2) * 30, 500 + Math.floor(i / 8) * 58, 5, '#E0608C'),
      ),
    )
  const wink = blinks(t, 0.8, 2.2, 5.4)
  const gx = mix(Math.cos(turn(Math.min(t, asks), 1.08)) * 6, 7, look)
  const gy = mix(7, 12, look)
  const eye = (x: number) =>
    circle(x, 322, 39, cream, `stroke="${ink}" stroke-width="6"`) +
    place({ x: x + gx, y: 322 + gy * 0.6, scaleY: wink }, circle(0, 0, 10, ink))
  const head = place(
    { x: 360 + sway * 16, y: 440, rotate: sway * 3.4 + look * 6 },
    place(
      { x: -360, y: -440 },
      path('M320 430V490H400V430Z', shade),
      circle(450, 250, 60, hair),
      path('M238 330Q226 180 360 176Q494 180 482 330Q476 448 360 452Q244 448 238 330Z', skin),
      path('M232 318Q214 156 360 152Q506 156 488 318Q470 222 366 196Q250 222 232 318Z', hair),
      line('M366 158V196', shade, 6),
      circle(236, 340, 20, skin),
      circle(484, 340, 20, skin),
      circle(236, 366, 11, marigold),
      circle(484, 366, 11, marigold),
      eye(312),
      eye(408),
      line('M351 320q9 -8 18 0', ink, 6),
      line(
        `M276 ${272 - brow * 14}q34 -16 66 ${-2 + brow * 3}M380 ${270 - brow * 34}q34 -14 66 ${4}`,
        hair,
        11,
      ),
      path('M360 340q18 34 -8 40', 'none', `stroke="${shade}" stroke-width="8" stroke-linecap="round"`),
      circle(378, 372, 6, marigold),
      circle(360, 240, 11, rani),
      line('M262 384q12 12 26 8M458 384q-12 12 -26 8', shade, 5),
      t > 4.35 && t < 5.6
        ? path('M316 400Q360 414 404 400Q396 444 360 444Q324 444 316 400Z', '#7A2233')
        : line(`M324 ${408}Q360 ${408 + 18 - look * 26} 396 ${408 - look * 4}`, '#7A2233', 9),
    ),
  )
  return body + head
}

/** The halwa in the pot: slow coils that follow the ladle, and cashews. */
export function pot(t: number): { back: string; front: string } {
  const spoon = ladle(t)
  const heave = 1 + 0.02 * Math.sin(t * 6)
  const coils = repeat(4, (i) =>
    ellipse(
      mix(360, spoon.x, 0.5 - i * 0.1),
      812 - i * 3,
      (210 - i * 48) * heave,
      (40 - i * 9) * heave,
      i % 2 ? ragi : ragiLight,
    ),
  )
  const blob =
    spoon.lifted < 0.3
      ? ellipse(spoon.x, spoon.y + 12, 66, 19, ragi) + ellipse(spoon.x - 6, spoon.y + 6, 50, 11, ragiLight)
      : ''
  const nuts = repeat(6, (i) => {
    const a = i * 1.05 + turn(Math.min(t, asks), 1.08) * 0.6
    return place(
      { x: 360 + Math.cos(a) * 150, y: 808 + Math.sin(a) * 24, rotate: i * 60 + t * 30 },
      path('M-18 0Q-14 -18 4 -14Q20 -8 16 8Q8 0 -2 4Q-14 10 -18 0Z', cream),
    )
  })
  const front = path('M70 812H650Q640 1030 470 1060H250Q80 1030 70 812Z', indigo)
  const pattern = clipped(
    'belly',
    '<path d="M70 812H650Q640 1030 470 1060H250Q80 1030 70 812Z"/>',
    rect(0, 846, 720, 30, navy),
    repeat(19, (i) =>
      path('M0 -15L15 0L0 15L-15 0Z', i % 2 ? marigold : cream, `transform="translate(${i * 40} 861)"`),
    ),
    path('M470 800Q640 900 430 1080H720V800Z', navy, 'opacity=".35"'),
    rect(0, 1024, 720, 40, navy),
  )
  const rim = path('M44 812A316 66 0 0 0 676 812L640 812A280 50 0 0 1 80 812Z', '#2A77AA')
  return {
    back:
      ellipse(360, 812, 316, 66, '#2A77AA') +
      ellipse(360, 814, 284, 52, '#2E140C') +
      clipped('inside', ellipse(360, 814, 284, 52, '#000'), coils, nuts, blob),
    front:
      front + pattern + rim + line('M62 846q-54 0 -52 46t60 42M658 846q54 0 52 46t-60 42', '#2A77AA', 20),
  }
}

export interface Child {
  x: number
  rest: number
  scale: number
  rises: number
  skin: string
  kind: 'plaits' | 'crop' | 'tuft'
}

export const children: Child[] = [
  { x: 126, rest: 1096, scale: 1, rises: 0.75, skin: '#B9774A', kind: 'plaits' },
  { x: 596, rest: 1104, scale: 0.94, rises: 1.45, skin: '#8F5331', kind: 'crop' },
  { x: 366, rest: 1150, scale: 0.8, rises: 2.2, skin: '#A9683F', kind: 'tuft' },
]
