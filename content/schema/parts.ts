import { z } from 'zod'
import { knownPicture } from './known'

/** Text that a visitor reads: never empty, trimmed. */
export const text = z.string().trim().min(1, 'is empty; write something after the colon')

/** A sentence with the given placeholders in braces. */
export const sentenceWith = (...names: string[]) =>
  text.refine((line) => names.every((name) => line.includes(`{${name}}`)), {
    message: `must contain ${names.map((name) => `{${name}}`).join(' and ')}`,
  })

export const emailAddress = z.email('is not an email address, such as hello@example.com')

/** The address of another site's page. */
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'is not a web address, such as https://www.example.com',
})

/** Lower-case words joined by hyphens, as in an address. */
export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower case words joined by hyphens')

export const hex = z.string().regex(/^#[0-9A-Fa-f]{6}$/, "is not a colour; write it like '#1B3FD6'")

/** The point of a picture that stays visible when its frame crops it, from the left and from the top. Default: the middle. */
export const focus = z
  .string()
  .regex(
    /^(\d{1,2}|100)% (\d{1,2}|100)%$/,
    "is not a point in a picture; write it like '50% 0%', from the left and from the top",
  )

/** A picture by its name in media/pictures.json, its alternative text, and the point that stays visible when a frame crops it. */
export const picture = z.strictObject({ name: knownPicture, alt: text, focus: focus.optional() })

/** What the agency still has to replace in this file; delete the line when it is done. */
export const sample = z.array(text).optional()

/**
 * The lines of a display heading: `wide` for tablets and wider, `narrow` for phones; the same words, different breaks. Each line
 * is set to fill the width.
 */
const lines = z.array(text).min(1)
export const wovenLines = z
  .strictObject({ wide: lines, narrow: lines })
  .refine(({ wide, narrow }) => wide.join(' ') === narrow.join(' '), {
    message: 'wide and narrow must contain the same words in the same order; change both',
  })

/** What search engines and social networks show of a page (ROUTE-3): they truncate longer text. */
export const description = text.min(50).max(170)

/** What networks show of a page instead of the picture that the build draws of it (FREE-9). */
export const socialPicture = picture.optional()

/** The page's title and description (ROUTE-3). */
export const head = z.strictObject({ title: text, description, socialPicture })

/** A call to action: a line, and the label of a button to /contact. */
export const callToAction = z.strictObject({ line: text, label: text })

/** Languages in which a quote can be written besides English, by their code. */
const languages = ['or'] as const
export const language = z.enum(languages)

const countLetters = (words: string, script: string) =>
  words.match(new RegExp(`\\p{Script=${script}}`, 'gu'))?.length ?? 0

/** Whether the words are mostly in a language's letters: an Odia word inside an English sentence does not make it Odia. */
const isWrittenIn = (code: string, words: string) =>
  countLetters(words, new Intl.Locale(code).maximize().script ?? 'Latn') > countLetters(words, 'Latn')

const englishNames = new Intl.DisplayNames('en', { type: 'language' })

/** Refines an object that has a `lang`: it must be that of the words, or screen readers mispronounce them. */
export function requireLanguage<Shape extends { lang: z.ZodType }, Field extends keyof Shape & string>(
  schema: z.ZodObject<Shape, z.core.$strict>,
  field: Field,
) {
  return schema.superRefine(
    (entry: Partial<Record<string, unknown>>, context) => {
      const words = [entry[field]].flat().join(' ')
      const isStated = entry.lang !== undefined
      const code = languages.find((one) => (isStated ? one === entry.lang : isWrittenIn(one, words)))
      if (!code || (isStated && isWrittenIn(code, words))) return
      const name = englishNames.of(code)
      const message = isStated
        ? `is not in ${name} letters; take “lang” out, or screen readers pronounce it as ${name}`
        : `is in ${name}; add “lang: ${code}” beside it, so that screen readers pronounce it as ${name}`
      context.addIssue({ code: 'custom', path: [field], message })
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )
}
