import { readFileSync } from 'node:fs'

// TPNODL: the sag of the line is the smile. Every layout has one unbroken wire and one grin.
export const cobalt = '#0B3BB8'
export const night = '#071E66'
export const yellow = '#FFE01B'
export const sky = '#7CC9FF'
export const white = '#FFFFFF'
export const coral = '#FF5A4A'
/** Flat steps between cobalt and its neighbours, for haloes and hidden layers. */
export const halo = '#1550D8'
export const dusk = '#0A2F94'

export type Point = readonly [number, number]

const markPath = /<path.*\/>/s.exec(readFileSync(new URL('wordmark.svg', import.meta.url), 'utf8'))?.[0] ?? ''

/** The wordmark with its baseline at y; width in px (0.155 as high as wide). */
export function wordmark(x: number, y: number, width: number, fill: string = white): string {
  return `<g role="img" transform="translate(${x} ${y}) scale(${width / 449}) translate(-5.9 0)" fill="${fill}">${markPath}</g>`
}

interface Setting {
  fill?: string
  weight?: number
  /** Width axis in percent, 62 to 125. */
  stretch?: number
  anchor?: 'start' | 'middle' | 'end'
  leading?: number
  spacing?: number
  /** What is added to a word space, in parts of the size: letters set this tight would swallow it. */
  gap?: number
}

/** Lines of Archivo, the first on the baseline y. */
export function say(
  words: string | string[],
  x: number,
  y: number,
  size: number,
  setting: Setting = {},
): string {
  const { fill = white, weight = 900, stretch = 108, anchor = 'start', leading = 0.94, gap = 0.1 } = setting
  const spacing = setting.spacing ?? -size * 0.022
  const lines = (typeof words === 'string' ? [words] : words).map(
    (line, i) => `<text x="${x}" y="${y + i * size * leading}">${line}</text>`,
  )
  return `<g font-family="Archivo Variable" font-weight="${weight}" font-size="${size}" fill="${fill}" text-anchor="${anchor}" letter-spacing="${spacing}" word-spacing="${(size * gap).toFixed(1)}" style="font-stretch:${stretch}%">${lines.join('')}</g>`
}

/** Companion lettering for sentences. */
export function note(
  words: string | string[],
  x: number,
  y: number,
  size: number,
  setting: Setting = {},
): string {
  return say(words, x, y, size, {
    weight: 600,
    stretch: 100,
    leading: 1.22,
    spacing: -size * 0.008,
    gap: 0.05,
    ...setting,
  })
}

/** Odia display lettering. */
export function odia(
  word: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  anchor = 'start',
): string {
  return `<text x="${x}" y="${y}" font-family="Anek Odia Variable" font-weight="800" font-size="${size}" fill="${fill}" letter-spacing="${-size * 0.02}" text-anchor="${anchor}">${word}</text>`
}

export const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`

export const line = (d: string, stroke: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" ${extra}/>`

/** A lattice pylon standing on (x, ground): legs, four bays of bracing, two crossarms. */
export function pylon(x: number, ground: number, height: number, colour: string, stroke: number): string {
  const w = height * 0.3
  const at = (u: number, v: number) => `${(x + u * w).toFixed(1)} ${(ground - v * height).toFixed(1)}`
  const legs = `M${at(-0.5, 0)}L${at(-0.12, 0.5)}L${at(-0.12, 0.9)}L${at(0, 1)}L${at(0.12, 0.9)}L${at(0.12, 0.5)}L${at(0.5, 0)}`
  const bays: [number, number, number, number][] = [
    [0.4, 0.13, 0.3, 0.27],
    [0.3, 0.27, 0.2, 0.4],
    [0.2, 0.4, 0.12, 0.5],
    [0.12, 0.5, 0.12, 0.62],
    [0.12, 0.62, 0.12, 0.76],
    [0.12, 0.76, 0.12, 0.9],
  ]
  const braces = bays.map(
    ([a, low, b, high]) => `M${at(-a, low)}L${at(b, high)}M${at(a, low)}L${at(-b, high)}`,
  )
  const arm = (reach: number, v: number, rise: number) =>
    `M${at(-0.12, v + rise)}L${at(-reach, v)}L${at(reach, v)}L${at(0.12, v + rise)}`
  const d = `${legs}${braces.join('')}${arm(0.9, 0.62, 0.08)}${arm(0.7, 0.84, 0.07)}`
  return line(d, colour, stroke, 'stroke-miterlimit="8"')
}

/** A bolt, `height` px high, centred on (x, y). */
export function bolt(x: number, y: number, height: number, fill: string): string {
  return `<path transform="translate(${x} ${y}) scale(${height / 100})" d="M10 -50L-30 8H-4L-12 50L30 -12H4L22 -50Z" fill="${fill}"/>`
}
