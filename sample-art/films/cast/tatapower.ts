import { circle, clipped, ellipse, line, path, place, polar, rect, repeat } from '../stage/markup'
import {
  blinks,
  both,
  chance,
  into,
  keys,
  linear,
  mix,
  out,
  past,
  ramp,
  swing,
  windUp,
} from '../stage/timing'

/** What appears in the film tatapower: its colours, its moments and its characters. */
export const cobalt = '#0B3BB8'
export const night = '#071E66'
export const yellow = '#FFE01B'
export const sky = '#7CC9FF'
export const halo = '#1850D8'
export const asleep = '#2A55C9'
export const radius = 142

/** Where the bulb hangs: it bobs on the wire and steps aside for the name. */
export function bulbAt(t: number): { x: number; y: number } {
  const dive = keys(t, [1.35, 0], [1.5, 26, out], [1.75, -16], [2.0, 0])
  const load = keys(t, [3.28, 0, linear], [3.36, 22, out], [3.55, -10], [3.75, 0])
  return {
    x: keys(t, [4.1, 640], [4.25, 616], [4.85, 928, past]),
    y: 292 + 5 * Math.sin(t * 2.1) + dive + load,
  }
}

export function pylon(x: number, side: 1 | -1, colour: string): string {
  const legs = `M-62 720L-24 420V190L0 128L24 190V420L62 720M-24 420H24M-24 300H24M-24 190H24M-24 190L24 300L-24 420M24 190L-24 300L24 420M-24 420L46 640M24 420L-46 640M-46 640H46`
  const arms = `M-24 250L${-120} 268L-24 292M24 250L120 268L24 292M-24 190L-92 204L-24 222M24 190L92 204L24 222`
  return place(
    { x, scaleX: side },
    `<path d="${legs}${arms}" fill="none" stroke="${colour}" stroke-width="6" stroke-linejoin="round"/>`,
    circle(0, 262, 12, '#fff'),
  )
}

export function town(t: number): string {
  const lit = (distance: number, seed: number) => t > 1.55 + distance / 900 + seed * 0.35
  let x = -20
  let houses = ''
  for (let i = 0; x < 1300; i += 1) {
    const wide = 54 + Math.floor(chance(i, 3) * 4) * 16
    const high = 70 + chance(i, 4) * 92
    const top = 720 - high
    houses += rect(x, top, wide + 1, high, night)
    if (i % 4 === 1) houses += path(`M${x} ${top}L${x + wide / 2} ${top - 26}L${x + wide} ${top}Z`, night)
    if (i % 4 === 2) houses += rect(x + 12, top - 24, 16, 26, night) + rect(x + 8, top - 28, 24, 7, night)
    if (i % 4 === 3) houses += line(`M${x + wide / 2} ${top}v-34m-12 8h24m-20 9h16`, night, 4)
    for (let row = 0; row * 24 + 18 < high; row += 1)
      for (let column = 0; column * 22 + 24 < wide; column += 1) {
        const seed = chance(i * 97 + row * 13 + column, 9)
        if (seed < 0.36) continue
        const on = lit(Math.abs(x - 640), seed)
        houses += rect(
          x + 12 + column * 22,
          top + 14 + row * 24,
          11,
          13,
          on ? (seed > 0.86 ? '#fff' : seed > 0.72 ? sky : yellow) : '#0A2A86',
        )
      }
    x += wide
  }
  return houses
}

/** The summer sun: climbs behind the roofs with a double ring of rays. */
export function sun(t: number): string {
  const up = ramp(t, 2.3, 3.2, past)
  if (t < 2.3) return ''
  const spokes = repeat(20, (i) => {
    const [x, y] = polar(1, i * 18 + t * 14)
    const long = i % 2 ? 322 : 296
    return line(`M${x * 262} ${y * 262}L${x * long} ${y * long}`, '#fff', 13)
  })
  const duck = ramp(t, 4.0, 4.35, windUp) * 460
  return place(
    { x: 296, y: mix(960, 560, up) + duck, scale: 0.72 },
    circle(0, 0, 232, '#fff'),
    circle(0, 0, 200, yellow),
    spokes,
  )
}

export function eyes(t: number): string {
  const open = t < 1.5 ? 0 : blinks(t, 2.15) * keys(t, [2.7, 1], [2.95, 0.28])
  const look = keys(t, [2.05, 0], [2.2, -26], [2.75, -26], [2.95, 0])
  if (t < 1.5) return line('M-74 -10q24 22 48 0M26 -10q24 22 48 0', night, 12)
  if (open < 0.12) return line('M-74 0h48M26 0h48', night, 12)
  const eye = (x: number) =>
    place({ x, scaleY: open }, ellipse(0, -6, 22, 30, night), circle(look * 0.4 - 7, -16, 8, '#fff'))
  return eye(-50) + eye(50)
}

/** Sunglasses ride in along the wire, overshoot and sit. */
export function shades(t: number): string {
  if (t < 2.95) return ''
  const ride = ramp(t, 2.95, 3.35, into)
  const tilt = mix(-24, 0, ride) - 13 * swing(t, 3.35, 3, 5)
  const lens = (x: number) =>
    path(`M${x - 60} -34H${x + 58}Q${x + 60} 36 ${x + 4} 38Q${x - 56} 38 ${x - 60} -34Z`, night)
  const glint = ramp(t, 3.75, 4.1, both)
  const shine = clipped(
    'lenses',
    `<path d="M-130 -34H-12Q-10 36 -66 38Q-126 38 -130 -34ZM10 -34H128Q130 36 74 38Q14 38 10 -34Z"/>`,
    path(`M${mix(-260, 180, glint)} 60l70 -120h34l-70 120z`, sky),
  )
  return place(
    {
      x: mix(640, 0, ride),
      y: mix(-120, -14, ride) + keys(t, [3.35, 0, linear], [3.42, 10, out], [3.55, 0]),
      rotate: tilt,
    },
    lens(-70),
    lens(70),
    rect(-20, -34, 40, 13, night),
    shine,
  )
}

/** How far the view has moved aside for the name. */
export const panned = (t: number): number => ramp(t, 4.15, 4.85, past)
export const on = (t: number): boolean => t >= 1.5
export const along = (s: number, a: number[], b: number[], c: number[]): [number, number] => {
  const at = (i: number) => (1 - s) ** 2 * (a[i] ?? 0) + 2 * s * (1 - s) * (b[i] ?? 0) + s * s * (c[i] ?? 0)
  return [at(0), at(1)]
}
