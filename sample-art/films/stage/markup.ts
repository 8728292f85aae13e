/** SVG as strings: the few shapes the films are made of. `extra` is raw attributes. */
export const rect = (x: number, y: number, w: number, h: number, fill: string, extra = ''): string =>
  `<rect x="${x}" y="${y}" width="${Math.max(0, w)}" height="${Math.max(0, h)}" fill="${fill}" ${extra}/>`

export const circle = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${Math.max(0, r)}" fill="${fill}" ${extra}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${Math.max(0, rx)}" ry="${Math.max(0, ry)}" fill="${fill}" ${extra}/>`

export const path = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}" ${extra}/>`

/** A line with round ends and joints. */
export const line = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`

export const group = (attributes: string, ...inner: string[]): string =>
  `<g ${attributes}>${inner.join('')}</g>`

export interface Place {
  x?: number
  y?: number
  /** Degrees, clockwise. */
  rotate?: number
  scale?: number
  scaleX?: number
  scaleY?: number
}

/** Puts a drawing made round (0, 0) somewhere. */
export function place(
  { x = 0, y = 0, rotate = 0, scale = 1, scaleX = scale, scaleY = scale }: Place,
  ...inner: string[]
): string {
  return `<g transform="translate(${x} ${y}) rotate(${rotate}) scale(${scaleX} ${scaleY})">${inner.join('')}</g>`
}

export const text = (
  content: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  family: string,
  extra = '',
): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" font-family="${family}" ${extra}>${content}</text>`

/** Shows `inner` only inside `shape`. The name must be unique within the frame. */
export const clipped = (name: string, shape: string, ...inner: string[]): string =>
  `<clipPath id="${name}">${shape}</clipPath><g clip-path="url(#${name})">${inner.join('')}</g>`

/** `draw` for 0..count-1, joined. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: Math.max(0, count) }, (_, index) => draw(index)).join('')

export const polar = (radius: number, degrees: number): [number, number] => {
  const angle = (degrees * Math.PI) / 180
  return [Math.cos(angle) * radius, Math.sin(angle) * radius]
}
