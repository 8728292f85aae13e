import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { arcStroke, copper, deep, grain, lilac, lines, night, star, starlight, violet } from './book'
import { litWall } from './lit-wall'

const many = 10_000
/** A page, and where both lie on the table. */
const [w, h] = [920, 985]
const [left, top] = [80, 66]

/** The star on the right page, and the towers below it: middle, roof and half the width of each. */
const axis = { x: 460, y: 200 }
const towers = [
  { x: 166, roof: 452 },
  { x: 460, roof: 326 },
  { x: 754, roof: 452 },
]
const half = 128

const isSky = (x: number, y: number): boolean =>
  x > 0 &&
  x < w &&
  y > 0 &&
  !towers.some((one) => Math.abs(x - one.x) < half + 34 && y > one.roof - 10) &&
  y < 446 &&
  Math.hypot(x - axis.x, y - axis.y) > 58

/** Exactly ten thousand stars, each drawn out by the same few minutes round the one that stands still. */
function stars(): string {
  const next = random(333)
  const paths = new Map<string, string[]>()
  for (let n = 0; n < many; ) {
    const [x, y] = [next() * w, next() * 446]
    if (!isSky(x, y)) continue
    // The milky way crosses the page; elsewhere stars are fewer.
    const band = Math.exp(-(((x * 0.62 + y - 470) / 150) ** 2))
    if (next() > 0.34 + band) continue
    const [r, a] = [Math.hypot(x - axis.x, y - axis.y), Math.atan2(y - axis.y, x - axis.x)]
    const light = next()
    const colour = light > 0.965 ? copper : light > 0.74 ? starlight : light > 0.4 ? lilac : violet
    const width = light > 0.992 ? 4.6 : light > 0.955 ? 3 : light > 0.74 ? 1.9 : 1.4
    const turned = light > 0.955 ? 0.11 : 0.034
    const key = `${colour}" stroke-width="${width}`
    const drawn = paths.get(key) ?? []
    const stroke = arcStroke(axis.x, axis.y, { r, start: a, end: a + turned, light, width }, colour)
    drawn.push(/ d="([^"]+)"/.exec(stroke)?.[1] ?? '')
    paths.set(key, drawn)
    n++
  }
  return [...paths]
    .map(
      ([style, drawn]) =>
        `<path d="${drawn.join('')}" stroke="${style}" stroke-linecap="round" fill="none"/>`,
    )
    .join('')
}

/** A tower with every light out: what is left of it is its copper and the edge that the stars find. */
function darkTower({ x, roof }: (typeof towers)[number]): string {
  const panes = Array.from({ length: 8 * 16 }, (_, i) => {
    const [c, r] = [i % 8, Math.floor(i / 8)]
    return `<rect x="${x - half + 14 + c * 29.4}" y="${roof + 62 + r * 36}" width="21" height="18" fill="#1D1244"/>`
  }).join('')
  return `<rect x="${x - half}" y="${roof}" width="${half * 2}" height="${h - roof}" fill="#0D0722"/>${panes}<rect x="${x - half}" y="${roof + 42}" width="3" height="${h}" fill="${violet}" opacity=".7"/><rect x="${x + half - 3}" y="${roof + 42}" width="3" height="${h}" fill="${violet}" opacity=".7"/><rect x="${x - half - 22}" y="${roof}" width="${half * 2 + 44}" height="42" fill="${copper}"/><rect x="${x - half - 22}" y="${roof}" width="${half * 2 + 44}" height="5" fill="#FFD9B0"/><rect x="${x - half - 22}" y="${roof + 33}" width="${half * 2 + 44}" height="9" fill="#A65C33"/>`
}

/** On the left one light; on the right what was there all the time. */
const nightPage = `<rect width="${w}" height="${h}" fill="url(#night)"/>${stars()}${towers.map(darkTower).join('')}<rect y="640" width="${w}" height="${h - 640}" fill="url(#dim)"/><circle cx="${axis.x}" cy="${axis.y}" r="150" fill="url(#glow)"/>${star(axis.x, axis.y, 72, starlight, `stroke="${night}" stroke-width="16" paint-order="stroke"`)}`

/** The outline of a page that bends up to the fold; `side` is -1 for the left one. */
function outline(side: 1 | -1, rise: number): string {
  const fold = left + w
  const edge = fold + side * w
  return `M${fold} ${top + 16}C${fold + side * 70} ${top - rise} ${fold + side * 240} ${top - rise} ${edge} ${top}V${top + h}C${fold + side * 240} ${top + h - rise} ${fold + side * 70} ${top + h - rise} ${fold} ${top + h + 16}Z`
}

/** The brochure lies open on the lounge table, under the same lamp as its cover. */
export function doublePage(): Drawing {
  const fold = left + w
  const stack = [5, 4, 3, 2, 1]
    .map((i) =>
      ([-1, 1] as const)
        .map(
          (side) =>
            `<path transform="translate(${fold * (-i * 0.0044)} ${i * 5}) scale(${1 + i * 0.0044} 1)" d="${outline(side, 12)}" fill="${i % 2 ? '#D9A06C' : '#FFE3C4'}"/>`,
        )
        .join(''),
    )
    .join('')
  const page = (side: 1 | -1, art: string): string =>
    `<clipPath id="page${side}"><path d="${outline(side, 12)}"/></clipPath><g clip-path="url(#page${side})"><g transform="translate(${side < 0 ? left : fold} ${top - 12}) scale(1 ${(h + 32) / h})">${art}</g></g>`
  const art = `<defs><radialGradient id="table" cx=".42" cy=".3" r=".9"><stop offset="0" stop-color="#5236C4"/><stop offset=".4" stop-color="#2C1B78"/><stop offset="1" stop-color="#0A0519"/></radialGradient><linearGradient id="night" x2="0" y2="1"><stop offset="0" stop-color="#0E0724"/><stop offset=".5" stop-color="${deep}"/><stop offset=".66" stop-color="#4A2F9C"/></linearGradient><linearGradient id="dim" x2="0" y2="1"><stop offset="0" stop-color="#0D0722" stop-opacity="0"/><stop offset=".34" stop-color="#0D0722" stop-opacity=".86"/></linearGradient><radialGradient id="glow"><stop offset="0" stop-color="#FFF1DC" stop-opacity=".75"/><stop offset=".4" stop-color="${copper}" stop-opacity=".25"/><stop offset="1" stop-color="${copper}" stop-opacity="0"/></radialGradient>
    <linearGradient id="bendLeft"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset=".72" stop-color="#fff" stop-opacity=".06"/><stop offset=".88" stop-color="#3A1408" stop-opacity=".12"/><stop offset="1" stop-color="#1A0608" stop-opacity=".62"/></linearGradient><linearGradient id="bendRight"><stop offset="0" stop-color="#000" stop-opacity=".72"/><stop offset=".06" stop-color="#000" stop-opacity=".3"/><stop offset=".17" stop-color="#B7A2FF" stop-opacity=".16"/><stop offset=".4" stop-color="#B7A2FF" stop-opacity="0"/></linearGradient><filter id="fall" x="-10%" y="-10%" width="120%" height="130%"><feGaussianBlur stdDeviation="22"/></filter></defs>
    <rect width="2000" height="1125" fill="url(#table)"/><path d="M60 110H1950L1968 1096H84Z" fill="#04010C" opacity=".85" filter="url(#fall)"/>${stack}
    ${page(-1, `${litWall}${lines(['Turn off', 'one light.'], 88, 700, { size: 156, fill: night, leading: 1.02, bold: 2.2 })}`)}${page(1, `${nightPage}${lines(['Get ten', 'thousand.'], 108, 770, { size: 156, fill: starlight, leading: 1.02, bold: 2.2 })}`)}
    <path d="${outline(-1, 12)}" fill="url(#bendLeft)"/><path d="${outline(1, 12)}" fill="url(#bendRight)"/>${grain(2000, 1125, 0.24)}`
  return { width: 2000, height: 1125, ground: night, html: svg(art, 2000, 1125) }
}
