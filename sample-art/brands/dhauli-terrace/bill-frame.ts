import { display, ink, rosette } from './book'

/** The shade beside large letters is cut in level lines. Goes once into a picture that has such letters. */
export const shadeLines = [ink.peace, ink.clay]
  .map(
    (colour, i) =>
      `<pattern id="shade${i}" width="8" height="6" patternUnits="userSpaceOnUse"><rect width="8" height="2.6" fill="${colour}"/></pattern>`,
  )
  .join('')

/** Letters as on bonds: solid, with a lined shade that falls to the lower right, a hair of paper between the two. */
export function shaded(
  x: number,
  y: number,
  size: number,
  words: string,
  anchor: 'start' | 'middle' | 'end',
  fill = ink.peace,
): string {
  const deep = Math.round(size * 0.06)
  const set = (away: number, paint: string) =>
    `<text x="${x + away}" y="${y + away}" font-size="${size}" text-anchor="${anchor}" style="${display}" ${paint}>${words}</text>`
  const shade = `fill="url(#shade${fill === ink.clay ? 1 : 0})"`
  const paper = `fill="${ink.note}" stroke="${ink.note}" stroke-linejoin="round"`
  const falls = Array.from({ length: deep }, (_, i) => set(i + 1, shade)).join('')
  return `${set(deep / 2, `${paper} stroke-width="${deep + 8}"`)}${falls}${set(0, `${paper} stroke-width="5"`)}${set(0, `fill="${fill}"`)}`
}

/** Six waves of one length that run `long` px to the right, each a sixth later: together they close to a lace of plates. */
function lace(long: number, high: number): string {
  const count = Math.round(long / 132)
  const path = Array.from({ length: 6 }, (_, strand) =>
    Array.from({ length: count * 24 + 1 }, (_, i) => {
      const y = (high / 2) * Math.cos(((i / 24 + strand / 6) % 1) * Math.PI * 2)
      return `${i ? 'L' : 'M'}${((i * long) / (count * 24)).toFixed(1)} ${y.toFixed(1)}`
    }).join(''),
  ).join('')
  return `<path d="${path}" fill="none" stroke="${ink.peace}" stroke-width="2.2"/>`
}

/** Lathe work between two rules all round, a small rosette where two sides meet. `at` is the outer rule's distance from the paper's edge. */
export function frame(width: number, height: number, at: number, band: number): string {
  const inner = at + band
  const rule = (from: number, stroke: number) =>
    `<rect x="${from}" y="${from}" width="${width - 2 * from}" height="${height - 2 * from}" fill="none" stroke="${ink.peace}" stroke-width="${stroke}"/>`
  const side = (long: number) => lace(long - 2 * inner, band - 16)
  const [across, down] = [side(width), side(height)]
  const middle = at + band / 2
  const sides = [
    [inner, middle, 0, across],
    [inner, height - middle, 0, across],
    [middle, inner, 90, down],
    [width - middle, inner, 90, down],
  ]
    .map(([x, y, turn, line]) => `<g transform="translate(${x} ${y}) rotate(${turn})">${line}</g>`)
    .join('')
  const corners = [middle, width - middle]
    .flatMap((x) => [middle, height - middle].map((y) => [x, y] as const))
    .map(
      ([x, y]) =>
        `<rect x="${x - band / 2}" y="${y - band / 2}" width="${band}" height="${band}" fill="${ink.peace}"/>${rosette(x, y, 5, band / 2 - 6, 8, 3, ink.note, 1.8)}`,
    )
    .join('')
  return `${sides}${corners}${rule(at, 7)}${rule(inner, 2.5)}`
}

/** The thread in the paper comes up in windows. */
export function thread(x: number, top: number, bottom: number, colour: string): string {
  return `<path d="M${x} ${top}V${bottom}" stroke="${colour}" stroke-width="12" stroke-dasharray="54 34"/>`
}
