import { z } from 'zod'
import { knownPicture } from './known'

/** A sentence or a word that a visitor reads: never empty, no space at its ends. */
export const text = z.string().trim().min(1, 'is empty')

/** A sentence in which the given words stand in braces and are filled in. */
export const sentenceWith = (...places: string[]) =>
  text.refine((line) => places.every((place) => line.includes(`{${place}}`)), {
    message: `must hold ${places.map((place) => `{${place}}`).join(' and ')}`,
  })

/** An address on the web: what leads to a page of somebody else. */
export const webAddress = z.url({ protocol: /^https?$/ })

/** Lower case words joined by hyphens: what stands in an address. */
export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower case words joined by hyphens')

export const hex = z.string().regex(/^#[0-9A-Fa-f]{6}$/, "is not a colour; write it like '#1B3FD6'")

/** What of a picture is kept where its frame cuts it, from the left and from the top; its middle where nothing is said. */
export const focus = z
  .string()
  .regex(
    /^(\d{1,2}|100)% (\d{1,2}|100)%$/,
    "is no place in a picture; write it like '50% 0%', from the left and from the top",
  )

/** A picture by its name in media/pictures.json, what is to be seen on it, and what of it stays where a frame cuts it. */
export const picture = z.strictObject({ name: knownPicture, alt: text, focus: focus.optional() })

/** What the agency has still to replace in this file; delete the line when it is done. */
export const sample = z.array(text).optional()

/**
 * A display heading by its lines: `wide` for tablets and wider, `narrow` for phones; same words, other breaks. Each line is set to fill
 * the measure.
 */
const lines = z.array(text).min(1)
export const wovenLines = z
  .strictObject({ wide: lines, narrow: lines })
  .refine(({ wide, narrow }) => wide.join(' ') === narrow.join(' '), {
    message: 'wide and narrow must hold the same words in the same order; change both',
  })

/** What search engines and social networks show of a page (ROUTE-3): they cut longer words. */
export const description = text.min(50).max(170)

/** What the page's head says (ROUTE-3). */
export const head = z.strictObject({ title: text, description })

/** A call to action: the words on the button; it goes to /contact. */
export const callToAction = z.strictObject({ line: text, label: text })

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
