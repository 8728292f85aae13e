import { readFileSync } from 'node:fs'

// TPCODL: Cuttack draws silver into wire; so does the company. One yellow live line crosses every piece and turns into filigree.
export const mahanadi = '#0A2C33'
export const deep = '#0F3F48'
export const silver = '#F2F8F9'
export const tarnish = '#8EA3AB'
export const live = '#FFE01B'
/** Steps between the book's colours: shadow of the wire, edge of the panel, darker silver. */
export const shadow = '#061D22'
export const panel = '#0C343C'
export const pewter = '#6F868E'

const markPath = /<path.*\/>/s.exec(readFileSync(new URL('wordmark.svg', import.meta.url), 'utf8'))?.[0] ?? ''

/** The wordmark with its baseline at y; width in px (0.157 as high as wide). */
export function wordmark(x: number, y: number, width: number, fill: string = silver): string {
  return `<g role="img" transform="translate(${x} ${y}) scale(${width / 444}) translate(-5.9 0)" fill="${fill}">${markPath}</g>`
}

interface Setting {
  fill?: string
  weight?: number
  stretch?: number
  anchor?: 'start' | 'middle' | 'end'
  leading?: number
  spacing?: number
}

/** Lines of Archivo, the first on the baseline y. Quiet weights: the wire is the loud part. */
export function say(
  words: string | string[],
  x: number,
  y: number,
  size: number,
  setting: Setting = {},
): string {
  const {
    fill = silver,
    weight = 500,
    stretch = 100,
    anchor = 'start',
    leading = 1.22,
    spacing = -size * 0.012,
  } = setting
  const lines = (typeof words === 'string' ? [words] : words).map(
    (line, i) => `<text x="${x}" y="${y + i * size * leading}">${line}</text>`,
  )
  return `<g font-family="Archivo Variable" font-weight="${weight}" font-size="${size}" fill="${fill}" text-anchor="${anchor}" letter-spacing="${spacing}" word-spacing="${(size * 0.06).toFixed(1)}" style="font-stretch:${stretch}%">${lines.join('')}</g>`
}

export const title = (
  words: string | string[],
  x: number,
  y: number,
  size: number,
  setting: Setting = {},
): string =>
  say(words, x, y, size, { weight: 800, stretch: 110, leading: 1, spacing: -size * 0.025, ...setting })

/** The Odia word for filigree. */
export const tarakasi = (x: number, y: number, size: number, fill: string, anchor = 'start'): string =>
  `<text x="${x}" y="${y}" font-family="Anek Odia Variable" font-weight="700" font-size="${size}" fill="${fill}" text-anchor="${anchor}">ତାରକସି</text>`

export const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`

export const line = (d: string, stroke: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`

/** Path data that ends a wire in an inward scroll above (x, y) of radius r; continue a path with it. `side` -1 curls to the left. */
export function spiralEnd(x: number, y: number, r: number, side = 1): string {
  const steps = 140
  return Array.from({ length: steps }, (_, i) => {
    const t = (i + 1) / steps
    const a = Math.PI / 2 - side * t * Math.PI * 4
    const k = r * (1 - t * 0.9)
    return `L${(x + k * Math.cos(a)).toFixed(1)} ${(y - r + k * Math.sin(a)).toFixed(1)}`
  }).join('')
}
