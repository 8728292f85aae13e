import masala from '../../media/files/wordmarks/meatmasala.svg'
import type { Film } from './stage/film'
import { circle, clipped, ellipse, group, line, path, place, rect, repeat, text } from './stage/markup'
import { both, chance, clamp, into, keys, linear, mix, out, past, ramp, swing, windUp } from './stage/timing'
import { set, wordmark } from './stage/wordmark'

/** Heat you can hear: seeds tick, oil hisses, the hiss becomes letters, one chilli falls in and the letters go off. */
const maroon = '#7B0F1B'
const ox = '#5E0712'
const flame = '#FF3B1F'
const ember = '#F2701D'
const gold = '#FFC145'
const cream = '#FFE9C9'
const iron = '#1B1416'
const leaf = '#2F8F3A'
const mark = wordmark(masala)
const face = "'Dela Gothic One'"

const rim = 896
const boom = 3.5

/** How loud it is, 0..1; everything in the film obeys it. */
const volume = (t: number): number =>
  keys(
    t,
    [0.3, 0.08],
    [0.9, 0.2],
    [1.6, 0.36],
    [2.6, 0.62],
    [3.2, 0.45],
    [boom, 0.3, linear],
    [boom + 0.06, 1, out],
    [4.4, 0.75],
    [5.5, 0.3],
    [5.9, 0.08],
  )

/** Flames under the pan: an equaliser, one bar a spice. */
function flames(t: number): string {
  const loud = volume(t)
  return repeat(13, (i) => {
    const beat = Math.abs(Math.sin(t * (7 + chance(i, 2) * 6) + i * 1.7))
    const steps = Math.round((0.22 + beat * loud * 1.3) * 10)
    return repeat(clamp(steps, 1, 12), (k) =>
      rect(66 + i * 46, 1246 - k * 21, 36, 16, k > 6 ? cream : k > 3 ? gold : k > 1 ? ember : flame),
    )
  })
}

/** The pan: cast iron, a printed highlight, oil that shivers. */
function pan(t: number): string {
  const hit = 20 * swing(t, boom, 4, 4)
  const shiver = volume(t) * 3 * Math.sin(t * 60)
  const oil = ellipse(360, rim, 262, 46, ember) + ellipse(360, rim + 4, 224, 34, gold)
  const bubbles = repeat(12, (i) => {
    const life = (t * (1.2 + chance(i, 3)) + chance(i, 4)) % 1
    return circle(
      150 + chance(i + Math.floor(t * (1.2 + chance(i, 3)) + chance(i, 4)) * 13, 5) * 420,
      rim + (chance(i, 6) - 0.5) * 40,
      15 * life * (0.5 + volume(t)),
      'none',
      `stroke="${cream}" stroke-width="${4 * (1 - life)}"`,
    )
  })
  const handles = path(
    `M58 ${rim + 24}L-30 ${rim + 10}V${rim + 54}L70 ${rim + 68}ZM662 ${rim + 24}L750 ${rim + 10}V${rim + 54}L650 ${rim + 68}Z`,
    iron,
  )
  const bowl =
    path(`M62 ${rim}Q80 ${rim + 240} 360 ${rim + 240}T658 ${rim}Z`, iron) +
    line(`M112 ${rim + 64}Q140 ${rim + 174} 262 ${rim + 206}`, '#4A3B3E', 12) +
    repeat(9, (i) =>
      circle(
        452 + (i % 5) * 26,
        rim + 120 + Math.floor(i / 5) * 26 + (i % 2) * 8,
        7 - Math.floor(i / 5) * 2,
        '#4A3B3E',
      ),
    )
  return place({ x: shiver, y: hit }, handles, ellipse(360, rim, 300, 66, iron), oil, bubbles, bowl)
}

/** Mustard seeds that cannot sit still: each hops on its own beat, higher with the volume. */
function seeds(t: number): string {
  const fallIn = repeat(16, (i) => {
    const at = 0.12 + i * 0.034
    const k = ramp(t, at, at + 0.42, into)
    return k > 0 && k < 1 ? circle(300 + chance(i, 7) * 150, mix(-40, rim, k), 9, i % 3 ? gold : iron) : ''
  })
  const hop = repeat(26, (i) => {
    const period = 0.42 + chance(i, 3) * 0.4
    const turn = Math.floor((t + chance(i, 5)) / period)
    const k = ((t + chance(i, 5)) % period) / period
    if (t < 0.6 || chance(turn * 31 + i, 6) > 0.25 + volume(t)) return ''
    const x = 150 + chance(turn + i * 17, 8) * 420
    const high = (120 + chance(turn + i, 9) * 330) * (0.35 + volume(t))
    return circle(x + (x - 360) * k * 0.5, rim - 4 * high * k * (1 - k), 9, i % 4 ? gold : cream)
  })
  return fallIn + hop
}

/** A column of S rising out of the oil, wider and redder with every letter. */
function hiss(t: number): string {
  const rows = ['T', 'S', 'S', 'S', 'S']
  const blast = ramp(t, boom, boom + 0.34, into)
  if (t < 0.95 || blast >= 1) return ''
  return rows
    .map((letter, i) => {
      const from = 0.98 + i * 0.34
      const up = ramp(t, from, from + 0.5, past)
      if (up <= 0) return ''
      const size = 176 + i * 8
      const tremble = volume(t) * (3 + i * 1.6)
      const push = keys(t, [2.75, 0], [3.3, 26, both], [boom, 30])
      const y = mix(rim + 170, rim - 78, up) - i * 172 + push * (1 - i / 5)
      const wide = 1.8 + i * 0.3
      const aside = (i % 2 ? 170 : -170) * ramp(t, 2.84 + (4 - i) * 0.06, 3.02 + (4 - i) * 0.06, past)
      const [fx, fy] = [(chance(i, 3) - 0.5) * 1500 * blast, (-500 - i * 260) * blast]
      const colour = [cream, gold, gold, ember, flame][i] ?? flame
      const glyph = (fill: string, dx: number, dy: number) =>
        `<g transform="translate(${360 + dx + fx + aside + Math.sin(t * 47 + i * 2) * tremble} ${y + dy + fy + Math.cos(t * 53 + i) * tremble}) rotate(${Math.sin(t * 9 + i) * volume(t) * 4 + blast * (i % 2 ? 200 : -160)}) scale(${wide * (1 - blast * 0.5)} ${1 + 0.04 * Math.sin(t * 21 + i)})">${text(letter, 0, size * 0.36, size, fill, face, 'text-anchor="middle"')}</g>`
      return glyph(ox, 11, 13) + glyph(colour, 0, 0)
    })
    .join('')
}

/** The chilli: comes from above, turns once in the air, goes in tip first. */
function chilli(t: number): string {
  if (t < 2.8 || t > boom + 0.05) return ''
  const drop = ramp(t, 2.8, boom, (x) => x * x)
  const stop = keys(t, [2.8, 0], [3.0, 250, out], [3.12, 250], [boom, 930, into])
  return place(
    {
      x: 360,
      y: -150 + stop,
      rotate: keys(t, [2.8, -40], [3.05, 14, out], [3.2, 8], [boom, 368, both]),
      scale: 1.35 - drop * 0.2,
    },
    path(
      'M-44 -150C80 -130 92 30 14 180C4 150 -6 70 -50 0C-84 -60 -82 -130 -44 -150Z',
      cream,
      `stroke="${cream}" stroke-width="26" stroke-linejoin="round"`,
    ),
    path('M-44 -150C80 -130 92 30 14 180C4 150 -6 70 -50 0C-84 -60 -82 -130 -44 -150Z', flame),
    path(
      'M-26 -128C6 -120 26 -80 26 -34',
      'none',
      `stroke="${cream}" stroke-width="11" stroke-linecap="round"`,
    ),
    path('M-64 -136Q-40 -176 -2 -150Q-22 -128 -40 -134Q-50 -120 -64 -136Z', leaf),
    line('M-34 -158Q-44 -196 -18 -222', leaf, 15),
  )
}

/** Everything goes off: rays cut like a woodblock, three rings of dots, then the name. */
function blast(t: number): string {
  if (t < boom) return ''
  const k = ramp(t, boom, boom + 0.4, out)
  const back = ramp(t, 5.35, 5.9, windUp)
  // The block is printed in two states that change on the beat.
  const turn = Math.floor((t - boom) * 4) % 2 ? 16.36 : 0
  const rays = place(
    { x: 360, y: 480, rotate: turn, scale: k * (1 - back) },
    repeat(22, (i) =>
      path(
        'M-30 -170L-112 -1100H112L30 -170Z',
        i % 2 ? flame : ember,
        `transform="rotate(${(i * 360) / 22}) scale(.62 1)"`,
      ),
    ),
  )
  const dots = place(
    { x: 360, y: 480, scale: 1 - back },
    repeat(72, (i) => {
      const ring = Math.floor(i / 24)
      const way = ((i % 24) * 15 + ring * 7.5) * (Math.PI / 180)
      const far =
        (250 + ring * 74) * ramp(t, boom + 0.08 + ring * 0.07, boom + 0.55 + ring * 0.07, past) +
        9 * volume(t) * Math.sin(t * 24 + i)
      return circle(Math.cos(way) * far, Math.sin(way) * far, 17 - ring * 5, ring === 1 ? cream : gold)
    }),
  )
  const badge = place(
    {
      x: 360,
      y: 480,
      scale: ramp(t, boom + 0.06, boom + 0.4, past) * (1 - back) * (1 + 0.02 * Math.sin(t * 24)),
    },
    repeat(28, (i) =>
      path('M-34 -196L0 -262L34 -196Z', iron, `transform="rotate(${(i * 360) / 28 - turn * 2})"`),
    ),
    circle(0, 0, 212, iron),
  )
  const shake = volume(t) * 5
  const letters = set(mark, {
    x: 360 + Math.sin(t * 51) * shake * 0.4,
    y: 476 + Math.cos(t * 43) * shake * 0.4,
    width: 610 * (1 - back),
    fill: cream,
    letter: (i) => ({
      scale: ramp(t, boom + 0.16 + i * 0.03, boom + 0.5 + i * 0.03, past),
      y: Math.sin(t * 34 + i * 1.9) * shake * 0.6,
      rotate: Math.sin(t * 29 + i * 2.3) * shake * 0.8,
    }),
  })
  const plate =
    back < 1
      ? place(
          {
            x: 360,
            y: 472,
            scale: ramp(t, boom + 0.1, boom + 0.44, past) * (1 - back),
            rotate: -3 + 4 * swing(t, boom + 0.3, 3, 3),
          },
          path('M-346 -74L-318 -86L330 -96L350 -70L340 84L310 92L-330 98L-350 76Z', iron),
        )
      : ''
  return rays + dots + badge + plate + place({ rotate: 0 }, letters)
}

/** Paper: rays that lean in, halftone that thickens with the noise. */
function paper(t: number): string {
  const grain = repeat(150, (i) => {
    const [column, row] = [i % 10, Math.floor(i / 10)]
    const size = Math.max(0, (row / 15) * 22 * (0.45 + volume(t)) - 3)
    return circle(column * 76 + (row % 2) * 38 + 2, row * 66 + 330, size, ox)
  })
  return rect(0, 0, 720, 1280, maroon) + grain + rect(0, 1262, 720, 18, iron)
}

function frame(t: number): string {
  const flash = t >= boom && t < boom + 0.09
  const jolt = 16 * swing(t, boom, 9, 6)
  if (flash)
    return (
      rect(0, 0, 720, 1280, gold) +
      repeat(16, (i) =>
        path('M-8 -80L-70 -1300H70L8 -80Z', cream, `transform="translate(360 ${rim}) rotate(${i * 22.5})"`),
      ) +
      pan(t)
    )
  const behind = clipped('above', rect(0, 0, 720, rim + 22, '#000'), hiss(t), chilli(t))
  return (
    paper(t) +
    group(`transform="translate(${jolt} ${jolt * 0.6})"`, flames(t), blast(t), pan(t), behind, seeds(t))
  )
}

export const film: Film = { width: 720, height: 1280, duration: 6, poster: 2.72, frame }
