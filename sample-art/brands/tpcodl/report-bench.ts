import { svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { line, rect } from './book'
import { type Point, path, wire } from './drawn-wire'
import { Filigree, spiral } from './filigree'
import { coverHeight, coverWidth } from './report-face'
import { ribbonAt, ribbonWidth } from './report-volume'

/** The bench is drawn round the book: its point (margin, margin) lies under the book's upper left corner. */
export const margin = 1300
export const benchWidth = coverWidth + 2 * margin
export const benchHeight = coverHeight + 2 * margin

/** Thin wire: more light on it than on the thick one of the close view. */
const thin = ['#1B2E34', '#5D757D', '#AEBFC5', '#E9F1F3', '#FFFFFF', '#FFFFFF']
const grains = ['#FFFFFF', '#EAF1F3', '#9FB3BA', '#40575F']
const ball = (x: number, y: number, r: number): string =>
  `<ellipse cx="${x + r * 0.7}" cy="${y + r * 0.8}" rx="${r * 1.2}" ry="${r}" fill="#02090B" opacity=".55" filter="url(#near)"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#ball)"/>`

/** A length of drawn wire and its shadow on what it lies on. */
const lying = (d: string, width: number, tones: string[], drop = 10): string =>
  `${line(d, '#02090B', width, `transform="translate(${drop} ${drop * 1.2})" filter="url(#near)" opacity=".6"`)}${wire(d, width, tones, 12)}`

/** A coil as it comes from the draw plate: turn beside turn, not quite round. */
function coil(x: number, y: number, r: number): string {
  const points = Array.from({ length: 700 }, (_, i): Point => {
    const a = i * 0.09
    const k = r + 26 * Math.sin(i * 0.031) + (i / 700) * 46
    return [x + k * Math.cos(a), y + k * Math.sin(a) + 7 * Math.sin(i * 0.017)]
  })
  return lying(path(points), 13, thin, 16)
}

/** Squared paper with the drawing the wires are bent after. */
function paper(): string {
  const [w, h, step] = [1540, 1980, 55]
  const grid = (every: number) =>
    `${Array.from({ length: Math.floor(w / every) + 1 }, (_, i) => `M${i * every} 0V${h}`).join('')}${Array.from({ length: Math.floor(h / every) + 1 }, (_, i) => `M0 ${i * every}H${w}`).join('')}`
  const plan = new Filigree().rosette(10, 70, 250, 74, 1290, 1500).ring(1290, 1500, 64).ring(1290, 1500, 262)
  return `<g transform="translate(1160 1120) rotate(9)"><rect x="20" y="28" width="${w}" height="${h}" fill="#02090B" opacity=".6" filter="url(#near)"/>${rect(0, 0, w, h, 'url(#paper)')}
    <path d="${grid(step)}" stroke="#9FBDC5" stroke-width="2" fill="none"/><path d="${grid(step * 5)}" stroke="#7FA5AF" stroke-width="3.4" fill="none"/>
    ${plan.print('#5B7A83', 4)}</g>`
}

const slate = (): string => {
  const next = random(11)
  const seams = Array.from({ length: 26 }, () => {
    const [x, y, long] = [next() * benchWidth, next() * benchHeight, 300 + next() * 900]
    return `M${x.toFixed(0)} ${y.toFixed(0)}q${(long / 2).toFixed(0)} ${(next() * 60 - 30).toFixed(0)} ${long.toFixed(0)} ${(next() * 80 - 40).toFixed(0)}`
  })
  return `${rect(0, 0, benchWidth, benchHeight, 'url(#slate)')}<path d="${seams.join('')}" fill="none" stroke="#8FA3A8" stroke-opacity=".16" stroke-width="5" stroke-linecap="round"/>`
}

/** The ribbon goes on over the bench, flat: even yellow with woven edges, paler where it turns to the lamp. */
function ribbon(): string {
  const [x, y] = [margin + ribbonAt + ribbonWidth / 2, margin + coverHeight - 4]
  const d = `M${x} ${y}C${x} ${y + 130} ${x + 60} ${y + 200} ${x + 190} ${y + 190}S${x + 370} ${y + 40} ${x + 520} ${y + 70}S${x + 680} ${y + 250} ${x + 960} ${y + 170}`
  const flat = (colour: string, width: number, extra = '') =>
    line(d, colour, width, `stroke-linecap="butt" ${extra}`)
  return `${flat('#02090B', ribbonWidth + 2, 'transform="translate(12 18)" filter="url(#near)" opacity=".6"')}${flat('#B89A00', ribbonWidth)}${flat('url(#silk)', ribbonWidth - 4)}${flat('#D8B800', ribbonWidth - 12)}${flat('url(#silk)', ribbonWidth - 15)}`
}

/** The maker's bench from above: slate, squared paper, offcuts of silver wire, a coil, granules. */
export function bench(): string {
  const [x, y] = [margin, margin]
  const offcuts = [
    spiral(x + 1270, y + 1120, 92, 0.6, 2.4, 1),
    spiral(x - 260, y + 900, 110, 2, 2.3, -1),
    `M${x - 330} ${y + 1210}C${x - 220} ${y + 1100} ${x - 140} ${y + 1330} ${x - 40} ${y + 1240}`,
    `M${x + 40} ${y + 1620}C${x + 150} ${y + 1530} ${x + 210} ${y + 1690} ${x + 330} ${y + 1600}`,
    `M${x + 1180} ${y + 760}q90 -60 180 10t170 -30`,
  ]
  const defs = `<radialGradient id="slate" cx=".42" cy=".42" r=".5"><stop offset="0" stop-color="#5B6C72"/><stop offset=".5" stop-color="#354247"/><stop offset="1" stop-color="#141C1F"/></radialGradient>
    <linearGradient id="paper" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#F1F6F6"/><stop offset="1" stop-color="#BFD0D4"/></linearGradient>
    <linearGradient id="silk" gradientUnits="userSpaceOnUse" x1="${x + 440}" y1="0" x2="${x + 1400}" y2="0"><stop offset="0" stop-color="#FFE01B"/><stop offset=".14" stop-color="#FFE01B"/><stop offset=".24" stop-color="#FFF19A"/><stop offset=".36" stop-color="#FFDB00"/><stop offset=".52" stop-color="#FFE96A"/><stop offset=".66" stop-color="#FFE01B"/><stop offset="1" stop-color="#FFE01B"/></linearGradient>
    <radialGradient id="ball" cx=".34" cy=".3" r=".8">${grains.map((tone, i) => `<stop offset="${i * 0.26}" stop-color="${tone}"/>`).join('')}<stop offset="1" stop-color="#1E3239"/></radialGradient>
    <filter id="near" filterUnits="userSpaceOnUse" x="0" y="0" width="${benchWidth}" height="${benchHeight}"><feGaussianBlur stdDeviation="9"/></filter>
    <filter id="wide" filterUnits="userSpaceOnUse" x="0" y="0" width="${benchWidth}" height="${benchHeight}"><feGaussianBlur stdDeviation="46"/></filter>`
  const shade = (dx: number, dy: number, filter: string, opacity: number) =>
    `<rect x="${x + dx}" y="${y + dy}" width="${coverWidth}" height="${coverHeight}" fill="#02090B" opacity="${opacity}" filter="url(#${filter})"/>`
  return svg(
    `<defs>${defs}</defs>${slate()}${paper()}${coil(x - 330, y + 330, 210)}
    ${offcuts.map((d) => lying(d, 17, thin)).join('')}${ball(x - 120, y + 1090, 22)}${ball(x - 190, y + 1040, 15)}${ball(x + 1160, y + 1300, 24)}${ball(x + 1230, y + 1340, 16)}
    ${shade(90, 70, 'wide', 0.75)}${shade(14, 16, 'near', 0.8)}${ribbon()}`,
    benchWidth,
    benchHeight,
  )
}
