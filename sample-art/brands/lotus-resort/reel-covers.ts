import type { Drawing } from '../../lib/drawing'
import { svg } from '../../lib/drawing'
import { boat, cut, halftone, hatchling, ink, lotus, type Plates, petals, riso, text } from './book'

interface Frame {
  open: number
  hour: string
  words: readonly [string, string]
  /** Height of the water, in px from the top of the frame. */
  level: number
}

/** Six hours in five covers: the water falls, the flower opens, the advice gets shorter. */
const frames: readonly Frame[] = [
  { open: 0, hour: '06:10', words: ['Stay', 'in bed.'], level: 250 },
  { open: 0.3, hour: '07:45', words: ['Coffee', 'only.'], level: 322 },
  { open: 0.55, hour: '09:20', words: ['Find', 'a hat.'], level: 394 },
  { open: 0.8, hour: '10:50', words: ['Walk', 'slowly.'], level: 462 },
  { open: 1, hour: '12:24', words: ['Open.', 'Go.'], level: 500 },
]

function cover({ open, hour, words, level }: Frame, width: number, height: number): Plates {
  const [cx, base] = [width / 2, 500]
  const flower = lotus(open, 176)
  const shape = petals(flower, cx, base).replaceAll('style="mix-blend-mode:multiply" ', '')
  const hole = `<g fill="#fff" stroke="#fff" stroke-width="12">${shape}</g>`
  const gaps = [0.1, 0.24, 0.42, 0.64]
    .map((part) => level + (height - level) * part)
    .filter((y) => y < height - 150)
    .map(
      (y, i) =>
        `<path fill="#fff" d="${cut(i % 2 ? -70 : -20, width + 60, y, 5 + i * 3, 5 + i, 130 + i * 20)}"/>`,
    )
    .join('')
  const dusk = halftone(
    { left: 0, top: 100, right: width, bottom: level },
    13,
    0.3,
    (_, y) => 0.42 * ((y - 100) / (level - 100)) ** 1.6,
  )
  const shade = halftone(
    { left: 0, top: 300, right: width, bottom: base },
    11,
    0.8,
    (x, y) => 0.6 * Math.max(0, 1 - Math.hypot(x - cx, y - base) / 150),
  )
  const sunRadius = 132 * Math.max(0, open - 0.2) * 1.25
  const sunDisc = `<circle cx="${cx}" cy="${level - (open - 0.5) * 190}" r="${sunRadius.toFixed(1)}"`
  const sand = `M-10 ${height - 140}C120 ${height - 170} 260 ${height - 110} ${width + 10} ${height - 150}V${height + 10}H-10Z`
  const beach = open > 0.7 ? `<path fill="#fff" d="${sand}"/>` : ''
  const lines = `${text(30, height - 82, 62, words[0])}${text(30, height - 26, 62, words[1])}`
  return {
    sun: `${sunDisc}/><rect fill="#fff" y="${level}" width="${width}" height="${height}"/>${open > 0.7 ? `<path d="${sand}"/>` : ''}<g>${petals(flower, cx, base, (p) => Math.abs(p.angle) < 60).replaceAll('style="mix-blend-mode:multiply" ', '')}</g>`,
    coral: `${dusk}${sunDisc} fill="#fff"/>${hole}${petals(flower, cx, base)}${beach}`,
    lagoon: `<path d="${cut(-30, width + 40, level, height, 7, 140)}"/>${gaps}${hole}<clipPath id="f${hour}">${shape}</clipPath><g clip-path="url(#f${hour})">${shade}</g>${beach}`,
    key: `${text(30, 84, 64, hour)}${beach ? lines : ''}`,
    paper: beach ? '' : lines,
  }
}

/** Five reel covers in one row: scroll them and the flower opens. */
export function reelCovers(): Drawing {
  const [width, height, gap] = [2160, 800, 15]
  const [w, h] = [414, 736]
  const covers = frames.map((frame, i) => {
    const plates = cover(frame, w, h)
    if (frame.open === 1) plates.key = `${plates.key ?? ''}${hatchling(330, 676, 0.46, 30)}`
    if (i === 1) plates.key = `${plates.key ?? ''}${boat(334, 318, 0.34)}`
    const page = riso(w, h, plates, i + 2)
    const inner = page.html.replaceAll('grain-', `grain-${i}-`)
    return `<svg x="${15 + i * (w + gap)}" y="32" width="${w}" height="${h}" data-frame>${inner}</svg>`
  })
  return {
    width,
    height,
    html: svg(
      `<rect width="${width}" height="${height}" fill="${ink.deep}"/>${covers.join('')}`,
      width,
      height,
    ),
    ground: ink.deep,
  }
}
