/** The colour sets of a cloth, named after what colours its ground (LOOM-2); the first is the footer's own. */
export const colourSets = ['iron', 'madder', 'indigo', 'turmeric', 'palash'] as const

export type ColourSet = (typeof colourSets)[number]

export const isColourSet = (word: string | null): word is ColourSet => colourSets.some((set) => set === word)

/** How tightly the knots are tied: from 0, where colours run, to 10, where every edge is sharp. */
export const KNOTS = { loosest: 0, usual: 7, tightest: 10 } as const

/** What somebody has woven; a link holds all of it. */
export interface Cloth {
  /** 1 to 14 letters in Unicode's composed form. */
  name: string
  colours: ColourSet
  knots: number
}
