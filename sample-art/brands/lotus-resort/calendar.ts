import type { Drawing } from '../../lib/drawing'
import { svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { cut, hour, ink, lotus, petals, round, serif, text } from './book'

/** Low water in daylight, in minutes after midnight: 12:24 on the fifth, fifty and a half minutes later every day. */
function lowTide(day: number): number {
  let minutes = 744 + (day - 5) * 50.5
  while (minutes > 1108) minutes -= 745
  while (minutes < 363) minutes += 745
  return Math.round(minutes)
}

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** Thirty flowers, one a day, each as large as that day's ebb is low: two full ones, at full moon and at new moon. */
function sheet(width: number, height: number): string {
  const [left, top] = [34, 300]
  const [column, row] = [(width - left * 2) / 7, 151]
  const days = Array.from({ length: 30 }, (_, index) => {
    const slot = index + 5
    const [x, y] = [left + column * ((slot % 7) + 0.5), top + row * Math.floor(slot / 7)]
    const open = 0.5 + 0.5 * Math.cos(((index - 4) / 14.77) * Math.PI * 2)
    const flower = lotus(0.72 + 0.28 * open, 34 + open * 12)
    const base = y + 90
    const sun =
      open > 0.94 ? `<circle cx="${round(x)}" cy="${round(base - 30)}" r="28" fill="${ink.sun}"/>` : ''
    return `<g style="isolation:isolate">${sun}<g fill="${ink.coral}" style="mix-blend-mode:multiply">${petals(flower, x, base)}</g></g>
      <path d="${cut(x - 42, x + 30, base + 5, 3, 3, 24)}" fill="${ink.lagoon}"/>
      ${hour(Math.round(x), Math.round(base + 46), 34, clock(lowTide(index + 1)), 'middle', ink.deep)}
      <text x="${round(x - column / 2 + 10)}" y="${round(y + 34)}" font-size="38" fill="${ink.coral}" style="${serif}">${index + 1}</text>`
  }).join('')
  const rules = [1, 2, 3, 4].map((week) => `M${left} ${top + row * week - 8}H${width - left}`).join('')
  // Rules between the days, too: side by side, two times must never read as one number.
  const posts = [1, 2, 3, 4, 5, 6]
    .map((day) => `M${round(left + column * day)} ${top + (day < 5 ? row : 0) + 2}V${top + row * 5 - 18}`)
    .join('')
  const week = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
    .map(
      (name, i) =>
        `<text x="${round(left + column * (i + 0.5))}" y="286" font-size="44" text-anchor="middle" fill="${ink.lagoon}" style="${serif}">${name}</text>`,
    )
    .join('')
  return `<rect width="${width}" height="${height}" fill="${ink.shell}"/><g fill="${ink.deep}">${text(34, 164, 128, 'November')}${text(width - 34, 104, 46, 'Low tides', 'end')}${text(width - 34, 160, 46, 'as flowers', 'end')}</g>
    <path d="${cut(-20, width + 20, 202, 10, 9, 130)}" fill="${ink.coral}"/><path d="${cut(-60, width + 20, 222, 6, 9, 130)}" fill="${ink.lagoon}"/>${week}<path d="${rules}" stroke="${ink.lagoon}" stroke-width="2" opacity=".5"/><path d="${posts}" stroke="${ink.lagoon}" stroke-width="2" opacity=".32"/>${days}
    <g fill="${ink.deep}">${text(width / 2, height - 32, 48, 'Breakfast is when the flower says.', 'middle')}</g>`
}

/** The tide-table calendar on a limewashed wall, in the raking light of seven in the morning. */
function scene(): string {
  const [width, height] = [1800, 1500]
  const [x, y, w, h] = [470, 132, 860, 1150]
  const next = random(5)
  const needles = Array.from({ length: 150 }, () => {
    const [nx, ny] = [900 + next() * 900, -60 + next() * 520]
    return `M${round(nx)} ${round(ny)}q${round(40 + next() * 30)} ${round(60 + next() * 40)} ${round(50 + next() * 60)} ${round(170 + next() * 130)}`
  }).join('')
  const light = 'M-200 -160L1960 330V1500L-200 900Z'
  const wall = `<filter id="plaster" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".018 .022" numOctaves="5" seed="8"/><feDiffuseLighting surfaceScale="3.4" diffuseConstant="1.05" lighting-color="#fff"><feDistantLight azimuth="205" elevation="52"/></feDiffuseLighting></filter>
    <filter id="soft-30" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="26"/></filter><filter id="soft-7" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="7"/></filter>`
  const slat = (top: number) =>
    `<rect x="${x - 26}" y="${top}" width="${w + 52}" height="30" rx="4" fill="${ink.lagoon}"/><rect x="${x - 26}" y="${top}" width="${w + 52}" height="9" rx="4" fill="#3FA9AF"/><rect x="${x - 26}" y="${top + 23}" width="${w + 52}" height="7" rx="3" fill="#00525C"/>`
  return `<defs>${wall}<clipPath id="paper"><rect width="${w}" height="${h}"/></clipPath><clipPath id="lit"><path d="${light}"/></clipPath><linearGradient id="curl" x2="1" y2=".25"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#7A2A2E" stop-opacity=".2"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="#FF6A70"/><rect width="${width}" height="${height}" filter="url(#plaster)" style="mix-blend-mode:multiply" opacity=".8"/>
    <path d="M${x} ${y + 20}L${x + 130} ${y + 70}V${y + h + 74}L${x + w + 120} ${y + h + 70}V${y + 70}L${x + w} ${y + 20}Z" fill="#6E1F2E" opacity=".62" filter="url(#soft-30)"/>
    <path d="M${x - 20} ${y - 8}H${x + w + 40}V${y + h + 34}H${x - 4}Z" fill="#5A1626" opacity=".5" filter="url(#soft-7)"/>
    <path d="M900 34L${x + 60} ${y}M900 34L${x + w - 60} ${y}" stroke="${ink.shell}" stroke-width="5"/><circle cx="900" cy="34" r="11" fill="${ink.deep}"/>
    <g transform="translate(${x} ${y})" clip-path="url(#paper)">${sheet(w, h)}<rect width="${w}" height="${h}" fill="url(#curl)"/></g>${slat(y - 16)}${slat(y + h - 14)}
    <path d="M-10 -10H${width + 10}V${height + 10}H-10ZM-200 -160V900L1960 1500V330Z" fill-rule="evenodd" fill="#5B1A3A" opacity=".5" filter="url(#soft-7)" style="mix-blend-mode:multiply"/>
    <g filter="url(#soft-7)" style="mix-blend-mode:multiply" opacity=".34"><g clip-path="url(#lit)"><path d="${needles}" fill="none" stroke="#6E1F2E" stroke-width="7" stroke-linecap="round"/></g></g>`
}

/** From close by, though whole: from the nail to the wall under the lower rod. The hours can be read. */
export const calendar = (): Drawing => ({
  width: 1350,
  height: 1688,
  html: svg(`<g transform="scale(1.24) translate(-356 -3)">${scene()}</g>`, 1350, 1688),
  ground: ink.coral,
})
