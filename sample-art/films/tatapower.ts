import {
  along,
  asleep,
  bulbAt,
  cobalt,
  eyes,
  halo,
  night,
  on,
  panned,
  pylon,
  radius,
  shades,
  sky,
  sun,
  town,
  yellow,
} from './cast/tatapower'

import type { Film } from './stage/film'
import { circle, clipped, group, line, path, place, polar, rect, repeat, text } from './stage/markup'
import { clamp, into, keys, linear, mix, out, past, ramp, swing, windUp } from './stage/timing'

/** Current wakes the bulb, the bulb wakes the town, the sun wakes behind the town; the bulb knows what to wear. */
function bulb(t: number): string {
  const { x, y } = bulbAt(t)
  const on = t >= 1.5
  const glass = on ? yellow : asleep
  const pop = 1 + 0.16 * swing(t, 1.5, 2.4, 4.5) + 0.05 * swing(t, 3.35, 3, 5)
  const heat = ramp(t, 2.4, 3.2)
  const rays = repeat(30, (i) => {
    const [rx, ry] = polar(1, i * 12 + 6)
    if (ry > 0.72) return ''
    const grow = ramp(t, 1.5 + (i % 3) * 0.05, 1.95 + (i % 3) * 0.05, past)
    const far = radius * (1.24 + grow * (i % 2 ? 0.2 : 0.36) + heat * 0.1 * (1 + Math.sin(t * 9 + i * 2.4)))
    return on
      ? `<path d="M${rx * radius * 1.2} ${ry * radius * 1.2}L${rx * far} ${ry * far}" stroke="${yellow}" stroke-width="13"/>`
      : ''
  })
  const neck = path(
    `M${-radius * 0.38} ${radius * 1.16}C${-radius * 0.38} ${radius * 0.84} ${-radius} ${radius * 0.64} ${-radius} 0A${radius} ${radius} 0 0 1 ${radius} 0C${radius} ${radius * 0.64} ${radius * 0.38} ${radius * 0.84} ${radius * 0.38} ${radius * 1.16}Z`,
    glass,
  )
  const cap = [0, 1, 2]
    .map((i) =>
      rect(-54 + (i === 2 ? 20 : 0), radius * 1.2 + i * 25, i === 2 ? 68 : 108, 19, on ? '#fff' : sky),
    )
    .join('')
  const smile = on
    ? keys(t, [1.5, 46, linear], [1.7, 62, out], [2.6, 50], [2.9, 16], [3.35, 16], [3.6, 78, past])
    : 8
  const mouth =
    line(
      `M-${radius - 2} 42L-72 50Q0 ${50 + smile * 1.7} 72 50L${radius - 2} 42`,
      night,
      12,
      'stroke-linecap="butt"',
    ) +
    circle(-72, 50, 13, night) +
    circle(72, 50, 13, night)
  const drop = keys(t, [2.6, 0], [2.8, 1, past], [3.3, 1], [3.4, 0])
  const sweat = place(
    { x: 92, y: mix(-86, -40, ramp(t, 2.6, 3.4)), scale: drop * 1.5 },
    path('M0 -22C16 2 16 18 0 18C-16 18 -16 2 0 -22Z', sky),
  )
  const snore =
    t < 1.45
      ? [0, 1, 2]
          .map((i) => {
            const rise = (t * 0.9 + i / 3) % 1
            return text(
              'z',
              96 + rise * 70 + Math.sin(rise * 9) * 8,
              -90 - rise * 110,
              24 + rise * 40,
              sky,
              "'Archivo Variable'",
              `font-weight="900" opacity="${rise < 0.12 || rise > 0.85 ? 0 : 1}"`,
            )
          })
          .join('')
      : ''
  return place(
    { x, y },
    rays,
    place(
      { rotate: 4 * Math.sin(t * 2.1) + 7 * swing(t, 4.5, 1.6, 3), scaleX: pop, scaleY: 2 - pop },
      neck,
      cap,
      eyes(t),
      mouth,
      sweat,
      shades(t),
    ),
    snore,
  )
}

/** The one unbroken wire: dark until the spark has passed. */
function wire(t: number): string {
  const { x, y } = bulbAt(t)
  const pan = panned(t)
  const [tx, ty] = [mix(96, -70, pan), mix(262, 452, pan)]
  const [left, right] = [x - radius, x + radius]
  const dip = y + mix(150, 300, pan)
  const a = `M-140 ${ty - 26}Q${tx - 60} ${ty + 20} ${tx} ${ty}Q${mix(tx, left, 0.62)} ${dip} ${left} ${y + 42}`
  const b = `M${right} ${y + 42}Q${mix(right, 1184, 0.4)} ${y + 132} 1184 262Q1240 290 1320 236`
  const travel = ramp(t, 0.55, 1.42, into)
  const spent = on(t) ? '' : `pathLength="100" stroke-dasharray="${travel * 100} 200"`
  const [fx, fy] = along(travel, [tx, ty], [mix(tx, left, 0.62), dip], [left, y + 42])
  const star =
    t > 0.5 && !on(t)
      ? place(
          { x: fx, y: fy, rotate: t * 400 },
          repeat(6, (i) => line(`M0 0L${polar(i % 2 ? 22 : 36, i * 60).join(' ')}`, yellow, 8)),
          circle(0, 0, 12, '#fff'),
        )
      : ''
  return line(a, '#2F5BD8', 8) + line(b, on(t) ? '#fff' : '#2F5BD8', 8) + line(a, '#fff', 8, spent) + star
}

function name(t: number): string {
  const type = "'Archivo Variable'"
  const row = (word: string, y: number, from: number, colour: string) =>
    clipped(
      `row${y}`,
      rect(0, y - 140, 760, 176, '#000'),
      place(
        { x: 84, y: y + mix(190, 0, ramp(t, from, from + 0.42, past)) },
        text(word, 0, 0, 158, colour, type, 'font-weight="900" letter-spacing="-5"'),
      ),
    )
  const rise = mix(190, 0, ramp(t, 4.55, 4.97, past))
  const face = place(
    { x: 258, y: 336 + rise, rotate: 20 * swing(t, 4.9, 2, 4) },
    circle(0, 0, 66, yellow),
    line('M-30 -14q12 -20 24 0M8 -14q12 -20 24 0', cobalt, 9),
    line('M-34 10Q0 58 34 10', cobalt, 11),
  )
  return t < 4.3
    ? ''
    : row('Tata', 230, 4.4, '#fff') +
        row('P', 392, 4.5, yellow) +
        clipped(
          'face',
          rect(0, 252, 760, 176, '#000'),
          face,
          place(
            { x: 334, y: 392 + rise },
            text('wer', 0, 0, 158, yellow, type, 'font-weight="900" letter-spacing="-5"'),
          ),
        )
}

function frame(t: number): string {
  const { x, y } = bulbAt(t)
  const day = ramp(t, 1.5, 2.1, out) * 1300
  const open = t < 3 ? ramp(t, 0, 0.4, out) : 1 - ramp(t, 5.62, 5.98, windUp)
  const pylonColour = on(t) ? sky : '#2448A8'
  const scene = group(
    '',
    rect(0, 0, 1280, 720, '#051650'),
    circle(x, y, day, cobalt),
    sun(t),
    on(t)
      ? circle(x, y, radius * 1.72 * ramp(t, 1.5, 1.9, past), halo, `opacity="${1 - ramp(t, 2.3, 2.6)}"`)
      : '',
    pylon(mix(96, -150, panned(t)), 1, pylonColour),
    pylon(1184, -1, pylonColour),
    town(t),
    wire(t),
    bulb(t),
    name(t),
  )
  return rect(0, 0, 1280, 720, night) + clipped('iris', circle(x, y, clamp(open) * 1050, '#000'), scene)
}

export const film: Film = { width: 1280, height: 720, duration: 6, poster: 5.2, frame }
