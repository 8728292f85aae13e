import { type Drawing, svg } from '../../lib/drawing'
import { cream, field, mustard, night, products, say, vermilion } from './book'
import { label, pitch, seal, sheetBottom, sheetDefs, sheetLeft, sheetTop } from './sheet'

/** The sheet before the knife, round the eye’s centre: cutting lines, and the labels of the packs `from` one on. */
function sheet(from: number): string {
  const folds = Array.from({ length: 6 }, (_, at) => sheetLeft + at * pitch)
  const lines = folds.map(
    (x) =>
      `<path d="M${x} ${sheetTop}V${sheetBottom}" stroke="${vermilion}" stroke-width="6" stroke-dasharray="21 14"/><path d="M${x} ${sheetTop - 52}v40M${x} ${sheetBottom + 12}v40" stroke="${night}" stroke-width="6"/>`,
  )
  const labels = products.map((product, at) =>
    at < from ? '' : `<g transform="translate(${sheetLeft + at * pitch} ${sheetTop})">${label(product)}</g>`,
  )
  const width = 5 * pitch
  return `<clipPath id="sheet"><rect x="${sheetLeft}" y="${sheetTop}" width="${width}" height="${sheetBottom - sheetTop}"/></clipPath><g clip-path="url(#sheet)"><use href="#print"/></g>
    <path d="M${sheetLeft} ${sheetTop}h${width}v${seal}h${-width}ZM${sheetLeft} ${sheetBottom}h${width}v${-seal}h${-width}Z" fill="${night}"/>${lines.join('')}${labels.join('')}`
}

const inks = [night, mustard, vermilion, field, cream]

/** The right end of the sheet, large: `x` and `y` of its eye’s centre in the picture. */
function sheetEnd(width: number, height: number, x: number, y: number, scale: number, from: number): Drawing {
  const bottom = y + (sheetBottom + 52) * scale
  const marks = inks.map(
    (ink, at) =>
      `<circle cx="${width - 290 + at * 56}" cy="${bottom + 24}" r="20" fill="${ink}" stroke="${night}" stroke-width="5"/>`,
  )
  return {
    width,
    height,
    html: svg(
      `${sheetDefs()}<rect width="${width}" height="${height}" fill="${cream}"/><g transform="translate(${x} ${y}) scale(${scale})">${sheet(from)}</g>${marks.join('')}${say('Cut on the dashes.', 40, bottom + 40, 46)}`,
      width,
      height,
    ),
  }
}

/** Die line: the last packs of the set before the knife. */
export const dieLine = (): Drawing => sheetEnd(1600, 1080, 250, 52, 1.165, 2)

/** For a phone: the last two packs. */
export const dieLinePhone = (): Drawing => sheetEnd(960, 1200, -96, 395, 0.885, 3)
