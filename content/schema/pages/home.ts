import { z } from 'zod'
import { knownFilm, knownStory, path } from '../known'
import { focus, head, picture, sample, sentenceWith, text, wovenLines } from '../parts'
import { RANGES, ranged } from '../ranges'

/** The home page (HOME-1 to HOME-7). */
export const homePage = z.strictObject({
  sample,
  head,
  hero: z.strictObject({ heading: wovenLines, tagline: text, link: z.strictObject({ label: text, path }) }),
  showreel: z.strictObject({
    /** Id of the film in media/films.json. */
    film: knownFilm,
    title: text,
    poster: picture,
    posterPhone: picture,
    description: text,
    play: text,
    pause: text,
    /** How long it is. */
    length: sentenceWith('seconds'),
    /** What the browser's list of subtitles calls its captions. */
    captions: text,
  }),
  manifesto: z.strictObject({ before: text, odia: text, after: text, close: text }),
  stories: z.strictObject({
    heading: wovenLines,
    all: text,
    sector: text,
    category: text,
    more: text,
    featured: ranged(
      // `focus`: where these cards are cut differently from those of /projects.
      z.strictObject({ id: knownStory, description: text, focus: focus.optional() }),
      RANGES.featured,
      'id',
    ),
  }),
  pancham: z.strictObject({
    odia: text,
    text,
    /** The letters spell P A N C H A M (HOME-5). */
    services: z
      .array(z.strictObject({ letter: z.enum(['P', 'A', 'N', 'C', 'H', 'M']), name: text }))
      .refine((all) => all.map(({ letter }) => letter).join('') === 'PANCHAM', {
        message: 'the letters must spell P A N C H A M, one a service',
      }),
  }),
  logoWall: text,
  callToAction: z.strictObject({ heading: wovenLines, label: text }),
})
