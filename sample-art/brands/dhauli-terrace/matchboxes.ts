import type { Drawing } from '../../lib/drawing'
import { svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { fork, ink, spoon, text } from './book'
import { engrave, rgb } from './engraving'

/** Three matchboxes that lay the table when they stand together, and say one thing when read in their order. */

/** The label is square; with the strip to strike on below it, a box is so high. */
const side = 620
const tall = side + 58

/** The coat one strikes on, darker than any ink, and the inside of a tray. */
const coat = '#071D18'

const words = ['Strike', 'nothing', 'but this.'] as const

/** A match that nobody has struck, its head at (x, y), its stick `long`. */
const match = (x: number, y: number, long = 352): string =>
  `<path d="M${x - 15} ${y}H${x + 15}V${y + long}H${x - 15}Z" fill="${ink.note}"/><path d="M${x + 6} ${y}V${y + long}" stroke="${ink.peace}" stroke-width="3"/><path d="M${x} ${y - 66}C${x + 38} ${y - 66} ${x + 44} ${y - 14} ${x + 30} ${y + 34}Q${x} ${y + 60} ${x - 30} ${y + 34}C${x - 44} ${y - 14} ${x - 38} ${y - 66} ${x} ${y - 66}Z" fill="${ink.clay}"/>`

/** The line screen of a label: rays round the match on the dark one, level lines round the cutlery on the light. */
function screen(dark: boolean, pitch: number): Promise<string> {
  const ground = rgb(dark ? ink.peace : ink.note)
  return engrave(
    side,
    side,
    (x, y, cut) => {
      const [dx, dy] = [x - side / 2, y - (dark ? 150 : 262)]
      const r = Math.hypot(dx, dy)
      const turn = Math.atan2(dy, dx)
      cut.ground = ground
      cut.pitch = pitch
      cut.phase = dark
        ? (turn / (Math.PI * 2)) * pitch * 72
        : y + 34 * Math.exp(-((dx / 84) ** 2)) * Math.exp(-((dy / 250) ** 6))
      cut.tone = dark ? 0.46 + 0.5 * Math.min(1, r / 420) : 0.4 + 0.5 * Math.exp(-((dx / 150) ** 2))
      if (dark && (r < 104 || (Math.abs(dx) < 44 && dy > 0 && dy < 372))) cut.solid = 0
    },
    dark ? ink.note : ink.peace,
  )
}

/** The strip to strike on: a dark coat, cut crosswise, and a light rule that parts it from the label. */
function striker(i: number): string {
  const strip = `<rect y="${side}" width="${side}" height="58"`
  const hatch = (lean: number) =>
    Array.from({ length: 33 }, (_, k) => `M${k * 20 - 10 - lean} ${side}l${lean * 2} 58`).join('')
  return `<clipPath id="strip${i}">${strip}/></clipPath><g clip-path="url(#strip${i})">${strip} fill="${coat}"/><path d="${hatch(14)}${hatch(-14)}" stroke="${ink.clay}" stroke-width="3.4"/><rect y="${side}" width="${side}" height="6" fill="${ink.note}"/></g>`
}

/** The box with word `i`, its corner at (x, y); `label` is its line screen, `size` the lettering. */
function box(i: number, x: number, y: number, scale: number, label: string, size = 88): string {
  const middle = i === 1
  const c = side / 2
  const [colour, ground] = middle ? [ink.note, ink.peace] : [ink.peace, ink.note]
  const motif = middle ? match(c, 144) : i ? spoon(c, 260, 0.9) : fork(c, 260, 0.9)
  return `<g transform="translate(${x} ${y}) scale(${scale})"><g filter="url(#box)"><rect width="${side}" height="${tall}" fill="${ground}"/></g><image href="${label}" width="${side}" height="${side}"/>${motif}<rect y="506" width="${side}" height="118" fill="${ground}"/><rect y="506" width="${side}" height="5" fill="${colour}"/>${text(c, 588 + (size - 88) / 2, size, words[i] ?? '', 'middle', colour)}${striker(i)}</g>`
}

/** The ground with the shadow that boxes throw on it. */
const ground = (width: number, height: number): string =>
  `<defs><filter id="box" x="-20%" y="-20%" width="150%" height="150%"><feDropShadow dx="10" dy="14" stdDeviation="10" flood-color="#3B170B" flood-opacity=".65"/></filter></defs><rect width="${width}" height="${height}" fill="${ink.clay}"/>`

export async function matchboxes(): Promise<Drawing> {
  const [width, height] = [2160, 800]
  const [light, dark] = await Promise.all([screen(false, 11), screen(true, 11)])
  const boxes = [75, 770, 1465].map((x, i) => box(i, x, 52, 1, i === 1 ? dark : light))
  const scene = `${ground(width, height)}${boxes.join('')}`
  return { width, height, html: svg(scene, width, height), ground: ink.clay }
}

/** The tray drawn out to the right of a box whose corner is (x, y): its matches lie side by side, none struck. */
function tray(x: number, y: number, scale: number): string {
  const [from, to, wall] = [side - 30, 1291, 20]
  const next = random(7)
  const matches = Array.from({ length: 7 }, (_, i) => {
    const at = 92 + i * 82.4
    const end = to - wall - 100 - next() * 34
    return `<g transform="translate(${end.toFixed(1)} ${at.toFixed(1)}) rotate(90)">${match(0, 0, 620)}</g>`
  })
  const inside = `<rect x="${from}" y="${16 + wall}" width="${to - wall - from}" height="${tall - 32 - 2 * wall}"`
  return `<g transform="translate(${x} ${y}) scale(${scale})"><g filter="url(#box)"><rect x="${from}" y="16" width="${to - from}" height="${tall - 32}" fill="${ink.note}"/></g><clipPath id="tray">${inside}/></clipPath>${inside} fill="${ink.peace}"/><g clip-path="url(#tray)">${matches.join('')}<rect x="${from}" y="16" width="${to - from}" height="${wall + 14}" fill="${coat}"/><rect x="${side}" y="16" width="22" height="${tall - 32}" fill="${coat}" opacity=".7"/></g></g>`
}

/** For a phone: two boxes above, the third below, drawn open; its matches fill the row. */
export async function matchboxesPhone(): Promise<Drawing> {
  const [width, height, edge] = [1080, 1190, 40]
  const scale = 480 / side
  const [right, lower] = [width / 2 + edge / 2, edge + tall * scale + 58]
  const [light, dark] = await Promise.all([screen(false, 14), screen(true, 14)])
  const scene = `${ground(width, height)}${box(0, edge, edge, scale, light, 96)}${box(1, right, edge, scale, dark, 96)}${tray(edge, lower, scale)}${box(2, edge, lower, scale, light, 96)}`
  return { width, height, html: svg(scene, width, height), ground: ink.clay }
}
