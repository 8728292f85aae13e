import { readFileSync } from 'node:fs'

// Subhadarshini Agro: good to behold. One linocut over five packs; side by side they open into an eye.
export const night = '#1C1730'
export const mustard = '#FFC629'
export const mustardShade = '#F0AE0A'
export const vermilion = '#E4402A'
export const field = '#2F8A47'
export const cream = '#FFF4DA'

export const odia = 'Anek Odia Variable'

export interface Product {
  syllable: string
  name: string
  weight: string
}

/** The name, one syllable a pack. */
export const products: Product[] = [
  { syllable: 'ଶୁ', name: 'Rice', weight: '1 kg' },
  { syllable: 'ଭ', name: 'Moong dal', weight: '500 g' },
  { syllable: 'ଦ', name: 'Chuda', weight: '500 g' },
  { syllable: 'ର୍ଶି', name: 'Mandia', weight: '1 kg' },
  { syllable: 'ନୀ', name: 'Mustard', weight: '200 g' },
]

const wordmarkPath =
  /<path.*\/>/s.exec(readFileSync(new URL('wordmark.svg', import.meta.url), 'utf8'))?.[0] ?? ''

/** Eye and name; baseline at y, width in px, left edge at x. */
export function wordmark(x: number, y: number, width: number, colour: string = night): string {
  const scale = width / 698
  return `<g transform="translate(${x + 94 * scale} ${y}) scale(${scale})" fill="${colour}">${wordmarkPath}</g>`
}

interface Letters {
  colour?: string
  anchor?: 'start' | 'middle' | 'end'
  family?: string
  weight?: number
  line?: number
}

/** Lines of serif lettering; the first baseline at y. */
export function say(
  text: string | string[],
  x: number,
  y: number,
  size: number,
  letters: Letters = {},
): string {
  const { colour = night, anchor = 'start', family = 'Young Serif', weight = 400, line = 1.12 } = letters
  const lines = typeof text === 'string' ? [text] : text
  return `<g fill="${colour}" font-family="${family}" font-weight="${weight}" font-size="${size}" text-anchor="${anchor}">${lines.map((one, index) => `<text x="${x}" y="${y + index * size * line}">${one}</text>`).join('')}</g>`
}
