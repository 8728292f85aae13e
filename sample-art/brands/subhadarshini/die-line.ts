import { type Drawing, svg } from '../../lib/drawing'
import { cream, field, mustard, night, products, say, vermilion } from './book'
import { label, pitch, seal, sheetBottom, sheetDefs, sheetLeft, sheetTop } from './sheet'

/** The sheet before the knife, round the eye’s centre: cutting lines, and the labels of the packs that the picture shows whole. */
function sheet(labelled: readonly number[]): string {
  const folds = Array.from({ length: 6 }, (_, at) => sheetLeft + at * pitch)
  const lines = folds.map(
    (x) =>
      `<path d="M${x} ${sheetTop}V${sheetBottom}" stroke="${vermilion}" stroke-width="6" stroke-dasharray="21 14"/><path d="M${x} ${sheetTop - 52}v40M${x} ${sheetBottom + 12}v40" stroke="${night}" stroke-width="6"/>`,
  )
  const labels = products.map((product, at) =>
    labelled.includes(at)
      ? `<g transform="translate(${sheetLeft + at * pitch} ${sheetTop})">${label(product)}</g>`
      : '',
  )
  const width = 5 * pitch
  return `<clipPath id="sheet"><rect x="${sheetLeft}" y="${sheetTop}" width="${width}" height="${sheetBottom - sheetTop}"/></clipPath><g clip-path="url(#sheet)"><use href="#print"/></g>
    <path d="M${sheetLeft} ${sheetTop}h${width}v${seal}h${-width}ZM${sheetLeft} ${sheetBottom}h${width}v${-seal}h${-width}Z" fill="${night}"/>${lines.join('')}${labels.join('')}`
}

const inks = [night, mustard, vermilion, field, cream]

interface Crop {
  width: number
  height: number
  /** Height of the eye’s centre, which stands in the middle of the picture’s width. */
  y: number
  scale: number
  /** From the edges of the picture to the words and to the last ink. */
  margin: number
  size: number
  labelled: readonly number[]
}

/** The eye is whole and in the middle; words and inks lie below the sheet. */
function sheetWhole({ width, height, y, scale, margin, size, labelled }: Crop): Drawing {
  const foot = y + (sheetBottom + 52) * scale + size
  const [radius, step] = [size * 0.42, size * 1.15]
  const marks = inks.map(
    (ink, at) =>
      `<circle cx="${width - margin - radius - (inks.length - 1 - at) * step}" cy="${foot - size * 0.34}" r="${radius}" fill="${ink}" stroke="${night}" stroke-width="5"/>`,
  )
  return {
    width,
    height,
    html: svg(
      `${sheetDefs()}<rect width="${width}" height="${height}" fill="${cream}"/><g transform="translate(${width / 2} ${y}) scale(${scale})">${sheet(labelled)}</g>${marks.join('')}${say('Cut on the dashes.', margin, foot, size)}`,
      width,
      height,
    ),
  }
}

/** Die line: the whole set before the knife, its five labels in a row. */
export const dieLine = (): Drawing =>
  sheetWhole({
    width: 1600,
    height: 1080,
    y: 411,
    scale: 0.7,
    margin: 58,
    size: 46,
    labelled: [0, 1, 2, 3, 4],
  })

/** For a phone: the middle three packs, which hold the eye; the sheet runs on as far as the labels of its neighbours. */
export const dieLinePhone = (): Drawing =>
  sheetWhole({ width: 960, height: 1200, y: 468, scale: 0.725, margin: 40, size: 56, labelled: [1, 2, 3] })
