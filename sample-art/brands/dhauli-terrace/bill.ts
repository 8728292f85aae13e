import type { Drawing } from '../../lib/drawing'
import { svg } from '../../lib/drawing'
import { braid, ink, rosette, text } from './book'
import { ghost, watermark } from './watermark'

const items: readonly (readonly [string, number])[] = [
  ['2 Dalma, rice, ghee', 480],
  ['1 Mutton, eight hours', 560],
  ['2 Chhena poda', 440],
  ['2 Lemon tea', 180],
]

const total = items.reduce((sum, [, price]) => sum + price, 0).toLocaleString('en-IN')

const pale = '#A6C0A4'

/** The elephant in the paper, `wide` px wide round (x, y). */
function pressed(mark: string, x: number, y: number, wide: number): string {
  const high = (wide * ghost.height) / ghost.width
  return `<image href="${mark}" x="${x - wide / 2}" y="${(y - high / 2).toFixed(1)}" width="${wide}" height="${high.toFixed(1)}"/>`
}

/** The oval that the press leaves bare for it, a fine line round it. */
function bare(mark: string): string {
  const [x, y, rx, ry] = [1770, 500, 322, 392]
  const oval = `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"`
  return `${oval} fill="${ink.note}"/><clipPath id="bare">${oval}/></clipPath><g clip-path="url(#bare)">${pressed(mark, x, y - 10, 590)}</g>
    <g transform="translate(${x} ${y}) scale(${(rx / ry).toFixed(4)} 1)">${rosette(0, 0, ry - 16, ry + 10, 96, 4, pale, 1.4)}</g>`
}

/** The bill is a banknote: guilloche, number, promise, and the elephant for a watermark. */
export async function bill(): Promise<Drawing> {
  const [width, height] = [2200, 1000]
  const [left, top, right, bottom] = [60, 56, width - 60, height - 56]
  const waves = Array.from({ length: 26 }, (_, i) =>
    braid(left + 24, right - 24, top + 40 + i * 32, 34, 420 + (i % 3) * 30, 2, pale, 1.6),
  ).join('')
  const list = items
    .map(([item, price], i) => {
      const y = 416 + i * 60
      return `${text(740, y, 52, item, 'start', ink.peace, ink.note)}${text(1390, y, 52, String(price), 'end', ink.peace, ink.note)}`
    })
    .join('')
  const seal = `<g transform="rotate(-9 600 800)"><circle cx="600" cy="800" r="92" fill="none" stroke="${ink.clay}" stroke-width="8"/><circle cx="600" cy="800" r="76" fill="none" stroke="${ink.clay}" stroke-width="3"/>${text(600, 820, 60, 'Paid', 'middle', ink.clay)}</g>`
  const scene = `<rect width="${width}" height="${height}" fill="${ink.note}"/>${waves}
    <path d="M${left} ${top}H${right}V${bottom}H${left}Z" fill="none" stroke="${ink.peace}" stroke-width="10"/><path d="M${left + 18} ${top + 18}H${right - 18}V${bottom - 18}H${left + 18}Z" fill="none" stroke="${ink.peace}" stroke-width="2.5"/>
    ${bare(await watermark())}
    <circle cx="396" cy="440" r="282" fill="${ink.note}"/>${rosette(396, 440, 196, 276, 24, 9)}${rosette(396, 440, 232, 298, 36, 6, ink.clay, 1.2)}${text(396, 532, 260, '9', 'middle', ink.clay)}
    ${text(110, 850, 52, 'Table 9', 'start', ink.peace, ink.note)}${text(110, 908, 52, 'DT 000 412', 'start', ink.clay, ink.note)}
    ${text(740, 174, 88, 'Dhauli Terrace', 'start', ink.peace, ink.note)}${text(740, 248, 52, 'I promise the bearer', 'start', ink.clay, ink.note)}${text(740, 304, 52, 'one quiet evening.', 'start', ink.clay, ink.note)}
    <path d="M740 342H1390" stroke="${ink.peace}" stroke-width="2.5"/>${list}
    <path d="M740 628H1390" stroke="${ink.peace}" stroke-width="5"/>${text(1390, 762, 150, total, 'end', ink.peace, ink.note)}${text(740, 762, 56, 'Rupees', 'start', ink.peace, ink.note)}
    ${text(740, 844, 52, 'Sixteen hundred and sixty.', 'start', ink.peace, ink.note)}${text(740, 904, 52, 'No change of plans given.', 'start', ink.clay, ink.note)}${seal}`
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

/** The note turned upright for a phone: guilloche at the head only, the dishes are printed across the watermark. */
export async function billPhone(): Promise<Drawing> {
  const [width, height, edge] = [1080, 1500, 44]
  const waves = Array.from({ length: 10 }, (_, i) =>
    braid(96, 984, 110 + i * 39, 40, 420 + (i % 3) * 30, 2, pale, 1.8),
  ).join('')
  const list = items
    .map(
      ([item, price], i) =>
        `${text(104, 576 + i * 78, 58, item, 'start')}${text(976, 576 + i * 78, 58, String(price), 'end')}`,
    )
    .join('')
  const note = `<rect x="${edge}" y="${edge}" width="${width - 2 * edge}" height="${height - 2 * edge}" fill="${ink.note}"/>${waves}
    <rect x="66" y="66" width="948" height="1368" fill="none" stroke="${ink.peace}" stroke-width="9"/><rect x="82" y="82" width="916" height="1336" fill="none" stroke="${ink.peace}" stroke-width="2.5"/>
    ${pressed(await watermark(), 540, 950, 716)}
    ${text(104, 190, 98, 'Dhauli Terrace', 'start', ink.peace, ink.note)}${text(104, 286, 56, 'I promise the bearer', 'start', ink.clay, ink.note)}${text(104, 354, 56, 'one quiet evening.', 'start', ink.clay, ink.note)}
    <circle cx="846" cy="356" r="136" fill="${ink.note}"/>${rosette(846, 356, 88, 128, 24, 9)}${rosette(846, 356, 108, 138, 36, 6, ink.clay, 1.2)}${text(846, 400, 124, '9', 'middle', ink.clay)}
    ${list}<path d="M104 866H976" stroke="${ink.peace}" stroke-width="5"/>${text(976, 1040, 170, total, 'end')}${text(104, 1040, 64, 'Rupees', 'start')}
    ${text(104, 1200, 58, 'Sixteen hundred', 'start')}${text(104, 1270, 58, 'and sixty.', 'start')}${text(104, 1376, 58, 'No change of plans.', 'start', ink.clay, ink.note)}`
  return {
    width,
    height,
    html: svg(`<rect width="${width}" height="${height}" fill="${ink.peace}"/>${note}`, width, height),
    ground: ink.peace,
  }
}
