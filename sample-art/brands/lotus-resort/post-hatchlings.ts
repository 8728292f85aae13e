import type { Drawing } from '../../lib/drawing'
import { random } from '../../lib/random'
import { cut, disc, halftone, hatchling, riso, round, text } from './book'

/** Seen from above: ten hatchlings walk to the sea, the eleventh to the full stop, which somebody left on. */
export function postHatchlings(): Drawing {
  const next = random(11)
  const lamp = { x: 630, y: 1094, radius: 34 }
  const shoreline = 'M-20 -20H1220V296C1090 360 980 262 830 306S560 390 420 330S170 282 -20 352Z'
  const walkers: readonly (readonly [number, number, number, number])[] = [
    [150, 452, 0.62, 8],
    [318, 400, 0.5, -6],
    [452, 560, 0.66, -10],
    [590, 426, 0.52, 4],
    [700, 590, 0.6, -4],
    [812, 438, 0.64, 10],
    [946, 560, 0.5, -12],
    [1052, 420, 0.56, 6],
    [250, 640, 0.54, 12],
  ]
  const track = (x: number, y: number, scale: number, angle: number) => {
    const turn = (angle * Math.PI) / 180
    return Array.from({ length: 9 }, (_, step) => {
      const back = (76 + step * 26) * scale
      const [px, py] = [x - Math.sin(turn) * back, y + Math.cos(turn) * back]
      return [-1, 1]
        .map((side) => {
          const [fx, fy] = [px + side * Math.cos(turn) * 40 * scale, py + side * Math.sin(turn) * 40 * scale]
          return `<ellipse cx="${round(fx)}" cy="${round(fy)}" rx="${round(13 * scale)}" ry="${round(4.5 * scale)}" transform="rotate(${round(angle + side * 32)} ${round(fx)} ${round(fy)})"/>`
        })
        .join('')
    }).join('')
  }
  const lost = { x: 960, y: 968, scale: 0.74, angle: 236 }
  const foam = Array.from({ length: 60 }, () =>
    disc(next() * 1200, 322 + (next() - 0.5) * 70, 2 + next() * 5),
  ).join('')
  const moon = [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const half = Math.sqrt(Math.max(0, 132 ** 2 - (i * 44 - 110) ** 2)) * (1 + i * 0.08)
      return `<path fill="#fff" d="${cut(600 - half, 600 + half - 50, 22 + i * 42, 28 - i * 1.6, 6, 100)}"/>`
    })
    .join('')
  const glow = halftone({ left: 380, top: 620, right: 1200, bottom: 1200 }, 15, 0.3, (x, y) => {
    const away = Math.hypot(x - lamp.x, y - lamp.y)
    return away < lamp.radius + 10 ? 0 : 0.62 * Math.max(0, 1 - away / 400) ** 1.2
  })
  const depth = halftone(
    { left: 0, top: 0, right: 1200, bottom: 250 },
    14,
    0.8,
    (_, y) => 0.34 * (1 - y / 250),
  )
  return riso(1200, 1200, {
    sun: '<path d="M-20 362C170 292 280 290 420 340S680 360 830 316S1090 370 1220 306V1220H-20Z"/>',
    coral: `${glow}<path d="${disc(lamp.x, lamp.y, lamp.radius)}"/>${depth}`,
    lagoon: `<path d="${shoreline}"/>${moon}<g opacity=".5">${walkers.map((w) => track(...w)).join('')}${track(lost.x, lost.y, lost.scale, lost.angle)}</g>`,
    key: `${walkers.map((w) => hatchling(...w)).join('')}${hatchling(lost.x, lost.y, lost.scale, lost.angle)}${text(70, 930, 208, 'Lights off,')}${text(70, 1124, 208, 'please')}`,
    paper: `<path d="M-20 352C170 282 280 280 420 330S680 350 830 306S1090 360 1220 296V326C1090 392 980 292 830 336S570 418 420 358S170 312 -20 384Z"/><path d="${foam}"/>`,
  })
}
