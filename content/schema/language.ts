import { z } from 'zod'

/** The language of words that are not English: Odia. */
export const language = z.enum(['or'])

const lettersOf = (words: string, script: RegExp) => words.match(script)?.length ?? 0

/** Mostly in Odia letters: an Odia word inside an English sentence does not make it Odia. */
const isOdia = (words: string) =>
  lettersOf(words, /\p{Script=Oriya}/gu) > lettersOf(words, /\p{Script=Latin}/gu)

/** Refines an object that has a `lang`: words in Odia must say so there, and no others, or screen readers mispronounce them. */
export function saysItsLanguage<Shape extends { lang: z.ZodType }, Field extends keyof Shape & string>(
  schema: z.ZodObject<Shape, z.core.$strict>,
  field: Field,
) {
  return schema.superRefine(
    (entry: Partial<Record<string, unknown>>, context) => {
      const inOdia = isOdia([entry[field]].flat().join(' '))
      if (inOdia === (entry.lang !== undefined)) return
      const message = inOdia
        ? 'is in Odia; add “lang: or” beside it, so that screen readers pronounce it as Odia'
        : 'is not in Odia letters; take “lang” out, or screen readers pronounce it as Odia'
      context.addIssue({ code: 'custom', path: [field], message })
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )
}
