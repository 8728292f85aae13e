import { z } from 'zod'
import { knownPortfolioFilm } from './known'
import { RANGES, ranged } from './lists'
import { colours, typefaces } from './look'
import { id, language, requireLanguage, text, wovenLines } from './parts'
import { pictureName } from './study-pictures'

/** Pictures row by row; all pictures of a row have the same height. */
const rows = z.array(z.array(pictureName).min(1).max(6)).min(1)

/** A gallery's order on wide screens and on phones (CASE-1). */
const galleryRows = {
  desktop: rows,
  mobile: rows,
  /** Pictures that get a row of their own on tablets, because they contain text or others need the room. */
  acrossTablets: z.array(pictureName).optional(),
}

/** `flush` touches the edges and itself, `inset` keeps margins and gaps. */
const rhythm = z.enum(['flush', 'inset']).default('inset')

const gallery = z.strictObject({
  kind: z.literal('gallery'),
  heading: text.optional(),
  text: text.optional(),
  rhythm,
  /** Its colours, if they differ from the page's. */
  colours: colours.optional(),
  /** Long pictures that phones show whole, because they contain no text, instead of scrolling them sideways. */
  whole: z.array(pictureName).optional(),
  ...galleryRows,
})

/** Social media creatives: squares in a wall without gaps, in a grid, or in a staggered mosaic. */
const creatives = z.strictObject({
  kind: z.literal('creatives'),
  heading: text,
  text: text.optional(),
  pattern: z.enum(['wall', 'grid', 'mosaic']),
  /** Its colours, if they differ from the page's. */
  colours: colours.optional(),
  pictures: z.array(pictureName).min(1),
})

/** A campaign with its figures (CASE-3, CASE-4), which are those of the specification only. */
const campaign = z.strictObject({
  kind: z.literal('campaign'),
  name: text,
  period: text,
  objective: text,
  strategy: text,
  execution: text,
  /** A picture in each order shows the figures: screens show it instead of the text. */
  resultsDrawn: z.literal(true).optional(),
  results: ranged(z.strictObject({ value: text, label: text }), RANGES.figures, 'label'),
  /** Its colours, if they differ from the page's. */
  colours: colours.optional(),
  ...galleryRows,
})

/** One sentence in the client's voice, as large as possible; the client's look may style it. */
const pullQuote = requireLanguage(
  z.strictObject({
    kind: z.literal('pull-quote'),
    lines: z.array(text).min(1),
    lang: language.optional(),
    /** Its colours, if they differ from the page's. */
    colours: colours.optional(),
  }),
  'lines',
)

/** A client on a page of several: who, what, why, and a gallery (CASE-7). */
const client = z.strictObject({
  kind: z.literal('client'),
  /** The project whose name and typeface the block takes; `name` if there is no such project. */
  id,
  name: text,
  typeface: z.enum(typefaces),
  bar: colours,
  client: text,
  services: text,
  objective: text,
  /** Picture of the link to it at the top of the page. Default: the middle one of the gallery. */
  linkPicture: pictureName.optional(),
  ...galleryRows,
})

/** Films of several clients (CASE-7). */
const films = z.strictObject({
  kind: z.literal('films'),
  films: ranged(
    z.strictObject({
      id: knownPortfolioFilm,
      name: text,
      /** Its title, beside the name of the brand. */
      title: text.optional(),
      /** A description of the film. */
      alt: text,
      services: text,
      objective: text,
    }),
    RANGES.filmsOfStudy,
    'id',
  ),
})

/** The end of the page: a woven headline and a button to /contact. */
const callToAction = z.strictObject({
  kind: z.literal('call-to-action'),
  heading: wovenLines,
  label: text,
  ground: z.enum(['vermilion', 'indigo', 'ink']),
})

/** The parts of which case studies are made, each by its `kind`. */
export const section = z.discriminatedUnion('kind', [
  gallery,
  creatives,
  campaign,
  pullQuote,
  client,
  films,
  callToAction,
])

export type Section = z.output<typeof section>
