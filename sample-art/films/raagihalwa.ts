import {
  asks,
  type Child,
  children,
  cream,
  grandmother,
  indigo,
  ink,
  ladle,
  marigold,
  mark,
  pot,
  ragi,
  ragiLight,
  rani,
  serves,
  shade,
  stripe,
  wall,
} from './cast/raagihalwa'
import { stirring } from './cast/raagihalwa-arms'

import type { Film } from './stage/film'
import { circle, ellipse, line, path, place, rect, repeat, text } from './stage/markup'
import { blinks, both, chance, clamp, into, keys, mix, past, ramp, swing } from './stage/timing'
import { set } from './stage/wordmark'

/** Grandmother stirs. One pair of eyes arrives, then two, then three, all going round with the ladle; the smallest one asks. */
/** A border of rice-paste flowers and seeds, as on a festival wall. */
function backdrop(t: number): string {
  const bloom = 1 - ramp(t, 4.4, 4.65, into) + ramp(t, 5.65, 5.95, past)
  const label = set(mark, {
    x: 360,
    y: 88,
    width: 590,
    fill: rani,
    letter: (i) => ({
      scale: t > 4.5 ? ramp(t, 4.5 + i * 0.035, 4.85 + i * 0.035, past) * (1 - ramp(t, 5.55, 5.75)) : 0,
      rotate: 40 * (1 - ramp(t, 4.5 + i * 0.035, 4.9 + i * 0.035, past)),
    }),
  })
  const flowers = repeat(5, (i) =>
    place(
      { x: 60 + i * 150, y: 84, rotate: 8 * Math.sin(t * 1.05 * 2 + i) + 180 * (1 - bloom), scale: bloom },
      repeat(8, (k) =>
        path(
          'M0 -12C12 -26 10 -46 0 -52C-10 -46 -12 -26 0 -12Z',
          i % 2 ? rani : indigo,
          `transform="rotate(${k * 45})"`,
        ),
      ),
      circle(0, 0, 11, marigold),
    ),
  )
  const dots = repeat(37, (i) => circle(i * 20, 158, i % 2 ? 4 : 6, ragiLight))
  return (
    rect(0, 0, 720, 1280, wall) +
    repeat(8, (i) => rect(0, 200 + i * 150, 720, 75, stripe)) +
    rect(0, 0, 720, 176, cream) +
    rect(0, 170, 720, 8, ragi) +
    flowers +
    label +
    dots
  )
}

/** A head over the table's edge; the eyes never leave the ladle. */
function child(spec: Child, index: number, t: number): string {
  const up =
    ramp(t, spec.rises, spec.rises + 0.4, past) * (1 - ramp(t, 5.5 + index * 0.08, 5.85 + index * 0.08, into))
  if (up <= 0) return ''
  const spoon = ladle(t)
  const delight = t > 4.5
  const hop = delight ? Math.abs(Math.sin((t - 4.5) * 9 + index)) * 16 * (1 - ramp(t, 5.2, 5.5)) : 0
  const small = index === 2
  const speaks = small
    ? keys(t, [asks - 0.25, 0], [asks - 0.05, 1, past], [asks + 0.7, 1], [asks + 0.9, 0])
    : 0
  const dx = spoon.x - spec.x
  const dy = spoon.y - spec.rest + 60
  const far = Math.hypot(dx, dy) || 1
  const shy = asks < t && t < 4.2 && !small ? 1 : 0
  const [gx, gy] = shy ? [spec.x < 360 ? 11 : -11, 8] : [(dx / far) * 12, (dy / far) * 12]
  const eye = (x: number) =>
    delight
      ? line(`M${x - 17} -18q17 -22 34 0`, ink, 8)
      : place(
          { x, y: -24, scaleY: blinks(t, spec.rises + 0.9, spec.rises + 2.1) },
          circle(0, 0, 27, '#fff'),
          circle(gx, gy, 13, ink),
          circle(gx - 4, gy - 5, 4, '#fff'),
        )
  const crown =
    spec.kind === 'plaits'
      ? path('M-88 -20Q-98 -128 0 -130Q98 -128 88 -20Q66 -84 4 -92Q-66 -84 -88 -20Z', ink) +
        [-1, 1]
          .map((side) =>
            place(
              { x: side * 88, y: -6, rotate: side * (10 * swing(t, spec.rises + 0.25, 2, 3) - 6) },
              path('M-18 -14Q-24 40 0 74Q24 40 18 -14Z', ink),
              path('M-24 58q24 -16 48 0l-8 26h-32z', rani),
            ),
          )
          .join('')
      : spec.kind === 'crop'
        ? path('M-84 -18Q-100 -122 4 -124Q98 -120 84 -14L70 -52L48 -78L20 -62L-8 -84L-36 -62L-64 -60Z', ink)
        : path('M-84 -30Q-84 -112 0 -114Q84 -112 84 -30Q60 -92 0 -94Q-60 -92 -84 -30Z', ink) +
          place(
            { y: -108, rotate: 18 * swing(t, spec.rises + 0.25, 2.5, 2) + 8 * Math.sin(t * 7) * speaks },
            path('M-12 6Q-20 -40 -34 -50Q-8 -52 0 -34Q10 -60 36 -58Q16 -38 12 6Z', ink),
            path('M-18 -2h36l-5 13h-26z', marigold),
          )
  const mouth = delight
    ? path('M-30 16Q0 26 30 16Q26 58 0 58Q-26 58 -30 16Z', '#7A2233')
    : speaks > 0.2
      ? ellipse(0, 34, 13, 8 + 10 * speaks, '#7A2233')
      : line('M-14 30q14 8 28 0', '#7A2233', 7)
  const hands = [-1, 1]
    .map((side) =>
      place(
        { x: side * 104, y: 60 },
        path('M-26 22V-4Q-26 -20 -10 -20Q0 -26 8 -20Q26 -20 26 -2V22Z', spec.skin),
        line('M-8 -8v16M8 -8v16', shade, 4),
      ),
    )
    .join('')
  return (
    place(
      { x: spec.x, y: spec.rest + (1 - up) * 330 - hop, scale: spec.scale },
      path('M-84 -20Q-90 84 0 88Q90 84 84 -20Q80 -104 0 -104Q-80 -104 -84 -20Z', spec.skin),
      circle(-84, -2, 16, spec.skin),
      circle(84, -2, 16, spec.skin),
      crown,
      eye(-36),
      eye(36),
      circle(-54, 16, 13, '#D0805A'),
      circle(54, 16, 13, '#D0805A'),
      mouth,
    ) + place({ x: spec.x, y: spec.rest + (1 - up) * 330, scale: spec.scale }, hands)
  )
}

/** The one word of the film. */
function question(t: number): string {
  const grow = keys(t, [asks - 0.1, 0], [asks + 0.15, 1, past], [4.0, 1], [4.15, 0, into])
  return grow <= 0
    ? ''
    : place(
        { x: 470, y: 1010, scale: grow, rotate: -5 + 4 * swing(t, asks + 0.1, 3, 4) },
        path('M-24 96L-60 150L24 104Q150 100 150 10Q150 -84 0 -84Q-150 -84 -150 10Q-150 92 -24 96Z', cream),
        text('Now?', 0, 40, 92, ragi, "'Shrikhand'", 'text-anchor="middle"'),
      )
}

/** The answer: a dollop into a bowl that was held up just in time. */
function answer(t: number): string {
  if (t < 3.9) return ''
  const hold = keys(t, [3.9, 0], [4.25, 1, past], [5.45, 1], [5.7, 0, into])
  const fall = ramp(t, 4.46, 4.66, into)
  const landed = t > 4.66
  const y = mix(1400, 706, hold) + 12 * swing(t, 4.66, 4, 5)
  const heap = landed
    ? path('M-66 0Q-62 -52 -26 -52Q-10 -92 16 -62Q58 -60 66 0Z', ragi) +
      line('M-40 -26q20 -22 44 -10', ragiLight, 9) +
      path('M2 -62Q8 -84 24 -78Q36 -70 28 -58Q20 -66 12 -60Z', cream)
    : ''
  const bowl = place(
    { x: 380, y, rotate: 5 * swing(t, 4.66, 3, 4) },
    heap,
    path('M-86 0H86Q78 74 0 76Q-78 74 -86 0Z', marigold),
    rect(-92, -10, 184, 20, '#E59A1F'),
    repeat(6, (i) => circle(-60 + i * 24, 34, 6, rani)),
  )
  const drop = fall > 0 && fall < 1 ? ellipse(380, mix(600, 690, fall), 40, 34, ragi) : ''
  const steam = landed
    ? [-1, 0, 1]
        .map((i) => {
          const k = ((t - 4.66) * 0.9 + (i + 1) * 0.3) % 1
          return line(
            `M${380 + i * 34} ${620 - k * 90}q-14 -18 0 -36t0 -36`,
            '#D8A36A',
            10 * Math.sin(k * Math.PI),
          )
        })
        .join('')
    : ''
  return drop + bowl + steam + line(`M380 ${y + 74}V1300`, '#A9683F', 46)
}

function frame(t: number): string {
  const { back, front } = pot(t)
  const spoon = ladle(t)
  const scoop =
    spoon.lifted > 0.02
      ? place(
          { x: spoon.x, y: spoon.y + 10, rotate: keys(t, [serves, 0], [4.45, -32, both], [4.75, 0]) },
          path('M-56 -14H56Q50 34 0 34Q-50 34 -56 -14Z', '#C98A4B'),
          t < 4.46 ? path('M-48 -14Q-40 -50 -6 -46Q34 -56 48 -14Z', ragi) : '',
        )
      : ''
  const cloth =
    rect(0, 1172, 720, 108, rani) +
    rect(0, 1172, 720, 14, marigold) +
    repeat(13, (i) =>
      path('M0 0L28 36L0 72L-28 36Z', i % 2 ? '#A81D4E' : marigold, `transform="translate(${i * 60} 1198)"`),
    )
  const shadow = ellipse(360, 1064, 250, 22, '#D9B681')
  const seeds = repeat(14, (i) =>
    circle(40 + chance(i, 2) * 640, 1142 + chance(i, 3) * 26, 6, clamp(i % 2) ? ragi : ragiLight),
  )
  const small = children[2]
  const sides = children
    .slice(0, 2)
    .map((spec, i) => child(spec, i, t))
    .join('')
  return (
    backdrop(t) +
    grandmother(t) +
    stirring(t) +
    back +
    scoop +
    rect(0, 1010, 720, 200, '#E3C08B') +
    rect(0, 1010, 720, 10, '#C99C62') +
    shadow +
    front +
    seeds +
    answer(t) +
    sides +
    (small ? child(small, 2, t) : '') +
    cloth +
    question(t)
  )
}

export const film: Film = { width: 720, height: 1280, duration: 6, poster: 3.0, frame }
