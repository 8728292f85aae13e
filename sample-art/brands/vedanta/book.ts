import { readFileSync } from 'node:fs'

// Vedanta: one scale of ten colours, the darker the deeper. Green is ground that nobody has dug, teal is mine water.
export const ore = '#3A120E'
export const laterite = '#A8452B'
export const ochre = '#E2AF73'
export const sand = '#FFF3DC'
export const canopy = '#2E6B4A'
export const sump = '#1FA39E'
/** The strata between the book's colours, deepest first, as the key visual posterises them. */
export const strata = [
  ore,
  '#6B2A1F',
  '#8A3423',
  laterite,
  '#BF5A33',
  '#CF7440',
  '#DB9256',
  ochre,
  '#F1CF9B',
  sand,
] as const
export const leaves = ['#3E8A55', '#58A564', '#2F7549', '#79BC6B'] as const

/** The wordmark's path, 337 wide on a baseline at 0. */
export const markPath =
  /<path.*\/>/s.exec(readFileSync(new URL('wordmark.svg', import.meta.url), 'utf8'))?.[0] ?? ''

/** The stepped wordmark with its baseline at y; width in px (0.26 as high as wide). */
export function wordmark(x: number, y: number, width: number, fill: string = sand): string {
  return `<g role="img" transform="translate(${x} ${y}) scale(${width / 337})" fill="${fill}">${markPath}</g>`
}

interface Setting {
  fill?: string
  weight?: number
  anchor?: 'start' | 'middle' | 'end'
  leading?: number
  spacing?: number
}

/** Lines of Big Shoulders, the first on the baseline y. */
export function say(
  words: string | string[],
  x: number,
  y: number,
  size: number,
  setting: Setting = {},
): string {
  const { fill = sand, weight = 600, anchor = 'start', leading = 1.16, spacing = size * 0.006 } = setting
  const lines = (typeof words === 'string' ? [words] : words).map(
    (line, i) => `<text x="${x}" y="${(y + i * size * leading).toFixed(1)}">${line}</text>`,
  )
  return `<g font-family="Big Shoulders Display Variable" font-weight="${weight}" font-size="${size}" fill="${fill}" text-anchor="${anchor}" letter-spacing="${spacing}">${lines.join('')}</g>`
}

export const title = (
  words: string | string[],
  x: number,
  y: number,
  size: number,
  setting: Setting = {},
): string => say(words, x, y, size, { weight: 800, leading: 0.94, ...setting })

export const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`

export const line = (d: string, stroke: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" ${extra}/>`
