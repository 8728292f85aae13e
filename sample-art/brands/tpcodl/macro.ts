import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { deep, line, mahanadi, rect, silver } from './book'
import { brass, metal, type Point, path, wire } from './drawn-wire'

type Bend = [Point, Point, Point, Point]

const side = 1500
const centre: Point = [750, 800]

/** Two strands twisted: lens after lens, each lit from the upper left, laid along the points. */
function rope(points: Point[], width: number): string {
  const beads: string[] = []
  let left = 0
  for (let i = 1; i < points.length; i++) {
    const [[ax, ay], [bx, by]] = [points[i - 1] ?? centre, points[i] ?? centre]
    left -= Math.hypot(bx - ax, by - ay)
    if (left > 0) continue
    left = width * 0.37
    const turn = Math.atan2(by - ay, bx - ax) + 0.78
    const [a, b] = [width * 0.6, width * 0.27]
    const [dx, dy] = [a * Math.cos(turn), a * Math.sin(turn)]
    const arc = `A${a.toFixed(1)} ${b.toFixed(1)} ${((turn * 180) / Math.PI).toFixed(1)} 1 1`
    beads.push(
      `<path d="M${(bx - dx).toFixed(1)} ${(by - dy).toFixed(1)}${arc} ${(bx + dx).toFixed(1)} ${(by + dy).toFixed(1)}${arc} ${(bx - dx).toFixed(1)} ${(by - dy).toFixed(1)}Z" fill="url(#strand)" stroke="#13252B" stroke-width="${(width * 0.035).toFixed(1)}"/>`,
    )
  }
  return beads.join('')
}

/** Points along Bézier curves, close enough together for the rope. */
function along(bends: Bend[], size = 1): Point[] {
  return bends.flatMap(([p, q, r, s]) =>
    Array.from({ length: 400 }, (_, i): Point => {
      const t = i / 400
      const at = (k: 0 | 1) =>
        (1 - t) ** 3 * p[k] + 3 * (1 - t) ** 2 * t * q[k] + 3 * (1 - t) * t * t * r[k] + t ** 3 * s[k]
      return [centre[0] + (at(0) - centre[0]) * size, centre[1] + (at(1) - centre[1]) * size]
    }),
  )
}

const teardrop: Bend[] = [
  [
    [750, 1720],
    [750, 1380],
    [200, 1260],
    [200, 780],
  ],
  [
    [200, 780],
    [200, 420],
    [520, 190],
    [750, 60],
  ],
  [
    [750, 60],
    [980, 190],
    [1300, 420],
    [1300, 780],
  ],
  [
    [1300, 780],
    [1300, 1260],
    [750, 1380],
    [750, 1720],
  ],
]

function scroll(x: number, y: number, r: number, start: number, turns: number, sense: number): Point[] {
  return Array.from({ length: 321 }, (_, i): Point => {
    const t = i / 320
    const a = start + sense * t * turns * Math.PI * 2
    const k = r * (1 - t * 0.9)
    return [x + k * Math.cos(a), y + k * Math.sin(a)]
  })
}

/** A granule melted on to the wire; its under side takes a little yellow from the live line. */
const granule = (x: number, y: number, r: number): string =>
  `<ellipse cx="${x + r * 0.3}" cy="${y + r * 0.42}" rx="${r * 1.1}" ry="${r}" fill="#02100F" opacity=".55" filter="url(#close)"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#grain)"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#bounce)"/><ellipse cx="${x - r * 0.32}" cy="${y - r * 0.42}" rx="${r * 0.24}" ry="${r * 0.15}" fill="#fff" transform="rotate(-38 ${x - r * 0.32} ${y - r * 0.42})"/>`

/** Filters over the whole picture: the box of a bare line has no room for its width, so blur would end in a straight edge. */
const whole = 'filterUnits="userSpaceOnUse" x="-500" y="-500" width="2600" height="2700"'

const defs = `<filter id="soft" ${whole}><feGaussianBlur stdDeviation="22"/></filter><filter id="close" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="8"/></filter><filter id="far" ${whole}><feGaussianBlur stdDeviation="3"/></filter>
  <radialGradient id="bed" cx=".34" cy=".28" r="1"><stop offset="0" stop-color="#256B77"/><stop offset=".45" stop-color="${deep}"/><stop offset="1" stop-color="#051A1F"/></radialGradient>
  <radialGradient id="strand" cx=".36" cy=".26" r=".82"><stop offset="0" stop-color="#fff"/><stop offset=".22" stop-color="#EAF1F3"/><stop offset=".5" stop-color="#9FB3BA"/><stop offset=".8" stop-color="#40575F"/><stop offset="1" stop-color="#1B2E34"/></radialGradient>
  <radialGradient id="grain" cx=".36" cy=".3" r=".78"><stop offset="0" stop-color="#fff"/><stop offset=".3" stop-color="#DCE6E9"/><stop offset=".62" stop-color="#8297A0"/><stop offset=".9" stop-color="#2A4048"/><stop offset="1" stop-color="#41585F"/></radialGradient>
  <radialGradient id="bounce" cx=".6" cy="1" r=".62"><stop offset="0" stop-color="#FFE01B" stop-opacity=".38"/><stop offset="1" stop-color="#FFE01B" stop-opacity="0"/></radialGradient>
  <radialGradient id="glow"><stop offset="0" stop-color="#FFE01B" stop-opacity=".34"/><stop offset="1" stop-color="#FFE01B" stop-opacity="0"/></radialGradient>`

/** One cell at forty times its size: a twisted frame, drawn scrolls, granules, and the live line passing out of focus. */
export function macro(): Drawing {
  const frame = along(teardrop)
  const inner = along(teardrop, 0.83)
  const scrolls = [
    scroll(520, 850, 196, 1.1, 2.5, 1),
    scroll(980, 850, 196, Math.PI - 1.1, 2.5, -1),
    scroll(612, 486, 128, 0.5, 2.2, 1),
    scroll(888, 486, 128, Math.PI - 0.5, 2.2, -1),
  ]
  const stems = [
    'M750 1480C750 1300 690 1130 610 1024',
    'M750 1480C750 1300 810 1130 890 1024',
    'M750 1480V300',
  ]
  const cast = (d: string, w: number) =>
    line(d, '#03100F', w, 'transform="translate(40 56)" filter="url(#soft)" opacity=".75"')
  const neighbour = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(.78) translate(-750 -800)">${rope(frame, 84)}${scrolls.map((d) => wire(path(d), 40, metal.slice(0, 6), 10)).join('')}</g>`
  const next = random(3)
  const dust = Array.from(
    { length: 46 },
    () =>
      `<circle cx="${(next() * side).toFixed(0)}" cy="${(next() * side).toFixed(0)}" r="${(2 + next() * 5).toFixed(1)}" fill="${silver}" opacity="${(0.1 + next() * 0.2).toFixed(2)}"/>`,
  )
  const cell = `${cast(path(frame), 90)}${scrolls.map((d) => cast(path(d), 44)).join('')}${stems.map((d) => cast(d, 30)).join('')}
    ${stems.map((d) => wire(d, 34, metal)).join('')}${scrolls.map((d, i) => wire(path(d), i < 2 ? 52 : 38, metal)).join('')}${rope(inner, 40)}${rope(frame, 94)}
    ${granule(750, 300, 54)}${granule(750, 640, 62)}${granule(520, 850, 62)}${granule(980, 850, 62)}${granule(612, 486, 44)}${granule(888, 486, 44)}${granule(750, 1010, 50)}${granule(750, 1190, 40)}`
  const picture = `<defs>${defs}</defs>${rect(0, 0, side, side, 'url(#bed)')}<g filter="url(#far)">${neighbour(60, 1290, -84)}${neighbour(1580, 300, 50)}${dust.join('')}</g>
    <g transform="translate(20 -10) rotate(-17 750 800) translate(165 176) scale(.78)">${cell}</g>
    <ellipse cx="760" cy="1270" rx="900" ry="330" fill="url(#glow)" style="mix-blend-mode:screen"/>
    ${cast('M-140 1230C260 1110 620 1350 1000 1310S1400 1150 1660 1200', 52)}${wire('M-140 1230C260 1110 620 1350 1000 1310S1400 1150 1660 1200', 56, brass)}`
  return { width: side, height: side, ground: mahanadi, html: svg(picture, side, side) }
}
