import { z } from 'zod'
import { knownPortrait, knownProject, knownWordmark, path } from './known'
import { once, RANGES, ranged } from './lists'
import { serviceIds } from './pages'
import { id, language, picture, requireLanguage, sample, sentenceWith, text } from './parts'

/** The campaigns on /projects; an id may differ from its case study's: `ruchi` leads to /project/ruchi-tea (ROUTE-4). */
export const campaigns = z.strictObject({
  sample,
  campaigns: ranged(
    z.strictObject({ id, title: text, description: text, path, picture }),
    RANGES.campaigns,
    'id',
  ),
})

/** The order of Prev and Next (CASE-2). */
export const cycle = z.strictObject({
  cycle: z.array(knownProject).min(2).superRefine(once()),
})

/** A logo of the wall, and its name for screen readers. */
export const logo = z.strictObject({ id: knownWordmark, name: text })

/** The wordmarks in their order; the wall spreads them over its rows (HOME-6). */
export const logos = z.strictObject({
  sample,
  logos: ranged(logo, RANGES.logos, 'id'),
  /** The button that stops the rows. */
  pause: text,
  /** Names a row for screen readers. */
  row: sentenceWith('number'),
})

/**
 * A member of the team; `image` is a photograph in media/pictures.json or a woven picture in media/woven.json. Without one, initials are
 * shown (FREE-11).
 */
const member = z.strictObject({
  id,
  name: text,
  role: text,
  image: knownPortrait.optional(),
  altText: text.optional(),
  /** Services whose engagements they lead; their portrait is on those pages (KNOW-2). */
  leads: z.array(z.enum(serviceIds)).superRefine(once()).optional(),
})

/** A portrait needs its alternative text. */
const needsWords =
  (portrait: string, words: string) =>
  (entry: Record<string, unknown>, context: z.core.$RefinementCtx<unknown>): void => {
    if (!entry[portrait] || entry[words]) return
    const message = `is missing; write what is to be seen on “${portrait}”`
    context.addIssue({ code: 'custom', path: [words], message })
  }

/** A managing director, then the others in order (ABOUT-2). */
export const team = z.strictObject({
  sample,
  director: requireLanguage(member.extend({ quote: text, lang: language.optional() }), 'quote').superRefine(
    needsWords('image', 'altText'),
  ),
  members: ranged(member.superRefine(needsWords('image', 'altText')), RANGES.team, 'id'),
})

/** How many characters of a quote fit beside its speaker, by size of letters (FREE-1). */
export const QUOTE_ROOM = { large: 110, medium: 190, small: 320 } as const

/** Testimonials (TESTI-1); `portrait` is a photograph or a woven picture; without one, initials are shown (FREE-11). */
export const testimonials = z.strictObject({
  sample,
  testimonials: ranged(
    requireLanguage(
      z.strictObject({
        id,
        name: text,
        company: text,
        /** The client's case study, to which the company links (KNOW-5). */
        project: knownProject,
        portrait: knownPortrait.optional(),
        alt: text.optional(),
        text: text.max(QUOTE_ROOM.small),
        lang: language.optional(),
      }),
      'text',
    ).superRefine(needsWords('portrait', 'alt')),
    RANGES.testimonials,
    'id',
  ),
  /** For screen readers: the section's name, its buttons, and words for carousel and slide. */
  spoken: z.strictObject({
    heading: text,
    carousel: text,
    slide: text,
    previous: text,
    next: text,
    /** Names the button that leads to one of them. */
    one: sentenceWith('number', 'name'),
    /** Which of them it is. */
    count: sentenceWith('number', 'total'),
  }),
})
