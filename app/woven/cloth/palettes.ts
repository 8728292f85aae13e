import type { ColourSet } from '~/behaviours/loom/cloth'

/** What of a cloth has a colour of its own. */
interface Dyed<Colour> {
  ground: Colour
  /** A name, and the undyed thread around it: the rows at the middle, and those between. */
  letter: Colour
  halo: Colour
  secondLetter: Colour
  secondHalo: Colour
  /** The border's bar, and what is tied into it. */
  bar: Colour
  knot: Colour
  eye: Colour
  line: Colour
}

/** The colours of one cloth, as a canvas takes them. */
export type Palette = Dyed<string>

type Dye = 'paper' | 'ink' | 'vermilion' | 'saffron' | 'turmeric' | 'madder' | 'indigo'

/** Each colour is a token of styles/tokens.css. */
export const palettes: Readonly<Record<ColourSet, Dyed<Dye>>> = {
  iron: {
    ground: 'ink',
    letter: 'vermilion',
    halo: 'saffron',
    secondLetter: 'paper',
    secondHalo: 'madder',
    bar: 'vermilion',
    knot: 'ink',
    eye: 'paper',
    line: 'saffron',
  },
  madder: {
    ground: 'madder',
    letter: 'turmeric',
    halo: 'ink',
    secondLetter: 'paper',
    secondHalo: 'ink',
    bar: 'saffron',
    knot: 'ink',
    eye: 'paper',
    line: 'turmeric',
  },
  indigo: {
    ground: 'indigo',
    letter: 'paper',
    halo: 'vermilion',
    secondLetter: 'saffron',
    secondHalo: 'ink',
    bar: 'paper',
    knot: 'indigo',
    eye: 'vermilion',
    line: 'saffron',
  },
  turmeric: {
    ground: 'turmeric',
    letter: 'madder',
    halo: 'paper',
    secondLetter: 'indigo',
    secondHalo: 'paper',
    bar: 'madder',
    knot: 'turmeric',
    eye: 'paper',
    line: 'vermilion',
  },
  palash: {
    ground: 'vermilion',
    letter: 'ink',
    halo: 'turmeric',
    secondLetter: 'madder',
    secondHalo: 'turmeric',
    bar: 'ink',
    knot: 'vermilion',
    eye: 'turmeric',
    line: 'paper',
  },
}

/** The colours of a set, as the page's style sheets say them. */
export function paletteOf(set: ColourSet): Palette {
  const tokens = getComputedStyle(document.documentElement)
  return Object.fromEntries(
    Object.entries(palettes[set]).map(([part, dye]) => [part, tokens.getPropertyValue(`--${dye}`)]),
  ) as Record<keyof Palette, string>
}
