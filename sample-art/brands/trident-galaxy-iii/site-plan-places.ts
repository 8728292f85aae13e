import { copper, lilac, night, starlight, violet } from './book'
import { lamp, person } from './site-plan-ground'

/** Every place is a round one of this radius, drawn round 0, with nothing in it that a phone would not show. */
export const round = 104

const clay = '#B9623A'

/** The edge that all places have in common, in night, with a ring in its colour. */
const disc = (r: number, edge: string, fill: string): string =>
  `<circle r="${r + 12}" fill="${night}"/><circle r="${r}" fill="${fill}" stroke="${edge}" stroke-width="8"/>`

/** A round pool, lit from below, with one swimmer on his back. */
export const pool = `${disc(round, '#E3DAFF', '#6B4DF0')}<circle r="78" fill="#8468FF"/><circle r="52" fill="#A48CFF"/>
  <g transform="rotate(-28) scale(1.5)"><path d="M-12-5L-44-9M-12 5L-44 8" stroke="#8A4A28" stroke-width="7" stroke-linecap="round"/><path d="M4-8L26-26M4 8L26 26" stroke="#8A4A28" stroke-width="6" stroke-linecap="round"/><path d="M-16-9H6Q12 0 6 9H-16Z" fill="#8A4A28"/><path d="M-28-10H-12V10H-28Z" fill="${copper}"/><circle cx="17" r="9" fill="${night}"/><circle cx="16" r="6.5" fill="#8A4A28"/></g>`

/** The library under a round glass roof: books stand along the wall, readers sit at one round table, the cat lies on the ridge. */
export function library(): string {
  const shades = [night, violet, '#7A3F22', starlight, '#3B279A', '#5A2C40']
  const books = Array.from(
    { length: 40 },
    (_, i) =>
      `<path transform="rotate(${i * 9})" d="M-4.6-92H4.6V${-72 + (i % 3) * 3}H-4.6Z" fill="${shades[(i * 5) % 6]}"/>`,
  )
  const readers = [20, 110, 205, 290].map(
    (a, i) =>
      `<g transform="rotate(${a})">${person(0, -48, [starlight, violet, lilac, night][i] ?? violet, 180, 1.15)}</g>`,
  )
  const cat = `<g transform="translate(58 46) rotate(20) scale(1.25)" fill="${night}"><ellipse rx="16" ry="10"/><circle cx="15" cy="-6" r="8"/><path d="M10-11L11-19L17-13ZM17-13L23-17L22-8Z"/><path d="M-14 2Q-28 8-18 18" fill="none" stroke="${night}" stroke-width="5.5" stroke-linecap="round"/></g>`
  return `${disc(round, copper, '#FFCF9C')}${books.join('')}<circle r="62" fill="#FFE3BE"/>${readers.join('')}<circle r="30" fill="#7A3F22"/><path d="M-18-10Q-9-14 0-10Q9-14 18-10V11Q9 7 0 11Q-9 7-18 11Z" fill="#fff"/><path d="M0-10V11" stroke="#B98A5A" stroke-width="2.4"/>${cat}`
}

/** Clay under floodlights; both players are in white. */
export function court(): string {
  const player = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(1.15)"><ellipse rx="15" ry="8" fill="#fff"/><circle cy="-2" r="7" fill="#1A0F38"/><path d="M12-2L24-14" stroke="#fff" stroke-width="5" stroke-linecap="round"/><ellipse cx="30" cy="-20" rx="9" ry="7" transform="rotate(-42 30 -20)" fill="none" stroke="${starlight}" stroke-width="3.4"/></g>`
  return `${disc(round, copper, '#7E3E2C')}<g transform="rotate(-30)"><rect x="-78" y="-50" width="156" height="100" fill="${clay}" stroke="${starlight}" stroke-width="5"/><path d="M-40-50V50M40-50V50M-40 0H40" stroke="${starlight}" stroke-width="4" fill="none"/><path d="M0-60V60" stroke="${night}" stroke-width="8"/>${player(-58, -16, 100)}${player(56, 20, -70)}<circle cx="22" cy="-20" r="7" fill="#F4FF9A"/></g>`
}

/** Sand with a slide, a roundabout, and somebody who skips. */
export function playground(): string {
  const wheel = Array.from(
    { length: 6 },
    (_, i) =>
      `<path transform="rotate(${i * 60})" d="M0 0L-17-29A34 34 0 0 1 17-29Z" fill="${i % 2 ? violet : starlight}"/>`,
  ).join('')
  const roundabout = `<g transform="translate(-38 -24) scale(1.16)"><circle cx="5" cy="6" r="36" fill="#4A1E12" opacity=".5"/><circle r="36" fill="${copper}"/>${wheel}<circle r="7" fill="${night}"/></g>`
  const slide = `<g transform="translate(46 -14) rotate(20)"><rect x="-12" y="-52" width="40" height="116" rx="14" fill="#4A1E12" opacity=".5"/><rect x="-20" y="-58" width="40" height="116" rx="14" fill="${violet}"/><rect x="-11" y="-30" width="22" height="80" rx="9" fill="${lilac}"/><path d="M-20-58h40v24h-40z" fill="${starlight}"/>${person(0, 10, copper, 180, 1.15)}</g>`
  const skipping = `<g transform="translate(-26 58) scale(1.25)">${person(0, 0, starlight, 20, 1)}<path d="M-14 4C-40 36 44 36 16-4" fill="none" stroke="${night}" stroke-width="3.6"/></g>`
  return `${disc(round, copper, '#C9885F')}${roundabout}${slide}${skipping}`
}

/** The garden is the largest place: one flower of flower beds, a fountain in its eye, and a bench for two. Or more. */
export const gardenRound = 150
export function garden(): string {
  // The bench has the place of one petal.
  const petals = Array.from({ length: 7 }, (_, k) => k + (k > 0 ? 1 : 0))
    .map((i) => {
      const flowers = Array.from({ length: 9 }, (_, k) => {
        const [a, d] = [k * 2.4, 3 + k * 3.1]
        return `<circle cx="${(Math.cos(a) * d * 0.62).toFixed(1)}" cy="${(-92 + Math.sin(a) * d).toFixed(1)}" r="5.2" fill="${i % 2 ? lilac : copper}"/>`
      }).join('')
      return `<g transform="rotate(${i * 45})"><ellipse cy="-92" rx="28" ry="42" fill="#2A1A66" stroke="${i % 2 ? lilac : starlight}" stroke-width="5"/>${flowers}</g>`
    })
    .join('')
  const rays = Array.from(
    { length: 8 },
    (_, i) =>
      `<path transform="rotate(${i * 45})" d="M0-8V-24" stroke="#fff" stroke-width="4.4" stroke-linecap="round"/>`,
  ).join('')
  const bench = `<g transform="rotate(45) translate(0 -94) scale(1.15)"><rect x="-31" y="-14" width="62" height="18" rx="4" fill="#7A3F22"/>${person(-13, -4, copper, 180, 1.1)}${person(13, -4, starlight, 170, 1.1)}</g>`
  return `${disc(gardenRound, starlight, '#4A35AC')}<circle r="152" fill="url(#lamp)" opacity=".5"/>${petals}<circle r="44" fill="#E3DAFF"/><circle r="35" fill="#6B4DF0"/>${rays}<circle r="7" fill="#fff"/>${bench}${lamp([0, 0], 1.7)}`
}
