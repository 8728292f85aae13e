import type { Drawing } from '../../lib/drawing'
import { svg } from '../../lib/drawing'
import { braid, ink, rosette, text } from './book'
import { elephant } from './elephant'
import { engrave } from './engraving'
import type { Field } from './field'
import { rockCut } from './rock-cut'

const bust: Field = (x, y, z) => {
  const away = Math.sqrt(x * x + (y - 1.2) ** 2 + (z - 0.2) ** 2) - 2.1
  return away > 0.9 ? away : elephant(x, y, z)
}

const items: readonly (readonly [string, number])[] = [
  ['2 Dalma, rice, ghee', 480],
  ['1 Mutton, eight hours', 560],
  ['2 Chhena poda', 440],
  ['2 Lemon tea', 180],
]

/** The elephant for a watermark, 620 by 760. */
const watermark = (): Promise<string> =>
  engrave(
    620,
    760,
    rockCut(
      {
        width: 620,
        height: 760,
        from: [0.9, 1.5, 6],
        to: [0.04, 1.2, 0],
        lens: 1.7,
        step: 1,
        sun: [0.7, 0.66, 0.5],
      },
      (_, __, cut) => {
        cut.solid = 0
      },
      9999,
      7.3,
      bust,
    ),
  )

const total = items.reduce((sum, [, price]) => sum + price, 0).toLocaleString('en-IN')

const pale = '#A6C0A4'

/** The bill is a banknote: guilloche, number, promise, and the elephant for a watermark. */
export async function bill(): Promise<Drawing> {
  const [width, height] = [2200, 1000]
  const mark = await watermark()
  const [left, top, right, bottom] = [60, 56, width - 60, height - 56]
  const waves = Array.from({ length: 26 }, (_, i) =>
    braid(left + 24, right - 24, top + 40 + i * 32, 34, 420 + (i % 3) * 30, 2, pale, 1.6),
  ).join('')
  const list = items
    .map(
      ([item, price], i) =>
        `${text(770, 378 + i * 62, 52, item, 'start', ink.peace, ink.note)}${text(1420, 378 + i * 62, 52, String(price), 'end', ink.peace, ink.note)}`,
    )
    .join('')
  const seal = `<g transform="rotate(-9 640 800)"><circle cx="640" cy="800" r="92" fill="none" stroke="${ink.clay}" stroke-width="8"/><circle cx="640" cy="800" r="76" fill="none" stroke="${ink.clay}" stroke-width="3"/>${text(640, 820, 60, 'Paid', 'middle', ink.clay)}</g>`
  const scene = `<rect width="${width}" height="${height}" fill="${ink.note}"/>${waves}
    <path d="M${left} ${top}H${right}V${bottom}H${left}Z" fill="none" stroke="${ink.peace}" stroke-width="10"/><path d="M${left + 18} ${top + 18}H${right - 18}V${bottom - 18}H${left + 18}Z" fill="none" stroke="${ink.peace}" stroke-width="2.5"/>
    <circle cx="1800" cy="500" r="310" fill="${ink.note}"/>${rosette(1800, 500, 110, 296, 18, 11, pale, 1.6)}${rosette(1800, 500, 268, 312, 48, 5, '#8FB08E', 1.6)}
    <image href="${mark}" x="1500" y="130" width="620" height="760" style="mix-blend-mode:darken"/>
    <circle cx="396" cy="440" r="282" fill="${ink.note}"/>${rosette(396, 440, 196, 276, 24, 9)}${rosette(396, 440, 232, 298, 36, 6, ink.clay, 1.2)}${text(396, 532, 260, '9', 'middle', ink.clay)}
    ${text(110, 850, 52, 'Table 9', 'start', ink.peace, ink.note)}${text(110, 908, 52, 'DT 000 412', 'start', ink.clay, ink.note)}
    ${text(770, 176, 88, 'Dhauli Terrace', 'start', ink.peace, ink.note)}${text(770, 252, 52, 'I promise the bearer', 'start', ink.peace, ink.note)}${text(770, 308, 52, 'one quiet evening.', 'start', ink.peace, ink.note)}${list}
    <path d="M770 594H1420" stroke="${ink.peace}" stroke-width="5"/>${text(1420, 742, 150, total, 'end', ink.peace, ink.note)}${text(770, 742, 56, 'Rupees', 'start', ink.peace, ink.note)}
    ${text(770, 832, 52, 'Sixteen hundred and sixty.', 'start', ink.peace, ink.note)}${text(770, 894, 52, 'No change of plans given.', 'start', ink.clay, ink.note)}${seal}`
  const bleed = 110
  const [w, h] = [width + 2 * bleed, height + 2 * bleed]
  return {
    width: w,
    height: h,
    html: svg(
      `<rect width="${w}" height="${h}" fill="${ink.peace}"/><rect x="${bleed + 26}" y="${bleed + 34}" width="${width}" height="${height}" fill="#071E19"/><g transform="translate(${bleed} ${bleed})">${scene}</g>`,
      w,
      h,
    ),
    ground: ink.peace,
  }
}

/** The note turned upright for a phone. */
export async function billPhone(): Promise<Drawing> {
  const [width, height, edge] = [1080, 1500, 44]
  const mark = await watermark()
  const waves = Array.from({ length: 34 }, (_, i) =>
    braid(96, 984, 110 + i * 39, 40, 420 + (i % 3) * 30, 2, pale, 1.8),
  ).join('')
  const list = items
    .map(
      ([item, price], i) =>
        `${text(104, 640 + i * 76, 56, item, 'start', ink.peace, ink.note)}${text(976, 640 + i * 76, 56, String(price), 'end', ink.peace, ink.note)}`,
    )
    .join('')
  const note = `<rect x="${edge}" y="${edge}" width="${width - 2 * edge}" height="${height - 2 * edge}" fill="${ink.note}"/>${waves}
    <rect x="66" y="66" width="948" height="1368" fill="none" stroke="${ink.peace}" stroke-width="9"/><rect x="82" y="82" width="916" height="1336" fill="none" stroke="${ink.peace}" stroke-width="2.5"/>
    ${text(104, 190, 98, 'Dhauli Terrace', 'start', ink.peace, ink.note)}${text(104, 290, 56, 'I promise the bearer', 'start', ink.peace, ink.note)}${text(104, 358, 56, 'one quiet evening.', 'start', ink.peace, ink.note)}
    <circle cx="846" cy="400" r="136" fill="${ink.note}"/>${rosette(846, 400, 88, 128, 24, 9)}${rosette(846, 400, 108, 138, 36, 6, ink.clay, 1.2)}${text(846, 444, 124, '9', 'middle', ink.clay)}
    ${list}<path d="M104 916H976" stroke="${ink.peace}" stroke-width="5"/>${text(976, 1080, 170, total, 'end', ink.peace, ink.note)}${text(104, 1080, 64, 'Rupees', 'start', ink.peace, ink.note)}
    <circle cx="800" cy="1262" r="142" fill="${ink.note}"/><image href="${mark}" x="680" y="1126" width="234" height="286" style="mix-blend-mode:darken"/>
    ${text(104, 1230, 56, 'Sixteen hundred', 'start', ink.peace, ink.note)}${text(104, 1298, 56, 'and sixty.', 'start', ink.peace, ink.note)}${text(104, 1384, 56, 'No change of plans.', 'start', ink.clay, ink.note)}`
  return {
    width,
    height,
    html: svg(`<rect width="${width}" height="${height}" fill="${ink.peace}"/>${note}`, width, height),
    ground: ink.peace,
  }
}
