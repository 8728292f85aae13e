import {
  bounce1,
  caramel,
  coffee,
  feet,
  lavender,
  leap,
  lilac,
  mark,
  milk,
  outlined,
  pink,
  plum,
  splash,
  sweet,
  tip,
  white,
  wrapper,
  yellow,
} from './cast/toffeecoffee'

import type { Film } from './stage/film'
import { circle, clipped, ellipse, group, line, path, place, polar, rect, repeat } from './stage/markup'
import { blinks, both, chance, clamp, keys, mix, out, past, ramp, swing, windUp } from './stage/timing'
import { set } from './stage/wordmark'

/** One wrapper, one straw, one sigh: a toffee uses the straw as its springboard. Outlined like a comic, coloured like a milk bar. */
/** The glass: layers that slosh, then swirl, then turn to caramel from below. */
function glass(t: number): string {
  const hit = swing(t, splash, 1.6, 1.7)
  const mixing = ramp(t, splash + 0.1, 4.3, both)
  const level = 700 - 26 * ramp(t, splash, splash + 0.2, past)
  const wave = (y: number, height: number, phase: number, below: number, fill: string) =>
    path(
      `M150 ${y}${Array.from({ length: 23 }, (_, i) => `L${150 + i * 20} ${(y + Math.sin(i * 0.42 + t * 3 + phase) * height + (i - 11) * hit * 7).toFixed(1)}`).join('')}V${below}H150Z`,
      fill,
    )
  const cup = 'M186 560H534L492 1046Q360 1082 228 1046Z'
  const stir = 10 + 60 * Math.sin(clamp(mixing * 1.2) * Math.PI)
  const layers =
    rect(150, 560, 420, 540, '#E9E0FF') +
    wave(level, 5 + Math.abs(hit) * 20, 0, 1100, milk) +
    wave(mix(800, 716, mixing), 5 + stir * 0.32, 2, 1100, mixing > 0.6 ? '#E3B878' : '#C99460') +
    wave(mix(850, 784, mixing), 6 + stir * 0.5, 4, 1100, mixing > 0.5 ? caramel : coffee) +
    wave(mix(980, 900, mixing), 8 + stir * 0.3, 1, 1100, mixing > 0.4 ? '#B5651E' : '#55290F')
  const curls =
    mixing > 0.02 && mixing < 0.98
      ? repeat(3, (i) =>
          line(
            `M${250 + i * 90} ${830 + i * 34 + Math.sin(t * 5 + i) * 20}a30 30 0 1 1 46 ${20 + 16 * Math.sin(t * 8 + i)}a18 18 0 1 1 -26 -14`,
            i % 2 ? milk : caramel,
            12 * Math.sin(mixing * Math.PI),
          ),
        )
      : ''
  const ice = repeat(3, (i) =>
    place(
      {
        x: 268 + i * 92,
        y: level + 26 + i * 8 + Math.sin(t * 3 + i * 2) * 6 + hit * (i - 1) * -30,
        rotate: Math.sin(t * 2 + i) * 9 + i * 24,
      },
      rect(-36, -36, 72, 72, white, 'rx="14" opacity=".55"'),
      line('M-20 -18h18', white, 8),
    ),
  )
  const sunk = t > splash ? floating(t, level) : ''
  const squash = 0.035 * swing(t, splash, 3, 4)
  return place(
    { x: 360, y: 1060, scaleX: 1 + squash, scaleY: 1 - squash },
    place(
      { x: -360, y: -1060 },
      ellipse(360, 1062, 230, 26, '#9C87DC'),
      clipped('glass', `<path d="${cup}"/>`, layers, curls, ice, sunk),
      path('M214 600L242 930', 'none', `stroke="${white}" stroke-width="16" stroke-linecap="round"`),
      outlined(cup, 'none'),
      cupFace(t),
      outlined(
        'M166 536Q166 526 178 526H542Q554 526 554 536V560Q554 572 542 572H178Q166 572 166 560Z',
        white,
      ),
    ),
  )
}

/** The toffee afterwards, chin on the ice. */
function floating(t: number, level: number): string {
  const up = keys(t, [splash, 140], [splash + 0.75, -18, out], [splash + 1.05, 8], [splash + 1.3, 0])
  return place(
    {
      x: 360,
      y: level + 36 + up + 5 * Math.sin(t * 3),
      rotate: -7 + 4 * Math.sin(t * 2.2),
      scale: ramp(t, splash + 0.12, splash + 0.6, past),
    },
    outlined('M-62 -52Q-70 -64 -54 -66H54Q70 -64 64 -48V40Q62 56 46 54H-48Q-66 56 -64 38Z', caramel),
    line('M-42 -48H8', yellow, 10),
    line('M-36 -14q12 -14 24 0M12 -14q12 -14 24 0', plum, 7),
    line('M-16 12q16 16 32 0', plum, 7),
    circle(-44, 8, 9, pink),
    circle(44, 8, 9, pink),
    line('M-62 16Q-104 -6 -116 30M62 16Q104 -6 116 30', plum, 11),
  )
}

/** The glass has an opinion too. */
function cupFace(t: number): string {
  const shock = t > splash && t < splash + 0.55
  const bliss = t > 3.95
  const look = keys(t, [0.3, 0], [0.6, 1], [leap, 1], [splash, 0.4])
  const eyes = bliss
    ? line('M286 898q18 -22 36 0M398 898q18 -22 36 0', white, 11)
    : place(
        { y: 892, scaleY: blinks(t, 0.2, 1.35, 2.0) },
        circle(304, 0, shock ? 26 : 19, white),
        circle(416, 0, shock ? 26 : 19, white),
        circle(304 + look * 7, -look * 8, shock ? 7 : 9, plum),
        circle(416 + look * 7, -look * 8, shock ? 7 : 9, plum),
      )
  const mouth = shock
    ? ellipse(360, 950, 16, 20, white)
    : bliss
      ? line('M318 936Q360 976 402 936', white, 11)
      : line('M336 946q24 14 48 0', white, 11)
  return eyes + mouth
}

function straw(t: number): string {
  const [x, y] = tip(t)
  const d = `M320 1000L420 480Q432 404 470 ${392 + (y - 330) * 0.2}T${x + 44} ${y}`
  return (
    line(d, plum, 52) +
    line(d, white, 33) +
    `<path d="${d}" fill="none" stroke="${pink}" stroke-width="33" stroke-dasharray="30 30"/>`
  )
}

/** The sigh: a heart of breath out of the straw, then steam letters nobody needs to read. */
function sigh(t: number): string {
  return repeat(4, (i) => {
    const from = 4.15 + i * 0.24
    const k = ramp(t, from, from + 1.15, out)
    if (k <= 0 || k >= 1) return ''
    const size = (0.5 + k * (1.5 - i * 0.16)) * (k > 0.86 ? (1 - k) / 0.14 : 1)
    return place(
      {
        x: 566 - k * (150 + i * 60) + Math.sin(t * 4 + i) * 14,
        y: 322 - k * (150 + i * 34),
        scale: size,
        rotate: Math.sin(t * 3 + i) * 10,
      },
      outlined(
        'M0 26C-46 -8 -30 -44 0 -22C30 -44 46 -8 0 26Z',
        i % 2 ? pink : white,
        `style="stroke-width:${7 / size}px"`,
      ),
    )
  })
}

/** Milk-bar wallpaper: squiggles, dots and triangles that lean to the beat. */
function wallpaper(t: number): string {
  return (
    rect(0, 0, 720, 1280, lavender) +
    repeat(35, (i) => {
      const [x, y] = [(i % 5) * 170 + (Math.floor(i / 5) % 2) * 84 - 10, Math.floor(i / 5) * 196 + 50]
      const nod = 14 * Math.sin(t * 2.094 * 2 + i * 1.3)
      return place(
        { x, y, rotate: nod + i * 40 },
        [
          circle(0, 0, 20, lilac),
          line('M-34 0q12 -24 22 0t22 0t22 0', lilac, 11),
          path('M0 -24L24 18H-24Z', lilac),
          line('M-20 -20L20 20M20 -20L-20 20', lilac, 11),
        ][i % 4] ?? '',
      )
    }) +
    rect(0, 1060, 720, 220, pink) +
    rect(0, 1060, 720, 10, plum) +
    repeat(9, (i) => circle(i * 90 + ((t * 15) % 90) - 45, 1240, 13, '#FF7BA2'))
  )
}

function frame(t: number): string {
  const drops =
    t > splash && t < splash + 1
      ? repeat(16, (i) => {
          const s = t - splash
          const [vx, vy] = polar(300 + chance(i, 2) * 430, -158 + i * 8.6)
          return circle(
            350 + vx * s,
            560 + vy * 1.25 * s + 1300 * s * s,
            9 + chance(i, 3) * 13,
            i % 3 ? milk : coffee,
            `stroke="${plum}" stroke-width="6"`,
          )
        })
      : ''
  const from = 4.3
  const gone = ramp(t, 5.62, 5.9, windUp)
  const name =
    t > from
      ? set(mark, {
          x: 360,
          y: 1170,
          width: 600,
          fill: white,
          letter: (i, count) => ({
            scale:
              i === 0 || i === count - 1
                ? 0
                : ramp(t, from + i * 0.03, from + 0.32 + i * 0.03, past) * (1 - gone),
            y: 22 * swing(t, from + 0.2 + i * 0.03, 3, 5),
          }),
        })
      : ''
  const behind = t > leap && feet(t)[1] > 500 && t > 2.7
  const dash = t < 0.5 ? '' : t < bounce1 ? line('M472 40V140M568 20V120M520 -20V60', white, 9) : ''
  return (
    wallpaper(t) +
    group(
      '',
      straw(t),
      behind ? sweet(t) : '',
      glass(t),
      dash,
      drops,
      behind ? '' : sweet(t),
      sigh(t),
      name,
      wrapper(t),
    )
  )
}

export const film: Film = { width: 720, height: 1280, duration: 6, poster: 2.7, frame }
