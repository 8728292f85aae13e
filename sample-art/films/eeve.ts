import {
  deep,
  leaves,
  lime,
  mark,
  meter,
  moss,
  navy,
  petal,
  petalLands,
  red,
  road,
  startled,
  tree,
  white,
} from './cast/eeve'
import { scooter } from './cast/eeve-scooter'

import type { Film } from './stage/film'
import { circle, group, line, path, place, rect, repeat } from './stage/markup'
import {
  both,
  chance,
  clamp,
  hold,
  into,
  keys,
  linear,
  mix,
  out,
  past,
  ramp,
  swing,
  windUp,
} from './stage/timing'

import { set } from './stage/wordmark'

/** A sound meter runs under the street. The scooter passes: nothing. A petal lands: bang. */
/** Roofs and a tamarind behind the road: one line each, drawn without lifting the pen. */
function street(t: number): string {
  const roll = -(t / 6) * 1280
  const block = (x: number) =>
    place(
      { x },
      line(`M0 ${road}V366H96V300H204V366H262V240L330 196L398 240V${road}`, moss, 9),
      line('M130 340h44M300 280h60M300 330h60M300 380h60M40 410h30', moss, 9),
      line(`M520 ${road}V420M520 470l40 -34M520 450l-36 -30`, moss, 9),
      circle(520, 356, 84, 'none', `stroke="${moss}" stroke-width="9"`),
      line(
        `M660 ${road}V330H850V${road}M700 380h30v40h-30zM780 380h30v40h-30zM660 330l95 -60 95 60`,
        moss,
        9,
      ),
      line(`M900 ${road}V250q0 -30 34 -30h26M960 206v34h-22a17 17 0 0 1 0 -34z`, moss, 9),
      line(`M1010 ${road}V396h70v-60h120v60h60V${road}M1040 440h40M1130 400h40M1130 450h40`, moss, 9),
    )
  return block(roll) + block(roll + 1280)
}

/** The cat on its box: a long sleep and a short flight. */
function cat(t: number): string {
  const wind = keys(t, [1.95, 0], [2.3, 1], [2.75, 0])
  const breath = 5 * Math.sin(t * 4.2)
  const box =
    rect(890, road - 120, 250, 120, navy) +
    rect(890, road - 120, 250, 16, deep) +
    line(`M925 ${road - 74}h66M925 ${road - 50}h42`, lime, 7)
  if (t < startled) {
    const ear = swing(t, petalLands, 6, 5) * 10
    const tail = `M904 ${road - 150}q-54 ${14 - wind * 34} -${34 + wind * 26} ${60 - wind * 58}`
    const sleeping =
      path(
        `M900 ${road - 120}Q884 ${road - 214 - breath} 990 ${road - 216 - breath}Q1100 ${road - 214} 1124 ${road - 120}Z`,
        deep,
      ) +
      place(
        { x: 1082, y: road - 152, rotate: wind * -5 },
        path(
          'M-58 8Q-62 -46 -44 -86L-16 -58Q2 -62 20 -58L46 -86Q64 -46 58 10Q36 34 0 32Q-40 34 -58 8Z',
          deep,
        ),
        place({ x: -44, y: -60, rotate: ear }, path('M-6 8L0 -16L14 4Z', red)),
        line('M-34 -8q11 10 22 0M14 -8q11 10 22 0', lime, 6),
        line('M-6 10q7 8 14 0', lime, 5),
        line(`M34 4l44 ${-6 - wind * 16}M34 12l42 ${4 - wind * 18}`, deep, 4),
      )
    return box + line(tail, deep, 22) + sleeping
  }
  const up = keys(
    t,
    [startled, 0, linear],
    [startled + 0.16, -190, out],
    [startled + 0.3, -196],
    [startled + 0.52, 0, into],
  )
  const flat = 0.2 * swing(t, startled + 0.5, 3, 5)
  const stare = keys(t, [3.8, 0], [3.95, -1], [4.35, -1], [4.7, 1, both])
  const fur = repeat(9, (i) => path(`M${-78 + i * 19} -84l10 ${-34 - 12 * (i % 2)} 12 34z`, deep))
  const eyes =
    circle(-26, -10, 21, lime) +
    circle(26, -10, 21, lime) +
    circle(-26 + stare * 9, -10, 7, navy) +
    circle(26 + stare * 9, -10, 7, navy)
  const legs =
    up < -20
      ? line('M-60 -30l-26 46M-30 -26l-8 50M40 -26l10 50M66 -30l30 44', deep, 22)
      : line('M-62 -40V-6M-34 -36V-6M42 -36V-6M68 -40V-6', deep, 24)
  const tail = line(`M-78 -70Q-116 -120 -90 ${-196 + 10 * Math.sin(t * 22)}`, deep, 30)
  return (
    box +
    place(
      { x: 1006, y: road - 120 + up, scaleX: 1 - flat, scaleY: 1 + flat },
      tail,
      legs,
      fur,
      path('M-86 -30Q-92 -112 0 -112Q92 -112 84 -30Z', deep),
      place(
        { x: 92, y: -112, rotate: -6 + 8 * swing(t, startled + 0.5, 3, 3) },
        path(
          'M-62 16Q-66 -40 -52 -96L-20 -60Q2 -66 22 -60L52 -96Q68 -40 62 16Q38 46 0 44Q-40 46 -62 16Z',
          deep,
        ),
        eyes,
        path('M-8 14h16l-8 9z', red),
      ),
    )
  )
}

/** Speed lines; the last ones stay and spell the name. */
function wake(t: number, x: number): string {
  const fast = keys(t, [0.2, 0], [0.5, 1], [1.9, 1], [2.3, 0])
  const trail = repeat(7, (i) => {
    const y = road - 30 - i * 46
    const long = (120 + chance(i, 3) * 300) * fast
    return long > 4 ? line(`M${x - 250 - chance(i, 5) * 80} ${y}h${-long}`, i % 3 ? white : navy, 9) : ''
  })
  const start = leaves + 0.16
  const letter = (i: number) => {
    const from = start + 0.07 * (4 - i)
    const go = ramp(t, from, from + 0.5, past)
    const leave = ramp(t, 5.45 + i * 0.04, 5.85 + i * 0.04, windUp)
    return { x: mix(330, 0, go) - leave * 460, scale: t < from ? 0 : 1 }
  }
  return trail + (t > start ? set(mark, { x: 470, y: 250, width: 760, fill: navy, letter }) : '')
}

function frame(t: number): string {
  const x = keys(
    t,
    [0.15, -380],
    [1.5, 380, out],
    [2.35, 560, out],
    [leaves - 0.22, 560],
    [leaves, 520],
    [leaves + 0.75, 1720, into],
  )
  const jolt = 7 * swing(t, petalLands, 8, 6)
  const calm = t < startled && t > 0.3 ? 1 : 0
  const snores = calm
    ? [0, 1]
        .map((i) => {
          const s = (t * 0.67 + i / 2) % 1
          return place(
            { x: 1130 + s * 40, y: road - 220 - s * 90, scale: 0.4 + s * 0.8 },
            line('M-16 -16H16L-16 16H16', navy, 8 * hold(clamp(s * 12))),
          )
        })
        .join('')
    : ''
  const bang = ramp(t, petalLands, petalLands + 0.35, out)
  const burst =
    t > petalLands && bang < 1
      ? place(
          { x: 1082, y: road - 236 },
          repeat(9, (i) =>
            line(
              `M${Math.cos(-i * 0.39) * (50 + bang * 60)} ${Math.sin(-i * 0.39) * (50 + bang * 60)}L${Math.cos(-i * 0.39) * (70 + bang * 110)} ${Math.sin(-i * 0.39) * (70 + bang * 110)}`,
              red,
              11 * (1 - bang),
            ),
          ),
        )
      : ''
  const fade = ramp(t, 4.0, 4.3)
  const arrives = keys(t, [0, 420], [0.45, 0, out], [5.5, 0], [5.95, 420, into])
  return (
    rect(0, 0, 1280, 720, lime) +
    group(
      `opacity="${1 - fade * 0.55 + 0.55 * ramp(t, 5.6, 6)}"`,
      street(t < 2.3 ? ramp(t, 0, 2.3, out) * 3 : 3 + ramp(t, 4, 6, both) * 3),
    ) +
    place({ x: arrives }, tree(t)) +
    wake(t, x) +
    place({ y: jolt }, meter(t), place({ x: arrives }, cat(t), snores)) +
    scooter(t, x) +
    petal(t) +
    burst
  )
}

export const film: Film = { width: 1280, height: 720, duration: 6, poster: 2.75, frame }
