import { readFileSync } from 'node:fs'

// Homefills: every pack is a house, filled to the roof. Nothing is drawn that is not a seed, a door or a window.
export const blush = '#F7A8C0'
export const blushShade = '#EF8BAA'
export const shutter = '#0E5A3C'
export const shutterShade = '#0A4630'
export const tomato = '#E5452A'
export const custard = '#F8DE8E'
export const custardShade = '#E6BF5E'
export const cream = '#FFF3D0'

/** Room that words keep to the edge of a post, px of its 1200. */
export const margin = 80

const wordmarkPath =
  /<path.*\/>/s.exec(readFileSync(new URL('wordmark.svg', import.meta.url), 'utf8'))?.[0] ?? ''

/** The wordmark with its baseline at y; width in px. */
export function wordmark(x: number, y: number, width: number, colour: string = shutter): string {
  return `<g transform="translate(${x} ${y}) scale(${width / 490})" fill="${colour}">${wordmarkPath}</g>`
}

interface Letters {
  colour?: string
  anchor?: 'start' | 'middle' | 'end'
  family?: string
  weight?: number
  spacing?: number
  line?: number
  extra?: string
}

/** Lines of lettering, the first one's baseline at y. */
export function say(
  text: string | string[],
  x: number,
  y: number,
  size: number,
  letters: Letters = {},
): string {
  const { colour = shutter, anchor = 'start', family = 'Caprasimo', weight = 400, extra = '' } = letters
  const spacing = letters.spacing ?? (family === 'Caprasimo' ? -size * 0.012 : 0)
  const lines = typeof text === 'string' ? [text] : text
  const leading = size * (letters.line ?? 1.08)
  return `<g fill="${colour}" font-family="${family}" font-weight="${weight}" font-size="${size}" letter-spacing="${spacing}" text-anchor="${anchor}" ${extra}>${lines
    .map((line, index) => `<text x="${x}" y="${y + index * leading}">${line}</text>`)
    .join('')}</g>`
}

/** Companion lettering for small facts. */
export function note(
  text: string | string[],
  x: number,
  y: number,
  size: number,
  letters: Letters = {},
): string {
  return say(text, x, y, size, { family: 'Anek Latin Variable', weight: 600, line: 1.24, ...letters })
}

export const odia = 'Anek Odia Variable'

/** A house's outline as a path: gable, optional chimney on the right. */
export function gable(x: number, ground: number, width: number, height: number, chimney = false): string {
  const top = ground - height
  const eaves = top + width * 0.36
  const stack = chimney
    ? `L${x + width * 0.7} ${top + width * 0.144}V${top - width * 0.035}H${x + width * 0.84}V${top + width * 0.245}`
    : ''
  return `M${x} ${ground}V${eaves}L${x + width / 2} ${top}${stack}L${x + width} ${eaves}V${ground}Z`
}

/** An arched door's path, standing on `ground`, centred on x. */
export function arch(x: number, ground: number, width: number, height: number): string {
  const radius = width / 2
  return `M${x - radius} ${ground}V${ground - height + radius}a${radius} ${radius} 0 0 1 ${width} 0V${ground}Z`
}

/** A sash window; `pane` is the light behind it. */
export function sash(
  x: number,
  y: number,
  width: number,
  pane: string = blush,
  frame: string = shutter,
): string {
  const height = width * 1.25
  const bar = width * 0.12
  return `<rect x="${x - width / 2}" y="${y}" width="${width}" height="${height}" fill="${pane}"/><path d="M${x} ${y}v${height}M${x - width / 2} ${y + height / 2}h${width}" stroke="${frame}" stroke-width="${bar}"/>`
}
