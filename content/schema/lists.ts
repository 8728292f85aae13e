import { z } from 'zod'

const identify = (entry: unknown, key: string | undefined): unknown =>
  key === undefined ? entry : new Map(Object.entries(entry ?? {})).get(key)

/**
 * A rule for a list: no entry is in it twice.
 * @param key the field that identifies an entry; without it whole entries are compared
 */
export const once =
  (key?: string) =>
  (entries: readonly unknown[], context: z.core.$RefinementCtx<unknown>): void => {
    const seen = new Set<unknown>()
    for (const [index, entry] of entries.entries()) {
      const value = identify(entry, key)
      const path = key === undefined ? [index] : [index, key]
      if (seen.has(value))
        context.addIssue({ code: 'custom', path, message: `“${value}” is listed twice; take one out` })
      seen.add(value)
    }
  }

/** The least and the most entries of each list (FREE-1). Pages look composed with any number between them. */
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
  /** Filters for those, and the groups of each. */
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
  /** Steps of how the agency works. */
  steps: [2, 6],
  /** Parts of a service's engagement. */
  engagement: [2, 8],
  /** Roles that are open. */
  roles: [0, 12],
  /** Each list of projects on a service page. */
  serviceProjects: [0, 12],
  printGalleries: [0, 6],
  /** Links of the bar: more do not fit beside its button. */
  barLinks: [1, 5],
} as const satisfies Record<string, readonly [least: number, most: number]>

/**
 * A list with a range for its number of entries, and no entry twice.
 * @param key the field that identifies an entry
 */
export const ranged = <Entry extends z.ZodType>(
  entry: Entry,
  [least, most]: readonly [number, number],
  key?: string,
) => z.array(entry).superRefine(once(key)).min(least).max(most)

/** A list whose entries are fixed by name, each once and in order; `getName` returns an entry's name. */
export const fixedOrder = <Entry extends z.ZodType>(
  entry: Entry,
  wanted: readonly string[],
  getName: (entry: z.output<Entry>) => string,
) =>
  z.array(entry).refine((all) => all.map(getName).join() === wanted.join(), {
    message: `must have each of these once, in this order: ${wanted.join(', ')}`,
  })
