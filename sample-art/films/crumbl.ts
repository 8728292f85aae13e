import {
  bite,
  chip,
  chips,
  chomp,
  dough,
  edge,
  eyes,
  feast,
  gloss,
  mark,
  mouth,
  outline,
  pale,
  pink,
  radius,
  stripe,
  travel,
  white,
} from './cast/crumbl'

import type { Film } from './stage/film'
import { circle, ellipse, group, line, path, place, polar, rect, repeat } from './stage/markup'
import { chance, clamp, into, linear, mix, past, ramp, swing } from './stage/timing'
import { set } from './stage/wordmark'

/** A cookie is bitten, is outraged, tastes its own crumb, and cannot stop: it eats the name and rolls off. */
function cookie(t: number): string {
  const { x, y, rotate, scale, squash } = travel(t)
  const mask = `<mask id="teeth" maskUnits="userSpaceOnUse" x="-500" y="-500" width="1000" height="1000"><rect x="-500" y="-500" width="1000" height="1000" fill="#fff"/>${bite(t)}</mask>`
  const spots = chips
    .map(([cx, cy, r], i) =>
      place(
        { x: cx, y: cy, rotate: i * 47 },
        path(
          `M${-r} ${-r * 0.5}L${-r * 0.2} ${-r}L${r} ${-r * 0.45}L${r * 0.8} ${r * 0.7}L${-r * 0.5} ${r * 0.9}Z`,
          chip,
        ),
        path(
          `M${-r * 0.55} ${-r * 0.4}L${-r * 0.1} ${-r * 0.68}L${r * 0.3} ${-r * 0.5}L${-r * 0.2} ${-r * 0.1}Z`,
          gloss,
        ),
      ),
    )
    .join('')
  const body = group(
    'mask="url(#teeth)"',
    place({ x: 12, y: 20 }, path(outline, edge)),
    path(outline, dough),
    path(
      'M-246 -60A254 254 0 0 1 -40 -250',
      'none',
      `stroke="${pale}" stroke-width="20" stroke-linecap="round"`,
    ),
    spots,
  )
  if (t > feast - 0.12) {
    // In profile: an open mouth that eats what stands in its way.
    const snap = 10 + 34 * Math.abs(Math.sin((t - feast) * 13))
    const [ax, ay] = polar(420, -snap)
    const jaws = `<mask id="jaws" maskUnits="userSpaceOnUse" x="-500" y="-500" width="1000" height="1000"><rect x="-500" y="-500" width="1000" height="1000" fill="#fff"/><path d="M10 30L${ax} ${ay + 30}V${-ay + 30}Z" fill="#000"/></mask>`
    const eye =
      circle(30, -130, 52, white) + circle(50, -126, 26, chip) + line('M-30 -206q50 -30 96 -10', chip, 16)
    return (
      mask +
      jaws +
      place({ x, y, scale, rotate: -4 + Math.sin(t * 26) * 5 }, group('mask="url(#jaws)"', body), eye)
    )
  }
  return (
    mask +
    place(
      { x, y, rotate, scaleX: scale * (1 + squash), scaleY: scale * (1 - squash) },
      body,
      eyes(t),
      mouth(t),
      circle(-168, 62, 26, '#F08A6B'),
      circle(168, 62, 26, '#F08A6B'),
    )
  )
}

function crumbs(t: number): string {
  const since = t - chomp
  if (since < 0 || since > 1.7) return ''
  return repeat(30, (i) => {
    const angle = -100 + chance(i, 2) * 120
    const speed = 420 + chance(i, 3) * 760
    const [vx, vy] = polar(speed, angle)
    const size = 8 + chance(i, 4) * 19
    return place(
      {
        x: 830 + vx * since,
        y: 190 + vy * since + 1050 * since ** 2,
        rotate: i * 50 + since * 620 * (chance(i, 6) - 0.5),
      },
      path(
        `M${-size} ${-size * 0.4}L${size * 0.2} ${-size}L${size} ${size * 0.3}L${-size * 0.3} ${size * 0.9}Z`,
        i % 4 ? dough : chip,
      ),
    )
  })
}

/** The crumb that goes up high and comes down where it belongs. */
function morsel(t: number): string {
  if (t < 2.3 || t > 3.0) return ''
  const { x, y } = travel(t)
  return place(
    {
      x: x + mix(120, 0, ramp(t, 2.3, 3.0, linear)),
      y: mix(-60, y + 130, ramp(t, 2.3, 3.0, into)),
      rotate: t * 300,
    },
    path('M-30 -14L4 -32L34 6L-8 30Z', dough),
    path('M-8 -10L10 -14L14 4L-4 8Z', chip),
  )
}

function name(t: number): string {
  if (t < 4.4) return ''
  const front = travel(t).x + 90
  return set(mark, {
    x: 800,
    y: 372,
    width: 790,
    fill: chip,
    letter: (i) => {
      const { left = 0 } = mark.letters[i] ?? {}
      const screen = 800 - 395 + ((left - mark.box[0]) / mark.box[2]) * 790
      const eaten = t > feast && screen < front - 26
      const start = 4.42 + i * 0.05
      return {
        scale: eaten ? 0 : ramp(t, start, start + 0.3, past),
        y: 30 * swing(t, start + 0.2, 3, 6),
        rotate: (chance(i) - 0.5) * 70 * (1 - ramp(t, start, start + 0.3, past)),
      }
    },
  })
}

function frame(t: number): string {
  const { x, y, scale } = travel(t)
  const shadow = ellipse(x, y + (radius + 18) * scale, 220 * scale, 18 * scale, '#F088A5')
  const slide = (t / film.duration) * 200
  return (
    rect(0, 0, 1280, 720, pink) +
    repeat(9, (i) => rect(i * 200 - 300 + slide, 0, 100, 720, stripe)) +
    shadow +
    name(t) +
    cookie(t) +
    crumbs(t) +
    morsel(t) +
    shreds(t)
  )
}

/** What falls from the feast. */
function shreds(t: number): string {
  return repeat(18, (i) => {
    const born = feast + 0.15 + i * 0.05
    const since = t - born
    if (since < 0 || since > 0.5) return ''
    const [vx, vy] = polar(240 + chance(i, 8) * 220, -130 + chance(i, 9) * 100)
    const size = 5 + chance(i, 7) * 9
    return rect(
      travel(born).x + 90 + vx * since,
      380 + vy * since + 900 * since ** 2,
      size,
      size,
      i % 3 ? chip : dough,
      `transform-origin="center" opacity="${clamp(since * 40)}"`,
    )
  })
}

export const film: Film = { width: 1280, height: 720, duration: 6.5, poster: 4.1, opening: 1.85, frame }
