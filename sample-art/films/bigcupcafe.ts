import {
  bather,
  coffee,
  cream,
  crease,
  crema,
  dot,
  ladder,
  name,
  rim,
  ripples,
  shade,
  splash,
  table,
  wall,
} from './cast/bigcupcafe'
import { afloat } from './cast/bigcupcafe-bath'

import type { Film } from './stage/film'
import { circle, clipped, ellipse, line, path, place, polar, rect, repeat } from './stage/markup'
import { chance, into, keys, linear, mix, out, ramp, swing, windUp } from './stage/timing'

/** A small man with a towel, a very large cup: he tests the water, thinks, and goes in all the same. */
function cup(t: number, front: boolean): string {
  const shove = 9 * swing(t, splash, 3, 3.4)
  const slosh = 8 * swing(t, splash, 1.7, 1.4)
  const body = `M${rim.x - rim.rx} ${rim.y}Q${rim.x - rim.rx + 10} ${rim.y + 300} ${rim.x - 182} ${rim.y + 372}Q${rim.x} ${rim.y + 404} ${rim.x + 182} ${rim.y + 372}Q${rim.x + rim.rx - 10} ${rim.y + 300} ${rim.x + rim.rx} ${rim.y}Z`
  if (!front) {
    const saucer =
      ellipse(rim.x, table + 22, 420, 40, shade) +
      ellipse(rim.x, table + 4, 392, 34, crease) +
      ellipse(rim.x, table - 4, 392, 32, cream)
    const handle =
      line(`M${rim.x + 300} ${rim.y + 76}q180 -30 168 112t-216 116`, cream, 50) +
      line(`M${rim.x + 306} ${rim.y + 94}q150 -20 140 88`, crease, 8)
    return place(
      { x: shove },
      saucer,
      handle,
      ellipse(rim.x, rim.y, rim.rx, rim.ry, cream),
      ellipse(rim.x, rim.y + 6, rim.rx - 22, rim.ry - 14, '#3E1C0E'),
    )
  }
  const level = clipped(
    'rim',
    ellipse(rim.x, rim.y + 6, rim.rx - 22, rim.ry - 14, '#000'),
    ellipse(rim.x, rim.y + 16, rim.rx - 30, rim.ry - 16 + slosh * 0.4, coffee),
    ellipse(rim.x - 70, rim.y + 12 + slosh * 0.5, 120, 13, crema),
    ellipse(rim.x + 108, rim.y + 24 - slosh * 0.5, 86, 9, crema),
    ripples(t),
  )
  const shadeSide = clipped(
    'cupbody',
    `<path d="${body}"/>`,
    path(body, cream),
    path(
      `M${rim.x + 190} ${rim.y - 80}Q${rim.x + 250} ${rim.y + 300} ${rim.x + 60} ${rim.y + 420}H${rim.x + 400}V${rim.y - 80}Z`,
      crease,
    ),
  )
  const lip = path(
    `M${rim.x - rim.rx} ${rim.y}A${rim.rx} ${rim.ry} 0 0 0 ${rim.x + rim.rx} ${rim.y}L${rim.x + rim.rx - 22} ${rim.y + 6}A${rim.rx - 22} ${rim.ry - 14} 0 0 1 ${rim.x - rim.rx + 22} ${rim.y + 6}Z`,
    '#FFFBF0',
  )
  return place(
    { x: shove },
    shadeSide,
    ellipse(rim.x, rim.y, rim.rx, rim.ry, '#FFFBF0'),
    ellipse(rim.x, rim.y + 6, rim.rx - 22, rim.ry - 14, '#3E1C0E'),
    level,
    lip,
    name(t),
  )
}

function drops(t: number): string {
  const since = t - splash
  if (since < 0 || since > 1.1) return ''
  const crown = ramp(t, splash, splash + 0.16, out) * (1 - ramp(t, splash + 0.22, splash + 0.5, into))
  const jets = repeat(crown > 0.02 ? 7 : 0, (i) =>
    path(
      `M${rim.x - 132 + i * 38} ${rim.y + 22}Q${rim.x - 120 + i * 40 + (i - 3) * 12} ${rim.y - crown * (150 - Math.abs(i - 3) * 22)} ${rim.x - 118 + i * 40 + (i - 3) * 26} ${rim.y - crown * (190 - Math.abs(i - 3) * 30)}Q${rim.x - 96 + i * 40} ${rim.y - crown * 60} ${rim.x - 92 + i * 38} ${rim.y + 22}Z`,
      coffee,
    ),
  )
  return (
    jets +
    repeat(20, (i) => {
      const [vx, vy] = polar(420 + chance(i, 3) * 360, -150 + i * 6.4)
      const y = rim.y - 40 + vy * since + 1250 * since ** 2
      return y < table - 10 ? circle(rim.x + vx * since, y, 7 + chance(i, 4) * 9, i % 4 ? coffee : crema) : ''
    })
  )
}

function steam(t: number): string {
  const thick = keys(t, [0, 16], [splash, 16], [splash + 0.1, 0], [4.6, 0], [5, 16])
  return thick < 1
    ? ''
    : [-215, 215]
        .map((dx, i) =>
          line(
            `M${Array.from({ length: 77 }, (_, k) => `${(rim.x + dx + Math.sin(k * 0.155 - t * 4.2 + i * 2) * (4 + k / 4)).toFixed(1)} ${rim.y - 36 - k * 2.75}`).join('L')}`,
            cream,
            thick,
          ),
        )
        .join('')
}

/** How near the last picture is. */
const zoom = 1.4

function frame(t: number): string {
  // Polka dots breathe out over the picture at the end, and in again at the start.
  const cover = t < 3 ? 1 - ramp(t, 0, 0.45, out) : ramp(t, 5.5, 5.96, windUp)
  const near = keys(t, [0, 1], [3.75, 1], [4.7, zoom])
  const polka = (colour: string, size: (i: number) => number) =>
    repeat(72, (i) =>
      circle(
        (i % 12) * 120 + (Math.floor(i / 12) % 2) * 60 - 20,
        Math.floor(i / 12) * 132 + 30,
        size(i),
        colour,
      ),
    )
  const scene = [
    rect(0, table + 6, 1280, 80, shade),
    ladder(t),
    steam(t),
    cup(t, false),
    cup(t, true),
    afloat(t),
    drops(t),
    bather(t),
  ]
  return (
    rect(0, 0, 1280, 720, wall) +
    polka(dot, () => 15) +
    place(
      {
        x: mix(0, 640 - 716 * zoom, (near - 1) / (zoom - 1)),
        y: mix(0, 360 - 258 * zoom, (near - 1) / (zoom - 1)),
        scale: near,
      },
      ...scene,
    ) +
    (cover > 0
      ? polka(wall, (i) => Math.max(0, cover * 106 - (i % 12) * 0.5)) +
        polka(dot, () => 15 * ramp(cover, 0.75, 1, linear))
      : '')
  )
}

export const film: Film = { width: 1280, height: 720, duration: 6, poster: 5.15, opening: 3.1, frame }
