import { random } from '../../lib/random'
import { copper, deep, lilac, starlight, violet } from './book'

/** Where the road begins: what stands on it is mirrored in the wet of it. */
export const road = 704
export const scene = { width: 2160, height: 900 }
export const far = '#0D0624'
export const near = '#07031A'

/** Roofs of the town along the road, with tanks, stair heads and a few windows that are still lit. */
export function town(): string {
  const next = random(8)
  const houses: string[] = []
  for (let x = -20; x < scene.width; ) {
    const [w, h] = [Math.round(64 + next() * 104), Math.round(30 + next() * 72)]
    const top = road - h
    const windows = Array.from({ length: Math.floor(w / 30) }, (_, i) =>
      next() > 0.6
        ? `<rect x="${x + 12 + i * 28}" y="${top + 14}" width="9" height="13" fill="${next() > 0.4 ? copper : starlight}"/>`
        : '',
    )
    const tank = next() > 0.5 ? `<path d="M${x + w - 38} ${top - 16}h22v16h-22z" fill="${far}"/>` : ''
    houses.push(
      `<rect x="${x}" y="${top}" width="${w + 1}" height="${h}" fill="${far}"/>${tank}${windows.join('')}`,
    )
    x += w
  }
  return houses.join('')
}

/** The few stars that a town leaves. */
export function sky(): string {
  const next = random(3)
  return Array.from({ length: 150 }, () => {
    const [x, y, r] = [next() * scene.width, next() ** 1.4 * 520, 0.8 + next() * 1.9]
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(1)}" fill="${next() > 0.5 ? lilac : violet}"/>`
  }).join('')
}

/** Traffic as the same exposure sees it: lamps drawn out along the road, red-copper away, white towards. */
export function traffic(): string {
  const next = random(19)
  return Array.from({ length: 16 }, (_, i) => {
    const towards = i % 2 === 1
    const y = road + (towards ? 112 : 46) + next() * 26
    const x = next() * scene.width - 300
    const length = 300 + next() * 900
    const colour = towards ? starlight : next() > 0.3 ? copper : lilac
    return `<path d="M${x.toFixed(0)} ${y.toFixed(1)}h${length.toFixed(0)}" stroke="${colour}" stroke-width="${(1.6 + next() * 3.4).toFixed(1)}" stroke-opacity="${(0.45 + next() * 0.55).toFixed(2)}" fill="none" stroke-linecap="round"/>`
  }).join('')
}

/** Somebody has stopped to look up; gives the boards their size. The wheels stand on y; the boards are on the left. */
export function rider(x: number, y: number, scale: number): string {
  const wheel = (cx: number): string =>
    `<circle cx="${cx}" cy="-16" r="15.5" fill="${near}"/><circle cx="${cx}" cy="-16" r="15.5" fill="none" stroke="#3A2A74" stroke-width="2"/><circle cx="${cx}" cy="-16" r="5" fill="#3A2A74"/>`
  // Helmet tipped back, face to the sky; one foot on the road.
  const person = `<path d="M-16-62C-24-92-16-112 2-112C16-112 16-94 8-78L4-60Z" fill="#3B2A86"/><path d="M4-98C14-88 22-80 34-74" stroke="#3B2A86" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M-10-60C4-64 16-58 16-46L12-4H24" stroke="#1B1046" stroke-width="12" fill="none" stroke-linejoin="round" stroke-linecap="round"/>
    <g transform="translate(6 -128) rotate(-34)"><circle r="14.5" fill="${copper}"/><path d="M2-9H15A15 15 0 0 1 14 8H2Z" fill="${near}"/><path d="M-13-6A14.5 14.5 0 0 1 2-14.4" stroke="#FFE3C4" stroke-width="3" fill="none" stroke-linecap="round"/></g>`
  const scooter = `<path d="M-62-30C-64-52-40-60-8-56L-2-30H22L34-72L24-78L28-86L46-78L50-36L40-22H-26C-30-34-50-40-62-30Z" fill="#B4572B"/><path d="M-58-36C-56-52-36-57-10-54" stroke="#FFC79A" stroke-width="3.4" fill="none"/><path d="M46-78L50-36" stroke="#FFC79A" stroke-width="3.4"/><path d="M-44-58H2Q4-66-6-66H-36Q-44-66-44-58Z" fill="${near}"/><circle cx="50" cy="-62" r="6" fill="${starlight}"/>`
  return `<g transform="translate(${x} ${y}) scale(${-scale} ${scale})"><ellipse cx="4" cy="0" rx="74" ry="6" fill="#000" opacity=".7"/>${wheel(-42)}${wheel(48)}${scooter}${person}</g>`
}

/** Night that turns violet only close to the roofs. */
export const dusk = `<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0A0519"/><stop offset=".46" stop-color="#150C36"/><stop offset=".8" stop-color="${deep}"/><stop offset="1" stop-color="#5A35A8"/></linearGradient>`
