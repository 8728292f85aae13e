/** SVG shapes as markup. Coordinates in px; every fill is a dye. */
export type Point = readonly [x: number, y: number]

const n = (value: number) => String(Math.round(value * 100) / 100)
const at = (points: readonly Point[]) => points.map(([x, y]) => `${n(x)} ${n(y)}`)

export const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"/>`

export const polygon = (points: readonly Point[], fill: string) =>
  `<path d="M${at(points).join('L')}Z" fill="${fill}"/>`

export const rhombus = (x: number, y: number, rx: number, ry: number, fill: string) =>
  polygon(
    [
      [x - rx, y],
      [x, y - ry],
      [x + rx, y],
      [x, y + ry],
    ],
    fill,
  )

export const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`

export const ring = (x: number, y: number, r: number, width: number, colour: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${colour}" stroke-width="${n(width)}"/>`

export const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`

export const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

/** An open polyline of butt-ended thread. */
export const line = (points: readonly Point[], colour: string, width: number) =>
  `<path d="M${at(points).join('L')}" fill="none" stroke="${colour}" stroke-width="${n(width)}"/>`

export const group = (transform: string, ...inner: string[]) =>
  `<g transform="${transform}">${inner.join('')}</g>`

export const clipped = (id: string, shape: string, ...inner: string[]) =>
  `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${inner.join('')}</g>`

/** The smooth line through points (Catmull-Rom as Béziers). */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length
  const point = (i: number): Point =>
    points[closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))] ?? [0, 0]
  const [x0, y0] = point(0)
  let d = `M${n(x0)} ${n(y0)}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, e] = [point(i - 1), point(i), point(i + 1), point(i + 2)]
    const controls: Point[] = [
      [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6],
      [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6],
      c,
    ]
    d += `C${at(controls).join(' ')}`
  }
  return closed ? `${d}Z` : d
}

/** A smooth closed shape through points. */
export const blob = (fill: string, ...points: Point[]) => path(curve(points, true), fill)

/** `count` pieces of markup, numbered from 0. */
export const repeat = (count: number, piece: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => piece(i)).join('')
