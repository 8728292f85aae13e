import type { ColourSet } from './cloth'

/** The colours of one cloth. */
export interface Palette {
  ground: string
  /** A name, and the undyed thread around it: the rows at the middle, and those between. */
  letter: string
  halo: string
  secondLetter: string
  secondHalo: string
  /** The border's bar, and what is tied into it. */
  bar: string
  knot: string
  eye: string
  line: string
}

/** A colour of styles/tokens.css: a canvas takes no custom property. */
const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`)

export function paletteOf(set: ColourSet): Palette {
  const paper = token('paper')
  const ink = token('ink')
  const vermilion = token('vermilion')
  const saffron = token('saffron')
  const turmeric = token('turmeric')
  const madder = token('madder')
  const indigo = token('indigo')
  const palettes: Record<ColourSet, Palette> = {
    iron: {
      ground: ink,
      letter: vermilion,
      halo: saffron,
      secondLetter: paper,
      secondHalo: madder,
      bar: vermilion,
      knot: ink,
      eye: paper,
      line: saffron,
    },
    madder: {
      ground: madder,
      letter: turmeric,
      halo: ink,
      secondLetter: paper,
      secondHalo: ink,
      bar: saffron,
      knot: ink,
      eye: paper,
      line: turmeric,
    },
    indigo: {
      ground: indigo,
      letter: paper,
      halo: vermilion,
      secondLetter: saffron,
      secondHalo: ink,
      bar: paper,
      knot: indigo,
      eye: vermilion,
      line: saffron,
    },
    turmeric: {
      ground: turmeric,
      letter: madder,
      halo: paper,
      secondLetter: indigo,
      secondHalo: paper,
      bar: madder,
      knot: turmeric,
      eye: paper,
      line: vermilion,
    },
    palash: {
      ground: vermilion,
      letter: ink,
      halo: turmeric,
      secondLetter: madder,
      secondHalo: turmeric,
      bar: ink,
      knot: vermilion,
      eye: turmeric,
      line: paper,
    },
  }
  return palettes[set]
}
