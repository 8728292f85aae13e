import { z } from 'zod'
import { once } from './once'

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
  /** Ways to narrow those down, and the groups of each. */
  filters: [0, 3],
  filterGroups: [2, 10],
  featured: [2, 8],
  /** Each of the two groups on the AV production page. */
  films: [1, 12],
  /** Films that open that page. */
  showcase: [1, 3],
  /** Films of a case study. */
  filmsOfStudy: [1, 24],
  /** On the about page, and the results of a campaign. */
  figures: [1, 8],
  /** Each list of projects on a service page. */
  serviceProjects: [0, 12],
  printGalleries: [0, 6],
  /** Links of the bar: more have no room beside its button. */
  barLinks: [1, 5],
} as const satisfies Record<string, readonly [least: number, most: number]>

/**
 * A list of as many entries as its range allows, none of them twice; another one stops the build.
 * @param key the field by which entries are told apart
 */
export const ranged = <Entry extends z.ZodType>(
  entry: Entry,
  [least, most]: readonly [number, number],
  key?: string,
) => z.array(entry).superRefine(once(key)).min(least).max(most)
