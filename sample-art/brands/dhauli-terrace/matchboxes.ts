import type { Drawing } from '../../lib/drawing'
import { svg } from '../../lib/drawing'
import { fork, ink, spoon, text } from './book'
import { engrave, rgb } from './engraving'

/** Three matchboxes that lay the table when they stand together, and say one thing when read from left to right. */
/** A match that nobody has struck, its head at (x, y). */
const match = (x: number, y: number): string =>
  `<path d="M${x - 15} ${y}H${x + 15}V${y + 352}H${x - 15}Z" fill="${ink.note}"/><path d="M${x + 6} ${y}V${y + 352}" stroke="${ink.peace}" stroke-width="3"/><path d="M${x} ${y - 66}C${x + 38} ${y - 66} ${x + 44} ${y - 14} ${x + 30} ${y + 34}Q${x} ${y + 60} ${x - 30} ${y + 34}C${x - 44} ${y - 14} ${x - 38} ${y - 66} ${x} ${y - 66}Z" fill="${ink.clay}"/>`

export async function matchboxes(): Promise<Drawing> {
  const [width, height] = [2160, 800]
  const side = 620
  const lefts = [75, 770, 1465]
  const [night, note] = [rgb(ink.peace), rgb(ink.note)]
  const label = (dark: boolean) =>
    engrave(
      side,
      side,
      (x, y, cut) => {
        const [dx, dy] = [x - side / 2, y - (dark ? 150 : 262)]
        const r = Math.hypot(dx, dy)
        const turn = Math.atan2(dy, dx)
        cut.ground = dark ? night : note
        cut.pitch = 11
        // Rays for the middle box, level lines for the outer two.
        cut.phase = dark
          ? (turn / (Math.PI * 2)) * 11 * 72
          : y + 34 * Math.exp(-((dx / 84) ** 2)) * Math.exp(-((dy / 250) ** 6))
        cut.tone = dark ? 0.46 + 0.5 * Math.min(1, r / 420) : 0.4 + 0.5 * Math.exp(-((dx / 150) ** 2))
        if (dark && (r < 104 || (Math.abs(dx) < 44 && dy > 0 && dy < 372))) cut.solid = 0
      },
      dark ? ink.note : ink.peace,
    )
  const [light, dark] = await Promise.all([label(false), label(true)])
  const boxes = ['Strike', 'nothing', 'but this.'].map((word, i) => {
    const middle = i === 1
    const x = lefts[i] ?? 0
    const c = x + side / 2
    const [colour, ground] = middle ? [ink.note, ink.peace] : [ink.peace, ink.note]
    const motif = middle ? match(c, 196) : i ? spoon(c, 312, 0.9) : fork(c, 312, 0.9)
    // The strip to strike on: a dark coat, cut crosswise, and a light rule that parts it from the label.
    const hatch = (lean: number) =>
      Array.from({ length: 33 }, (_, k) => `M${x + k * 20 - 10 - lean} 672l${lean * 2} 58`).join('')
    const striker = `<clipPath id="strip${i}"><rect x="${x}" y="672" width="${side}" height="58"/></clipPath><g clip-path="url(#strip${i})"><rect x="${x}" y="672" width="${side}" height="58" fill="#071D18"/><path d="${hatch(14)}${hatch(-14)}" stroke="${ink.clay}" stroke-width="3.4"/><rect x="${x}" y="672" width="${side}" height="6" fill="${ink.note}"/></g>`
    return `<g filter="url(#box)"><rect x="${x}" y="52" width="${side}" height="${side + 58}" fill="${ground}"/></g><image href="${middle ? dark : light}" x="${x}" y="52" width="${side}" height="${side}"/>${motif}<rect x="${x}" y="558" width="${side}" height="114" fill="${ground}"/><rect x="${x}" y="558" width="${side}" height="5" fill="${colour}"/>${text(c, 640, 88, word, 'middle', colour, ground)}${striker}`
  })
  const scene = `<defs><filter id="box" x="-20%" y="-20%" width="150%" height="150%"><feDropShadow dx="10" dy="14" stdDeviation="10" flood-color="#3B170B" flood-opacity=".65"/></filter></defs><rect width="${width}" height="${height}" fill="${ink.clay}"/>${boxes.join('')}`
  return { width, height, html: svg(scene, width, height), ground: ink.clay }
}
