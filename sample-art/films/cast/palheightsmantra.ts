import mantra from '../../../media/files/wordmarks/palheightsmantra.svg'
import { circle, line, path, place, rect, repeat } from '../stage/markup'
import { both, chance, clamp, keys, linear, out, ramp } from '../stage/timing'
import { wordmark } from '../stage/wordmark'

/** What appears in the film palheightsmantra: its colours, its moments and its characters. */
export const sea = '#0C3B4A'
export const deep = '#082C38'
export const tide = '#14586B'
export const sun = '#FFB35C'
const dawn = '#FF9A52'
export const coral = '#FF6B4A'
export const linen = '#F6F0E4'
export const mist = '#C9E3E0'
export const skin = '#8A4A28'
export const shade = '#733B1E'
export const ink = '#17120F'
export const mark = wordmark(mantra)

/** -1 full in-breath (all drawn together), 1 full out-breath (all let go), 0 the restless start. */
export const breath = (t: number): number =>
  keys(t, [0.9, 0], [2.1, -1, both], [2.35, -1], [4.1, 1, both], [5.2, 0.9], [6.4, 0, both])
const calm = (t: number): number => keys(t, [2.35, 0], [3.6, 1, both], [5.7, 1], [6.4, 0, both])

/** A tower that can bend: every floor is shifted along a curve. */
export function tower(index: number, t: number): string {
  const spec = [
    [-20, 118, 430, linen],
    [92, 96, 300, sun],
    [184, 108, 500, mist],
    [300, 120, 250, linen],
    [424, 100, 470, sun],
    [520, 106, 330, mist],
    [622, 122, 420, linen],
  ][index] as [number, number, number, string]
  const [x, wide, high, wall] = spec
  const side = (x + wide / 2 - 360) / 360
  const b = breath(t)
  const jitter = (1 - calm(t)) * (1 - clamp(-b)) * 5
  const tall = high * (1 + (b < 0 ? -b * 0.16 : -b * 0.1))
  const lean =
    (b < 0 ? side * b * 56 : side * b * 108 + 10 * b * Math.sin(t * 1.6 + index)) +
    Math.sin(t * 31 + index * 2) * jitter
  const shift = (share: number) => lean * share * share
  const base = 1330
  const rows = 10
  const left = Array.from(
    { length: rows + 1 },
    (_, i) => `${(x + shift(i / rows)).toFixed(1)} ${(base - tall * (i / rows)).toFixed(1)}`,
  )
  const right = Array.from(
    { length: rows + 1 },
    (_, i) => `${(x + wide + shift(i / rows)).toFixed(1)} ${(base - tall * (i / rows)).toFixed(1)}`,
  ).reverse()
  const top = base - tall
  const roof =
    [
      path(`M${x + shift(1) + wide * 0.2} ${top}V${top - 26}H${x + shift(1) + wide * 0.8}V${top}Z`, wall),
      line(`M${x + shift(1) + wide / 2} ${top}v-58`, wall, 6),
      path(`M${x + shift(1)} ${top}A${wide / 2} ${wide / 2} 0 0 1 ${x + shift(1) + wide} ${top}Z`, wall),
    ][index % 3] ?? ''
  const floors = Math.floor(high / 54)
  const windows = repeat(floors * 3, (k) => {
    const row = Math.floor(k / 3)
    const share = (row + 0.62) / (floors + 0.3)
    const flicker = chance(k + index * 31 + Math.floor(t * 7 + chance(k + index * 7, 2) * 5) * 13, 5)
    const still = chance(k + index * 31, 6) > 0.3
    const settled = calm(t) > 0.25 + chance(k + index * 11, 7) * 0.6
    const on = settled ? still : flicker > 0.5
    const cx = x + shift(share) + wide * (0.26 + (k % 3) * 0.24)
    return rect(
      cx - 10,
      base - tall * share - 15,
      20,
      30,
      on ? (wall === sun ? linen : settled ? dawn : coral) : sea,
      settled ? 'rx="10"' : '',
    )
  })
  return (
    path(`M${left.join('L')}L${right.join('L')}Z`, wall) +
    roof +
    path(
      `M${right.map((p) => p).join('L')}L${right
        .slice()
        .reverse()
        .map((p) => {
          const [px = 0, py = 0] = p.split(' ').map(Number)
          return `${px - wide * 0.16} ${py}`
        })
        .join('L')}Z`,
      sea,
      'opacity=".14"',
    ) +
    windows
  )
}

/** Rings of air around the sun; they gather with the in-breath and go out with the out-breath. */
export function air(t: number): string {
  const b = breath(t)
  const pull = b < 0 ? -b : 0
  const bands = [sea, '#0F4656', '#125060', tide, '#1B6A7A']
    .map((colour, i) =>
      circle(
        360,
        660,
        (5 - i) * 118 * (1 + clamp(b) * 0.26 - pull * 0.2) + 120 + 8 * Math.sin(t * 1.4 + i),
        colour,
      ),
    )
    .join('')
  const waves =
    t > 2.35 && t < 5.4
      ? repeat(5, (i) => {
          const k = ramp(t, 2.4 + i * 0.3, 4.4 + i * 0.3, out)
          return k > 0 && k < 1
            ? circle(360, 660, 200 + k * 700, 'none', `stroke="${mist}" stroke-width="${7 * (1 - k)}"`)
            : ''
        })
      : ''
  return (
    bands +
    circle(360, 660, 236 + clamp(b) * 26 - pull * 30, dawn) +
    circle(360, 660, 204 + clamp(b) * 20 - pull * 30, sun) +
    waves
  )
}

/** Noise of a city that has not breathed yet: horns as strokes and zigzags. */
export function noise(t: number): string {
  const loud = t < 2 ? 1 - ramp(t, 1.1, 2, linear) : t > 5.9 ? ramp(t, 5.9, 6.4, linear) : 0
  return loud <= 0
    ? ''
    : repeat(9, (i) => {
        const cycle = Math.floor(t * 2.2 + chance(i, 2))
        const k = (t * 2.2 + chance(i, 2)) % 1
        const [x, y] = [60 + chance(i + cycle * 9, 3) * 600, 740 + chance(i + cycle * 9, 4) * 260]
        const size = (0.6 + k * 0.6) * loud
        return k > 0.75
          ? ''
          : place(
              { x, y, rotate: chance(i + cycle, 5) * 80 - 40, scale: size },
              i % 3
                ? line('M-46 0l20 -26 14 44 18 -50 14 44 20 -20', coral, 10)
                : line('M0 -18V-60M20 -12L52 -44M-20 -12L-52 -44', sun, 11),
            )
      })
}
