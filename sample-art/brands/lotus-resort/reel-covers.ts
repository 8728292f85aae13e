import type { Drawing } from '../../lib/drawing'
import { svg } from '../../lib/drawing'
import {
  boat,
  cut,
  halftone,
  hatchling,
  hour as hourText,
  ink,
  lotus,
  type Plates,
  petals,
  riso,
  text,
} from './book'

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

function cover({ open, hour, words, level }: Frame, width: number, height: number, pitch = 13): Plates {
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
    pitch,
    0.3,
    (_, y) => 0.42 * ((y - 100) / (level - 100)) ** 1.6,
  )
  const shade = halftone(
    { left: 0, top: 300, right: width, bottom: base },
    pitch - 2,
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
    key: `${hourText(30, 84, 64, hour)}${beach ? lines : ''}`,
    paper: beach ? '' : lines,
    clean: [
      { left: 14, top: 20, right: 240, bottom: 104 },
      { left: 14, top: height - 148, right: 280, bottom: height },
    ],
  }
}

/** How far the mat lies over a cover, px: between two pixels, a print's edge would show its paper as a pale line. */
const lap = 2

/** A printed cover, and the hole that the mat leaves over it, as path data. */
interface Framed {
  print: string
  hole: string
}

/** One cover, printed, as a frame of the sheet at (x, y). */
function framed(index: number, x: number, y: number, w: number, h: number, scale = 1, pitch = 13): Framed {
  const frame = frames[index]
  if (!frame) throw new Error(`There is no frame ${index}`)
  const plates = cover(frame, w, h, pitch)
  if (frame.open === 1) plates.key = `${plates.key ?? ''}${hatchling(w - 84, h - 60, 0.46, 30)}`
  if (index === 1) plates.key = `${plates.key ?? ''}${boat(334, 318, 0.34)}`
  const inner = riso(w, h, plates, index + 2).html.replaceAll('grain-', `grain-${index}-`)
  const [across, down] = [Math.round(w * scale), Math.round(h * scale)]
  const scaled = inner.replace(`width="${w}" height="${h}"`, `width="${across}" height="${down}"`)
  return {
    print: `<svg x="${x}" y="${y}" width="${across}" height="${down}" data-frame>${scaled}</svg>`,
    hole: `M${x + lap} ${y + lap}h${across - 2 * lap}v${down - 2 * lap}h${2 * lap - across}Z`,
  }
}

const sheet = (width: number, height: number, covers: readonly Framed[]): Drawing => ({
  width,
  height,
  html: svg(
    `${covers.map(({ print }) => print).join('')}<path fill="${ink.deep}" fill-rule="evenodd" d="M0 0H${width}V${height}H0Z${covers.map(({ hole }) => hole).join('')}"/>`,
    width,
    height,
  ),
  ground: ink.deep,
})

/** Five reel covers in one row: scroll them and the flower opens. */
export const reelCovers = (): Drawing =>
  sheet(
    2160,
    800,
    frames.map((_, i) => framed(i, 15 + i * 429, 32, 414, 736)),
  )

/** For phones two by two, and the open flower across both columns; without the grain, which costs most on a small sheet. */
export function reelCoversPhone(): Drawing {
  const [w, h, gap, scale] = [414, 640, 12, 0.9227]
  const [wide, high] = [Math.round(w * scale), Math.round(h * scale)]
  const covers = frames.map((_, i) =>
    framed(
      i,
      gap + (i % 2) * (wide + gap) * (i < 4 ? 1 : 0),
      gap + Math.floor(i / 2) * (high + gap),
      i < 4 ? w : Math.round((2 * wide + gap) / scale),
      h,
      scale,
      22,
    ),
  )
  const smooth = covers.map(({ print, hole }) => ({
    hole,
    print: print.replaceAll(
      /filter="url\(#grain-[^"]+"|<circle cx="[^"]+" cy="[^"]+" r="[^"]+"\/>(?=<circle|<\/g>)/g,
      '',
    ),
  }))
  return sheet(2 * wide + 3 * gap, 3 * high + 4 * gap, smooth)
}
