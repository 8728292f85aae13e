/** The colour sets of a cloth, by the dye that gives its ground (LOOM-2); the first is the footer's own. */
export const dyes = ['iron', 'madder', 'indigo', 'turmeric', 'palash'] as const

export type Dye = (typeof dyes)[number]

export const isDye = (word: string | null): word is Dye => dyes.some((dye) => dye === word)

/** How tightly the knots are tied: from 0, where the dye runs, to 10, where every edge is sharp. */
export const KNOTS = { loosest: 0, usual: 7, tightest: 10 } as const

/** What somebody has woven; a link holds all of it. */
export interface Cloth {
  /** 1 to 14 letters in Unicode's composed form. */
  name: string
  dye: Dye
  knots: number
}
