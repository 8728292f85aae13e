import type { Drawing } from '../../lib/drawing'
import { svg } from '../../lib/drawing'
import { frame, shaded, shadeLines, thread } from './bill-frame'
import { type Box, type Oval, pale, table, tint } from './bill-screen'
import { braid, ink, rosette, text } from './book'
import { ghost, watermark } from './watermark'

const items: readonly (readonly [string, number])[] = [
  ['2 Dalma, rice, ghee', 480],
  ['1 Mutton, eight hours', 560],
  ['2 Chhena poda', 440],
  ['2 Lemon tea', 180],
]

const total = items.reduce((sum, [, price]) => sum + price, 0).toLocaleString('en-IN')

/** The elephant in the paper, `wide` px wide round (x, y). */
function pressed(mark: string, x: number, y: number, wide: number): string {
  const high = (wide * ghost.height) / ghost.width
  return `<image href="${mark}" x="${x - wide / 2}" y="${(y - high / 2).toFixed(1)}" width="${wide}" height="${high.toFixed(1)}"/>`
}

/** The bare window with the elephant in it, fine lathe work round its edge. */
function framed(mark: string, [x, y, rx, ry]: Oval): string {
  return `<clipPath id="window"><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/></clipPath><g clip-path="url(#window)">${pressed(mark, x, y - 4, rx * 1.84)}</g>
    <g transform="translate(${x} ${y}) scale(${(rx / ry).toFixed(4)} 1)">${rosette(0, 0, ry - 12, ry + 12, 90, 4, '#7FA288', 1.6)}</g>`
}

/** The rubber stamp of the till, set down in a hurry. */
function stamp(x: number, y: number, radius: number): string {
  const ring = (r: number, stroke: number) =>
    `<circle r="${r}" fill="none" stroke="${ink.clay}" stroke-width="${stroke}"/>`
  return `<g transform="translate(${x} ${y}) rotate(-11)">${ring(radius, 8)}${ring(radius - 17, 3)}${text(0, 24, 72, 'Paid', 'middle', ink.clay)}</g>`
}

/**
 * The bill is a banknote, and its lines are what a reader came for: they fill three fifths of the note, and the watermark
 * has its window at the right as on money. Shown 425 px wide the smallest lettering has 11 px: 64 px here.
 */
export async function bill(): Promise<Drawing> {
  const [w, h] = [2420, 1220]
  const [x, y, width, height] = [54, 48, 2304, 1110]
  const [left, end, right] = [132, 1508, width - 132]
  const [sum, foot] = [784, 958]
  const window: Oval = [1926, 474, 238, 272]
  const words: readonly Box[] = [
    [left, 110, end, sum],
    [left, sum, right, foot],
    [1840, 110, right, 160],
  ]
  const screen = await tint(width, height, [86, 86, width - 86, height - 86], words, window)
  const desk = await table(w, h, [x + 24, y + 30, x + width + 24, y + height + 30])
  const list = items
    .map(([item, price], i) => {
      const line = 428 + i * 104
      return `${text(left, line, 92, item, 'start')}${text(end, line, 92, String(price), 'end')}`
    })
    .join('')
  const note = `<rect width="${width}" height="${height}" fill="${ink.note}"/><image href="${screen}" width="${width}" height="${height}"/>
    ${thread(1568, 86, height - 86, '#B4CAB2')}${frame(width, height, 30, 52)}${framed(await watermark(), window)}
    ${shaded(left, 208, 124, 'Dhauli Terrace', 'start')}${text(left, 298, 66, 'I promise the bearer one quiet evening.', 'start', ink.clay)}
    ${list}<path d="M${left} ${sum}H${right}" stroke="${ink.peace}" stroke-width="6"/>
    <circle cx="1568" cy="222" r="122" fill="${ink.note}"/>${rosette(1568, 222, 80, 116, 24, 9)}${rosette(1568, 222, 98, 125, 36, 6, ink.clay, 1.2)}${text(1568, 263, 116, '9', 'middle', ink.clay)}
    ${text(right, 160, 64, 'DT 000 412', 'end', ink.clay)}${stamp(1176, 640, 104)}
    ${text(left, 868, 66, 'Sixteen hundred and sixty.', 'start')}${text(left, foot, 66, 'No change of plans given.', 'start', ink.clay)}
    ${text(1296, 868, 66, 'Table 9', 'start')}${text(1296, foot, 66, 'Rupees', 'start')}${shaded(right, foot, 200, total, 'end')}`
  return {
    width: w,
    height: h,
    html: svg(
      `<defs>${shadeLines}</defs><image href="${desk}" width="${w}" height="${h}"/><g transform="translate(${x} ${y})">${note}</g>`,
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
