import {
  blown,
  blush,
  deep,
  dusk,
  fold,
  ground,
  lamp,
  lit,
  mark,
  moonlight,
  night,
  page,
  sleeper,
  standing,
  type Tower,
  tenant,
  towers,
  violet,
} from './cast/dnfairytale'

import type { Film } from './stage/film'
import { circle, clipped, line, path, place, rect, repeat } from './stage/markup'
import { both, chance, clamp, into, keys, linear, mix, out, past, ramp, swing } from './stage/timing'
import { set } from './stage/wordmark'

/** A pop-up book for grown-ups: towers stand up, windows light one by one, and the last tenant blows the whole street out. */
function pane(x: number, y: number, on: boolean, inner: string, id: string, half = 22): string {
  const shape = `M${-half} 30V-6A${half} ${half} 0 0 1 ${half} -6V30Z`
  return place(
    { x, y },
    path(`M${-half - 5} 36V-6A${half + 5} ${half + 5} 0 0 1 ${half + 5} -6V36Z`, on ? '#fff' : '#CFA8DD'),
    path(shape, on ? lamp : '#4A2FB0'),
    on ? clipped(id, `<path d="${shape}"/>`, inner) : line(`M0 -26V30M${-half} 4H${half}`, '#3A2391', 4),
  )
}

function tower(spec: Tower, index: number, t: number): string {
  const up = standing(t, spec.rises)
  if (up <= 0.01) return ''
  const { wide, high, wall, roof } = spec
  const half = wide / 2
  const lean = 2.2 * swing(t, spec.rises + 0.35, 2.2, 3.5) + 1.6 * swing(t, blown, 3, 4)
  const cut = path(
    `M${-half - 9} 6V${-high + 2}H${-half - 27}L0 ${-high - 150}L${half + 27} ${-high + 2}H${half + 9}V6Z`,
    '#fff',
  )
  const body =
    rect(-half, -high, wide, high, wall) +
    rect(half - wide * 0.24, -high, wide * 0.24, high, '#000', 'opacity=".09"') +
    path(`M${-half - 15} ${-high}L0 ${-high - 136}L${half + 15} ${-high}Z`, roof) +
    path(`M0 ${-high - 136}L${half + 15} ${-high}H${half * 0.3}Z`, '#000', 'opacity=".14"')
  const scallops = repeat(Math.round(wide / 27), (i) =>
    circle(-half + 13 + (i * (wide - 26)) / (Math.round(wide / 27) - 1), -high + 2, 13, roof),
  )
  const flag = place(
    { y: -high - 140 },
    rect(-3, -40, 6, 42, '#fff'),
    path(
      `M3 -40Q20 ${-48 + 5 * Math.sin(t * 9 + index)} 44 ${-32 + 5 * Math.sin(t * 9 + index + 1)}L3 -18Z`,
      lamp,
    ),
  )
  const windows = spec.windows
    .map(([dx, at, from, kind], i) =>
      pane(dx, -at, lit(t, from, 5 - index + i), tenant(kind, t, dx + index), `pane${index}${i}`),
    )
    .join('')
  const king =
    index === 4
      ? sleeper(t) + path('M-34 0V-44A34 34 0 0 1 34 -44V0Z', violet) + circle(20, -32, 4, lamp)
      : ''
  return place(
    { x: spec.x, y: ground },
    `<g transform="skewX(${-lean}) scale(1 ${up})">${cut}${body}${scallops}${flag}${windows}${king}</g>`,
  )
}

/** The book: two pages in perspective, and the leaf that turns at the start. */
function book(t: number): string {
  const open = ramp(t, 0.12, 0.7, both)
  const shut = ramp(t, 5.62, 5.98, both)
  const cover =
    path('M40 720L150 566H1130L1240 720Z', '#8C2F6B') +
    path('M78 720L170 574H640V720Z', page) +
    path('M640 720V574H1110L1202 720Z', page) +
    path('M640 574V720L560 720Q600 640 640 574Z', fold) +
    path('M640 574V720L720 720Q680 640 640 574Z', fold)
  const turning = open < 1 ? open : shut > 0 ? 1 - shut : 1
  const angle = Math.cos(turning * Math.PI)
  const lift = Math.sin(turning * Math.PI)
  const leaf =
    turning < 1 && turning > 0
      ? path(
          `M640 574L${640 + 470 * angle} ${574 - lift * 150}L${640 + 562 * angle} ${720 - lift * 190}L640 720Z`,
          angle > 0 ? blush : fold,
        )
      : ''
  const shadows = towers
    .map((spec) =>
      path(
        `M${spec.x - spec.wide / 2} ${ground + 2}h${spec.wide}l${60 + spec.high * 0.18} ${60 * standing(t, spec.rises)}h${-spec.wide}Z`,
        fold,
        `opacity="${clamp(standing(t, spec.rises))}"`,
      ),
    )
    .join('')
  return cover + shadows + leaf
}

/** Moon and stars hang from strings. */
function sky(t: number, what: 'stars' | 'moon'): string {
  const hung = (x: number, length: number, from: number, inner: string, heavy: number) => {
    const drop = ramp(t, from, from + 0.6, past) * (1 - ramp(t, 5.4, 5.7, into))
    return place(
      { x, y: -60, rotate: 4 * Math.sin(t * 1.6 + x) + 7 * swing(t, from + 0.3, heavy, 2) },
      line(`M0 0V${(length + 60) * drop - 10}`, '#8E7BFF', 3),
      place({ y: (length + 60) * drop - (1 - drop) * 140 }, inner),
    )
  }
  const star = (size: number, colour: string) =>
    path(
      `M0 ${-size}L${size * 0.26} ${-size * 0.26}L${size} 0L${size * 0.26} ${size * 0.26}L0 ${size}L${-size * 0.26} ${size * 0.26}L${-size} 0L${-size * 0.26} ${-size * 0.26}Z`,
      colour,
    )
  const asleep = t > blown + 0.25
  const face =
    line(asleep ? 'M-44 -10q8 8 16 0' : 'M-38 -16v8', night, 6) + line('M-40 18q8 8 18 2', night, 5)
  const moon =
    path(
      'M10 -74A76 76 0 1 0 62 52A62 62 0 1 1 10 -74Z',
      '#fff',
      'stroke="#fff" stroke-width="14" stroke-linejoin="round"',
    ) +
    path('M10 -74A76 76 0 1 0 62 52A62 62 0 1 1 10 -74Z', moonlight) +
    face
  const stars = [
    [96, 130, 22, blush],
    [196, 250, 15, '#8E7BFF'],
    [330, 96, 18, moonlight],
    [760, 74, 15, blush],
    [960, 120, 20, '#8E7BFF'],
    [1216, 236, 18, blush],
    [520, 60, 14, '#8E7BFF'],
  ] as const
  if (what === 'moon') return hung(1144, 140, 1.3, moon, 1.2)
  return stars
    .map(([x, y, size, colour], i) =>
      hung(x, y, 1.15 + i * 0.07, place({ scale: 1 + 0.2 * Math.sin(t * 5 + i * 2) }, star(size, colour)), 2),
    )
    .join('')
}

function frame(t: number): string {
  const glow = towers
    .flatMap((spec, index) => spec.windows.map(([, , from], i) => (lit(t, from, 5 - index + i) ? 1 : 0)))
    .reduce<number>((sum, one) => sum + one, 0)
  const dark = ramp(t, blown + 0.1, blown + 0.6)
  const backdrop = repeat(4, (i) =>
    path(`M640 640L${-300 + i * 420} -60H${-90 + i * 420}Z`, dusk, `opacity="${0.5 + glow * 0.03}"`),
  )
  const written = set(mark, {
    x: 640,
    y: 664,
    width: 452,
    fill: night,
    letter: (i, count) => ({
      scale: t > 4.85 && t < 5.6 ? ramp(t, 4.85 + (i / count) * 0.45, 5.0 + (i / count) * 0.45, out) : 0,
      y: 22 * (1 - ramp(t, 4.85 + (i / count) * 0.45, 5.1 + (i / count) * 0.45, past)),
    }),
  })
  const veil = rect(0, 0, 1280, 720, deep, `opacity="${0.36 * dark * (1 - ramp(t, 5.6, 5.95, linear))}"`)
  const moths = repeat(9, (i) =>
    t > 1.6 && t < blown
      ? circle(
          200 + chance(i, 3) * 880 + 30 * Math.sin(t * 2 + i),
          500 - ((t * 40 + chance(i, 4) * 300) % 330),
          3.4,
          moonlight,
        )
      : '',
  )
  // Up to the highest window for the yawn, and back for the dark.
  const near = keys(t, [3.4, 1], [3.95, 2.05], [4.62, 2.15, linear], [5.05, 1])
  const share = (1 - 1 / near) / (1 - 1 / 2.15)
  const [x, y] = [640, mix(360, 318, share)]
  const scene = [
    backdrop,
    sky(t, 'stars'),
    book(t),
    ...towers.map((spec, index) => tower(spec, index, t)),
    moths,
    veil,
    sky(t, 'moon'),
    written,
  ]
  return rect(0, 0, 1280, 720, night) + place({ x: 640 - x * near, y: 360 - y * near, scale: near }, ...scene)
}

export const film: Film = { width: 1280, height: 720, duration: 6, poster: 4.2, opening: 3.15, frame }
