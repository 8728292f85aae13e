import { blue, deep, ink, light, mark, red, shown, sun, tape, through, white } from './cast/decathlon'
import { crowd } from './cast/decathlon-crowd'
import { trail } from './cast/decathlon-trail'

import type { Film } from './stage/film'
import { circle, clipped, line, path, place, rect, repeat } from './stage/markup'
import { both, chance, into, keys, linear, mix, out, past, ramp, swing } from './stage/timing'
import { set } from './stage/wordmark'

const ray = '#2D6AFF'

/** The screen is a track: along the floor, up the right wall, across to the left one, out at the top. One shoe comes back. */
/** Lanes: they lie on the floor, climb the walls, and slide with the runner. */
function track(t: number): string {
  const run = keys(t, [0, 0], [1.3, 900, linear], [6, 1000, linear])
  const floor = repeat(8, (i) =>
    path(
      `M${-420 + i * 210 - (run % 210)} 1280L${60 + i * 120 - (run % 210) * 0.57} 1196h60L${-300 + i * 210 - (run % 210)} 1280Z`,
      white,
    ),
  )
  const climb = keys(t, [1.3, 0], [2.0, 620, linear])
  const sink = keys(t, [2.4, 0], [2.95, 520, linear])
  const wall = (x: number, move: number, from: number) => {
    const k = ramp(t, from, from + 0.25, out) * (1 - ramp(t, 4.0, 4.4, both))
    if (k === 0) return ''
    // Like the floor: dark, lanes across it, a white edge towards the picture.
    const [left, edge] = x === 0 ? [-44 + 44 * k, 34 + 44 * (k - 1)] : [720 - 44 * k, 720 - 44 * k]
    return (
      rect(left, 0, 44, 1196, deep) +
      repeat(8, (i) => rect(left, i * 190 - 190 + (move % 190), 44, 95, white)) +
      rect(edge, 0, 10, 1196, white)
    )
  }
  return (
    rect(0, 1196, 720, 84, deep) +
    clipped('floor', rect(0, 1196, 720, 84, white), floor) +
    rect(0, 1188, 720, 10, white) +
    wall(1, climb, 1.2) +
    wall(0, sink, 2.25)
  )
}

/** Dust where a foot pushes off hard. */
function dust(t: number): string {
  const hits = [
    [1.32, 690, 1170, 200],
    [1.98, 700, 830, 160],
    [2.43, 20, 740, -20],
    [2.98, 20, 540, 20],
  ] as const
  return hits
    .map(([from, x, y, angle]) => {
      const k = ramp(t, from, from + 0.42, out)
      return k > 0 && k < 1
        ? repeat(6, (i) => {
            const way = ((angle + (i - 2.5) * 24) * Math.PI) / 180
            return place(
              {
                x: x + Math.cos(way) * k * (90 + chance(i, 3) * 90),
                y: y + Math.sin(way) * k * (90 + chance(i, 4) * 90),
                rotate: i * 60 + k * 200,
                scale: 1 - k,
              },
              path('M0 -22L20 14L-20 14Z', i % 2 ? white : sun),
            )
          })
        : ''
    })
    .join('')
}

/** The finish tape, and its two halves. */
function ribbon(t: number): string {
  const torn = t - (through - 0.1)
  const pull = keys(t, [3.02, 0], [3.12, 1, into])
  const word = (x: number) => repeat(6, (i) => rect(x + i * 60, 0, 30, 34, red))
  if (torn < 0) {
    const way = `M-20 ${tape}Q${mix(360, 420, pull)} ${tape - pull * 130} 740 ${tape}`
    return (
      path(way, 'none', `stroke="${white}" stroke-width="34"`) +
      path(way, 'none', `stroke="${red}" stroke-width="34" stroke-dasharray="30 30"`)
    )
  }
  const fall = 1250 * torn ** 2
  const half = (x: number, side: number) =>
    place(
      { x, y: tape - 17 + fall - 220 * torn, rotate: side * torn * 130 },
      clipped(
        `half${side}`,
        rect(0, -60, 360, 160, white),
        place({ y: 14 * Math.sin(torn * 22 + side) }, rect(0, 0, 360, 34, white), word(0)),
      ),
    )
  return torn < 1.2 ? half(-60, 1) + half(400, -1) : ''
}

/** The name takes the same way she did, on three lanes; then her shoe comes down. */
function finish(t: number): string {
  const lane = (x: number, from: number, colour: string, shift: number) =>
    place(
      { x, y: 596 + shift, rotate: -90 },
      set(mark, {
        x: 0,
        y: 0,
        width: 1120,
        fill: colour,
        letter: (i) => ({
          x: mix(-760, 0, ramp(t, from + (8 - i) * 0.035, from + 0.42 + (8 - i) * 0.035, past)),
          scale: t < from ? 0 : 1,
        }),
      }),
    )
  const jolt = 14 * swing(t, 4.72, 5, 6)
  const drift = ramp(t, 3.6, 6, linear) * -70
  const lanes =
    t > 3.5
      ? lane(128, 3.74, light, 40 + drift * 0.6 + jolt) +
        lane(592, 3.66, light, 70 + drift + jolt) +
        lane(360, 3.55, white, jolt)
      : ''
  const drop = ramp(t, 4.25, 4.72, into)
  const hop = Math.abs(swing(t, 4.72, 1.4, 3.2)) * 150
  const turned = mix(-320, 0, drop) + 16 * swing(t, 4.72, 2.6, 3.4)
  const shoe =
    t > 4.25
      ? place(
          { x: 560, y: mix(-160, 1112, drop) - hop, rotate: turned, scale: 1.9 },
          path('M-44 -34L-10 -36L14 -16L58 4Q68 22 52 26H-48Z', sun),
          path('M-10 -36L14 -16L2 -6L-26 -22Z', ink),
          line('M8 -20L-4 -4M22 -14L10 2', red, 5),
          path('M-52 26H58L52 40H-46Z', white),
        )
      : ''
  return lanes + shoe
}

/** The sun comes up behind the stands; its rays reach the corners and go when she breaks the tape. */
function sunrise(y: number, strength: number): string {
  const rays =
    strength > 0
      ? repeat(16, (i) =>
          place(
            { x: 330, y, rotate: i * 22.5 + 6 },
            path(
              `M-${20 * strength} -270L-${110 * strength} -1400H${110 * strength}L${20 * strength} -270Z`,
              ray,
            ),
          ),
        )
      : ''
  return rays + circle(330, y, 236, sun)
}

function frame(t: number): string {
  const rise = ramp(t, 0, 3.2, linear)
  const sunY = mix(664, 604, rise) - 1000 * ramp(t, 3.2, 3.7, into)
  const burst = ramp(t, through, through + 0.55, out)
  const rays =
    burst > 0 && burst < 1
      ? repeat(11, (i) => {
          const way = ((18 + i * 14.4) * Math.PI) / 180
          return line(
            `M${430 + Math.cos(way) * (120 + burst * 300)} ${-40 + Math.sin(way) * (120 + burst * 300)}L${430 + Math.cos(way) * (220 + burst * 480)} ${-40 + Math.sin(way) * (220 + burst * 480)}`,
            sun,
            24 * (1 - burst),
          )
        })
      : ''
  const wipe = ramp(t, 5.55, 5.95, both)
  const cover =
    wipe > 0 ? path(`M0 1280V${1280 - wipe * 1700}L720 ${1280 - wipe * 1700 + 420}V1280Z`, blue) : ''
  return (
    rect(0, 0, 720, 1280, blue) +
    sunrise(sunY, 1 - ramp(t, 3.2, 3.5)) +
    (t < 4.1 ? crowd(t) : '') +
    track(t) +
    (t < 3.72 && t > 0.1 ? trail(t) + shown(t) : '') +
    dust(t) +
    ribbon(t) +
    rays +
    finish(t) +
    cover
  )
}

export const film: Film = { width: 720, height: 1280, duration: 6, poster: 2.8, frame }
