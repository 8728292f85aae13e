import { z } from 'zod'

/** How many a list may have: its least and its most (FREE-1). Every number between them looks composed. */
export const RANGES = {
  testimonials: [1, 12],
  /** Besides the director. */
  team: [0, 24],
  logos: [3, 90],
  socialNetworks: [0, 12],
  phones: [1, 4],
  campaigns: [1, 6],
  /** Cards on /projects. */
  projects: [1, 60],
  featured: [2, 8],
} as const satisfies Record<string, readonly [least: number, most: number]>

/** A list of as many entries as its range allows; one of another length stops the build. */
export const ranged = <Entry extends z.ZodType>(entry: Entry, [least, most]: readonly [number, number]) =>
  z.array(entry).min(least).max(most)
