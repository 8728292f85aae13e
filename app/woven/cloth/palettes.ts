import type { ColourSet } from './cloth'

/**
 * The colours of one cloth: its ground; a name and the undyed thread around it, in the middle rows and in the others; the border's bar, and the
 * knots in it.
 */
const parts = [
  'ground',
  'letter',
  'halo',
  'secondLetter',
  'secondHalo',
  'bar',
  'knot',
  'eye',
  'line',
] as const
export type Palette = Record<(typeof parts)[number], string>

/** Names of colours in styles/tokens.css, in the order of `parts`. */
const palettes: Record<ColourSet, string> = {
  iron: 'ink vermilion saffron paper madder vermilion ink paper saffron',
  madder: 'madder turmeric ink paper ink saffron ink paper turmeric',
  indigo: 'indigo paper vermilion saffron ink paper indigo vermilion saffron',
  turmeric: 'turmeric madder paper indigo paper madder turmeric paper vermilion',
  palash: 'vermilion ink turmeric madder turmeric ink vermilion turmeric paper',
}

/** The palette of a colour set as values, because a canvas cannot use custom properties. */
export function createPalette(set: ColourSet): Palette {
  const style = getComputedStyle(document.documentElement)
  const names = palettes[set].split(' ')
  return Object.fromEntries(
    parts.map((part, index) => [part, style.getPropertyValue(`--${names[index]}`)]),
  ) as Palette
}
