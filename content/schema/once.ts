import type { z } from 'zod'

const identityOf = (entry: unknown, key: string | undefined): unknown =>
  key === undefined ? entry : new Map(Object.entries(entry ?? {})).get(key)

/**
 * A rule for a list: nothing stands in it twice.
 * @param key the field by which entries are told apart; without it they are what they are
 */
export const once =
  (key?: string) =>
  (entries: readonly unknown[], context: z.core.$RefinementCtx<unknown>): void => {
    const seen = new Set<unknown>()
    for (const [index, entry] of entries.entries()) {
      const value = identityOf(entry, key)
      const path = key === undefined ? [index] : [index, key]
      if (seen.has(value))
        context.addIssue({ code: 'custom', path, message: `“${value}” is listed twice; take one out` })
      seen.add(value)
    }
  }
