import { cream, night, odia, type Product, products, say, vermilion } from './book'
import { block } from './linocut'

const short = (value: number): string => value.toFixed(1)

export interface Range {
  x: number
  y: number
  /** Width and height of one pack. */
  width: number
  height: number
  gap: number
  /** Where the eye’s centre lies, and its scale (1: the eye is 1280 px wide). */
  eye: { x: number; y: number; scale: number }
  /** Indices of the packs that stand there. */
  which: number[]
  shadow: string
  label?: boolean
}

/** Outline of a pillow pack: crimped edges with teeth, sides drawn in a little. */
export function outline(x: number, y: number, width: number, height: number): string {
  const teeth = Math.round(width / 13)
  const tooth = width / teeth
  const bottom = y + height
  let top = ''
  for (let at = 0; at < teeth; at += 1) {
    top += `L${short(x + tooth * (at + 0.5))} ${y - 9}L${short(x + tooth * (at + 1))} ${y}`
  }
  const right = x + width
  const foot = Array.from({ length: teeth }, (_, at) => teeth - 1 - at)
    .map((at) => `L${short(x + tooth * (at + 0.5))} ${bottom + 9}L${short(x + tooth * at)} ${bottom}`)
    .join('')
  return `M${x} ${y}${top}C${right - 5} ${y + 60} ${right + 3} ${y + 140} ${right + 1} ${y + height * 0.5}S${right - 5} ${bottom - 60} ${right} ${bottom}${foot}C${x + 5} ${bottom - 60} ${x - 3} ${bottom - 140} ${x - 1} ${y + height * 0.5}S${x + 5} ${y + 60} ${x} ${y}Z`
}

/** The label that carries one syllable; a narrow one leaves out the weight. */
export function label(product: Product, x: number, y: number, width: number, height: number): string {
  const narrow = width < 260
  const centre = x + width / 2
  const short = product.name.split(' ')[0] ?? ''
  const size = narrow ? Math.min(width * 0.35, height * 0.334) : Math.min(height * 0.36, width * 0.28)
  const facts = narrow
    ? say(short, centre, y + height * 0.82, Math.max(22, width * 0.177), { anchor: 'middle' })
    : say(`${short}, ${product.weight}`, centre, y + height * 0.865, Math.min(width * 0.1, height * 0.19), {
        anchor: 'middle',
      })
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${cream}"/><rect x="${x + 8}" y="${y + 8}" width="${width - 16}" height="${height - 16}" fill="none" stroke="${night}" stroke-width="3"/>${say(product.syllable, centre, y + height * (narrow ? 0.47 : 0.52), size, { anchor: 'middle', family: odia, weight: 800, colour: vermilion })}${facts}`
}

/** Crimps and the light on a pack’s film. */
export function film(x: number, y: number, width: number, height: number): string {
  const ridges = (top: number): string =>
    Array.from(
      { length: 5 },
      (_, at) => `<rect x="${x}" y="${top + at * 9}" width="${width}" height="3" fill="#fff" opacity=".16"/>`,
    ).join('')
  return `<rect x="${x - 4}" y="${y}" width="18" height="${height}" fill="#fff" opacity=".22"/><rect x="${x + 14}" y="${y}" width="12" height="${height}" fill="#fff" opacity=".1"/><rect x="${x + width - 34}" y="${y}" width="40" height="${height}" fill="#000" opacity=".16"/><rect x="${x + width - 15}" y="${y}" width="20" height="${height}" fill="#000" opacity=".2"/><rect x="${x - 4}" y="${y - 10}" width="${width + 8}" height="52" fill="${night}"/>${ridges(y - 4)}<rect x="${x - 4}" y="${y + height - 42}" width="${width + 8}" height="60" fill="${night}"/>${ridges(y + height - 36)}`
}

let rows = 0

/** Packs in a row; the linocut runs through them. */
export function packs({
  x,
  y,
  width,
  height,
  gap,
  eye,
  which,
  shadow,
  label: labelled = true,
}: Range): string {
  rows += 1
  const row = rows
  const place = which.map((index) => ({ index, left: x + index * (width + gap) }))
  const outlines = place.map(({ left }) => outline(left, y, width, height))
  const reach = 1000 / Math.min(1, eye.scale * 1.0)
  // Narrow packs give their label all the room there is: its words are read on phones.
  const margin = width < 260 ? 0.06 : 0.1
  return `${outlines.map((path) => `<path d="${path}" transform="translate(12 20)" fill="${shadow}"/>`).join('')}<clipPath id="packs${row}">${outlines.map((path) => `<path d="${path}"/>`).join('')}</clipPath><g clip-path="url(#packs${row})"><g transform="translate(${eye.x} ${eye.y}) scale(${eye.scale})">${block(Math.ceil(reach / 20) * 20, Math.max(520, (eye.y - y) / eye.scale + 30), Math.max(730, (y + height - eye.y) / eye.scale + 30))}</g></g>
  ${place.map(({ left }, at) => `<clipPath id="film${row}-${at}"><path d="${outlines[at] ?? ''}"/></clipPath><g clip-path="url(#film${row}-${at})">${film(left, y, width, height)}</g>`).join('')}
  ${
    labelled
      ? place
          .map(({ index, left }) => {
            const product = products[index]
            return product
              ? label(product, left + width * margin, y + height - 252, width * (1 - 2 * margin), 184)
              : ''
          })
          .join('')
      : ''
  }`
}
