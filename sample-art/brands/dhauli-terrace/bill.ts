import type { Drawing } from '../../lib/drawing'
import { svg } from '../../lib/drawing'
import { braid, fork, ink, plate, rosette, spoon, text } from './book'
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

/** The bill is a banknote: guilloche, number, promise, and the elephant for a watermark. */
export async function bill(): Promise<Drawing> {
  const [width, height] = [2200, 1000]
  const total = items.reduce((sum, [, price]) => sum + price, 0).toLocaleString('en-IN')
  const mark = await engrave(
    620,
    760,
    rockCut(
      {
        width: 620,
        height: 760,
        from: [0.9, 1.5, 6],
        to: [0.04, 1.2, 0],
        lens: 1.7,
        step: 1.6,
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
  const [left, top, right, bottom] = [60, 56, width - 60, height - 56]
  const waves = Array.from({ length: 26 }, (_, i) =>
    braid(left + 24, right - 24, top + 40 + i * 32, 34, 420 + (i % 3) * 30, 2, '#A6C0A4', 1.6),
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
    <circle cx="1800" cy="500" r="310" fill="${ink.note}"/>${rosette(1800, 500, 110, 296, 18, 11, '#A6C0A4', 1.6)}${rosette(1800, 500, 268, 312, 48, 5, '#8FB08E', 1.6)}
    <image href="${mark}" x="1500" y="130" width="620" height="760" style="mix-blend-mode:darken"/>
    <circle cx="396" cy="440" r="282" fill="${ink.note}"/>${rosette(396, 440, 196, 276, 24, 9)}${rosette(396, 440, 232, 298, 36, 6, ink.clay, 1.2)}${plate(396, 440, 190)}${fork(396, 440, 0.42, ink.peace, ink.moon, 38)}${spoon(396, 440, 0.42, ink.peace, ink.moon, -38)}
    ${text(110, 850, 52, 'Table 9', 'start', ink.peace, ink.note)}${text(110, 908, 52, 'DT 000 412', 'start', ink.clay, ink.note)}
    ${text(770, 176, 88, 'Dhauli Terrace', 'start', ink.peace, ink.note)}${text(770, 252, 52, 'I promise the bearer', 'start', ink.peace, ink.note)}${text(770, 308, 52, 'one quiet evening.', 'start', ink.peace, ink.note)}${list}
    <path d="M770 594H1420" stroke="${ink.peace}" stroke-width="5"/>${text(1420, 742, 150, total, 'end', ink.peace, ink.note)}${text(770, 742, 56, 'Rupees', 'start', ink.peace, ink.note)}
    ${text(770, 832, 52, 'Sixteen hundred and sixty.', 'start', ink.peace, ink.note)}${text(770, 894, 52, 'No change of plans given.', 'start', ink.clay, ink.note)}${seal}`
  const bleed = 70
  return {
    width: width + 2 * bleed,
    height,
    html: svg(
      `<rect width="${width + 2 * bleed}" height="${height}" fill="${ink.note}"/><g transform="translate(${bleed} 0)">${scene}</g>`,
      width + 2 * bleed,
      height,
    ),
    ground: ink.note,
  }
}
