import {
  air,
  breath,
  coral,
  deep,
  ink,
  linen,
  mark,
  mist,
  noise,
  sea,
  shade,
  skin,
  sun,
  tide,
  tower,
} from './cast/palheightsmantra'

import type { Film } from './stage/film'
import { circle, ellipse, line, path, place, rect, repeat } from './stage/markup'
import { both, clamp, keys, linear, mix, out, ramp, swing } from './stage/timing'
import { set } from './stage/wordmark'

/** One guest breathes out, and the whole city bends, softens and lights its lamps. Even the pigeon sits down. */
/** She floats a hand higher with every breath she lets go. */
function guest(t: number): string {
  const b = breath(t)
  const up = clamp(-b) * 14 - clamp(b) * 74 + 6 * Math.sin(t * 1.7)
  const chest = 1 + clamp(-b) * 0.09 - clamp(b) * 0.02
  const shoulders = clamp(-b) * -18 + clamp(b) * 6
  const frown = 1 - ramp(t, 2.2, 3.2, both) + ramp(t, 6, 6.4, both)
  const nod = clamp(-b) * -4 + 2 * Math.sin(t * 1.7)
  const cushion =
    ellipse(0, 262, 262 + b * 8, 50, '#5A2A5C') +
    ellipse(0, 246, 262 + b * 8, 48, '#7C3B78') +
    repeat(9, (i) =>
      path(
        'M0 -13L12 0L0 13L-12 0Z',
        sun,
        `transform="translate(${-208 + i * 52} ${262 + 20 * Math.cos((i - 4) / 2.7) - 14}) scale(.9)"`,
      ),
    )
  const legs =
    path(
      'M-268 208Q-250 118 -120 96Q0 78 120 96Q250 118 268 208Q270 254 210 250Q100 244 0 212Q-100 244 -210 250Q-270 254 -268 208Z',
      coral,
    ) +
    path('M-60 200Q40 150 190 196Q220 214 200 232Q110 236 -20 206Z', '#E5573A') +
    path('M150 224Q206 214 232 232Q222 256 168 250Q140 244 150 224Z', skin) +
    path('M-150 224Q-206 214 -232 232Q-222 256 -168 250Q-140 244 -150 224Z', skin)
  const torso = place(
    { y: 110, scaleX: chest, scaleY: 1 + clamp(-b) * 0.05 },
    path('M-102 0Q-130 -150 -96 -214Q-60 -240 0 -240Q60 -240 96 -214Q130 -150 102 0Q0 26 -102 0Z', linen) +
      path('M-44 -238Q0 -180 44 -238Q20 -250 0 -248Q-20 -250 -44 -238Z', skin),
  )
  const arm = (side: number) =>
    line(
      `M${side * 104} ${-92 + shoulders}Q${side * 186} ${20 + shoulders} ${side * 196} 96T${side * 212} 158`,
      side < 0 ? shade : skin,
      46,
    ) +
    line(
      `M${side * 104} ${-92 + shoulders}Q${side * 128} ${-50 + shoulders} ${side * 142} ${-20 + shoulders}`,
      linen,
      58,
    ) +
    circle(side * 212, 166, 25, side < 0 ? shade : skin) +
    circle(side * 222, 150, 11, sun) +
    line(`M${side * 222} 150q${side * 16} -4 ${side * 20} 10`, skin, 11)
  const lashes = line('M-46 -6q18 16 36 0M10 -6q18 16 36 0', ink, 7)
  const brow = line(
    `M-48 ${-32 + frown * 2}q18 ${-10 + frown * 6} 38 ${frown * 12}M48 ${-32 + frown * 2}q-18 ${-10 + frown * 6} -38 ${frown * 12}`,
    ink,
    6.5,
  )
  const blow = keys(t, [2.3, 0], [2.55, 1, out], [3.8, 0.8], [4.2, 0])
  const mouth =
    blow > 0.05
      ? ellipse(0, 48, 9 + 4 * blow, 7 + 6 * blow, '#5A1E18')
      : frown > 0.4
        ? line('M-18 50q18 -8 36 0', '#5A1E18', 7)
        : line('M-26 44q26 24 52 0', '#5A1E18', 7)
  const head = place(
    { y: -214 + shoulders * 0.6, rotate: nod },
    path('M-30 96V40H30V96Q0 116 -30 96Z', shade),
    path('M-92 -30Q-96 -128 0 -132Q96 -128 92 -30Q90 86 0 90Q-90 86 -92 -30Z', skin),
    circle(-92, 4, 18, skin),
    circle(92, 4, 18, skin),
    circle(-96, 26, 9, sun),
    circle(96, 26, 9, sun),
    path('M-98 -14Q-112 -146 0 -148Q112 -146 98 -14Q84 -74 0 -92Q-84 -74 -98 -14Z', ink),
    circle(0, -164, 46, ink),
    path('M-44 -146q44 16 88 0v14q-44 16 -88 0z', coral),
    lashes,
    brow,
    line('M0 -2q8 20 -4 26', shade, 6),
    mouth,
    circle(-56, 30, 15, '#A85B38'),
    circle(56, 30, 15, '#A85B38'),
    path('M0 -56l7 11-7 11-7-11z', coral),
    pigeon(t),
  )
  const shadow = ellipse(360, 1118, 200 - clamp(b) * 60, 20, deep, `opacity="${0.6}"`)
  return shadow + place({ x: 360, y: 806 + up }, cushion, arm(-1), torso, legs, arm(1), head)
}

/** The pigeon arrives in a hurry and forgets why. */
function pigeon(t: number): string {
  if (t < 3.3 || t > 6.32) return ''
  const land = ramp(t, 3.3, 4.1, out)
  const leave = ramp(t, 5.75, 6.3, (x) => x * x)
  const x = mix(420, 0, land) - leave * 460
  const y = mix(-330, -238, land) - Math.sin(land * Math.PI) * 60 - leave * 260
  const flying = t < 4.08 || leave > 0
  const flap = Math.sin(t * 34)
  const settle = ramp(t, 4.5, 4.9, both) * (1 - ramp(t, 5.6, 5.75))
  const wing = flying
    ? path(`M10 -6Q-30 ${-40 * flap - 20} -62 ${-66 * flap}Q-20 ${-20 * flap + 8} 26 8Z`, linen)
    : path('M-6 -14Q-40 -22 -70 2Q-30 20 8 10Z', linen)
  const eye = settle > 0.5 ? line('M38 -46q6 6 12 0', ink, 4.5) : circle(44, -46, 4.6, ink)
  return place(
    { x, y, scaleX: -1 * (leave > 0 ? -1 : 1) * -1, scaleY: 1 },
    place(
      { scaleX: -1, rotate: 0 },
      line('M-4 18v18M14 18v18', coral, settle > 0.5 ? 0.1 : 5),
      place(
        { y: settle * 16 + 6 * swing(t, 4.1, 3, 4) },
        path('M-84 2Q-60 -8 -30 -10L0 -36Q20 -74 50 -66Q72 -58 66 -34Q66 26 6 26Q-30 26 -84 2Z', mist),
        path('M66 -50L86 -42L66 -36Z', sun),
        wing,
        eye,
        path('M30 -30q16 10 34 2q0 10 -8 16q-18 0 -26 -18z', tide),
      ),
    ),
  )
}

function frame(t: number): string {
  const name = ramp(t, 4.2, 4.4, linear)
  const leave = ramp(t, 5.7, 6.05, both)
  const lettering =
    name > 0 && leave < 1
      ? set(mark, {
          x: 360,
          y: 132 - leave * 30,
          width: 560,
          fill: linen,
          letter: (i) => ({
            y: 46 * (1 - ramp(t, 4.2 + i * 0.035, 4.9 + i * 0.035, out)),
            scale: t > 4.2 + i * 0.035 ? ramp(t, 4.2 + i * 0.035, 4.7 + i * 0.035, out) * (1 - leave) : 0,
          }),
        })
      : ''
  const cloud = (x: number, y: number, size: number, speed: number) =>
    place(
      { x: ((x + t * speed + 260) % 1100) - 200, y, scale: size },
      line('M-80 0H80M-40 -24H110M-110 24H30', mist, 13, 'opacity=".55"'),
    )
  return (
    rect(0, 0, 720, 1280, sea) +
    air(t) +
    cloud(120, 300, 0.8, 172) +
    cloud(620, 420, 0.6, 172) +
    cloud(420, 530, 0.5, 172) +
    [2, 4, 6, 0].map((i) => tower(i, t)).join('') +
    noise(t) +
    guest(t) +
    [1, 3, 5].map((i) => place({ y: 150 }, tower(i, t))).join('') +
    lettering
  )
}

export const film: Film = { width: 720, height: 1280, duration: 6.4, poster: 4.95, frame }
