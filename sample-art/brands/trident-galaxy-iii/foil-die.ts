import { type Drawing, svg } from '../../lib/drawing'
import { lines, night, numeral, polar, star, violet } from './book'
import { brass, copperFoil, foilTrails, sheen } from './foil'

const [width, height] = [1800, 1350]
const [wide, high] = [720, 960]

/** Feet of the numeral, and its height; the trails turn round its star, as on the cover. */
const [foot, tall] = [744, 470]
const axis = { x: wide / 2, y: foot - polar(tall) }

/** What the cover has in copper: arcs, star, numeral and name, in a metal under one lamp. */
function relief(id: string, ramp: typeof brass, lamp: number, under: string, blind: string): string {
  const arcs = foilTrails({ ...axis, from: 98, to: 700, every: 27, seed: 12, weight: 1.6, ramp, lamp, blind })
  const glint = lamp < -90 ? 0.62 : 0.42
  return `<defs>${sheen(`${id}-bars`, ramp, glint, [-240, -460, 220, 40])}${sheen(`${id}-name`, ramp, glint, [60, 830, 660, 920])}${sheen(`${id}-star`, ramp, 0.5, [-80, -60, 80, 60])}
    <clipPath id="${id}-edge"><rect width="${wide}" height="${foot + 40}"/></clipPath></defs><g clip-path="url(#${id}-edge)">${arcs}</g>
    <g transform="translate(${wide / 2} ${foot})"><g stroke="${under}" stroke-width="44" stroke-linejoin="round">${numeral(tall, under)}</g>${numeral(tall, `url(#${id}-bars)`, false)}</g>${star(axis.x, axis.y, 72, `url(#${id}-star)`)}
    <rect y="${foot + 2}" width="${wide}" height="${high - foot}" fill="${under}"/>${lines(['Trident Galaxy'], wide / 2, 892, { size: 100, fill: `url(#${id}-name)`, anchor: 'middle', bold: 2.4 })}`
}

const bolt = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="25" fill="#5B3A14"/><path d="M${x - 15} ${y - 7}L${x + 15} ${y + 7}" stroke="#F4D28A" stroke-width="8"/>`

/** The brass die of the cover, its picture back to front, and beside it the first sheet that it stamped. */
export function foilDie(): Drawing {
  const shade = `<rect x="-24" y="-14" width="820" height="1070" fill="#0B0519" opacity=".7" filter="url(#soft)"/>`
  const die = `<rect x="-44" y="-44" width="808" height="1058" rx="12" fill="#2A1707"/><rect x="-44" y="-44" width="808" height="1036" rx="12" fill="#B87B33"/><rect width="${wide}" height="948" fill="#2A1804"/>
    <g transform="translate(${wide} 0) scale(-1 1)">${relief('brass', brass, -128, '#2A1804', '#3E2810')}</g>${[-6, 726].map((x) => bolt(x, -6) + bolt(x, 954)).join('')}`
  const sheet = `<rect x="-60" y="-60" width="840" height="1080" fill="${night}"/>${relief('foil', copperFoil, -52, night, '#1F1447')}`
  const art = `<defs><radialGradient id="lamp" cx=".52" cy=".36" r=".78"><stop offset="0" stop-color="#6A4BE6"/><stop offset=".5" stop-color="#4329A6"/><stop offset="1" stop-color="#2E1D70"/></radialGradient><filter id="soft"><feGaussianBlur stdDeviation="20"/></filter></defs><rect width="${width}" height="${height}" fill="url(#lamp)"/>
    <g transform="translate(50 30) scale(.92)"><g transform="translate(1006 204) rotate(4)">${shade}${sheet}</g><g transform="translate(110 214) rotate(-3)">${shade}${die}</g></g>`
  // Never shown wider than three fifths of a page.
  return {
    width: 1200,
    height: 900,
    ground: violet,
    html: svg(`<g transform="scale(${2 / 3})">${art}</g>`, 1200, 900),
  }
}
