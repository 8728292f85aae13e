import { z } from 'zod'
import { path } from './known'
import { RANGES, ranged } from './lists'
import { emailAddress, sample, sentenceWith, text, webAddress } from './parts'

/** A telephone number as visitors read it. The number to dial, e.g. +916740001998, is derived from it (FREE-10). */
const phone = text.regex(
  /^\+(?:[\s().-]*\d){6,15}$/,
  'is not a number with its country’s code, such as +91 674 000 1998',
)

const phones = ranged(phone, RANGES.phones).transform((all) =>
  all.map((shown) => ({ shown, dial: shown.replaceAll(/[^+\d]/g, '') })),
)

/** The only map that the pages' security policy allows (delivery/content-security-policy.ts). */
const embeddedMap = webAddress.regex(
  /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?.*bbox=/,
  'is not a map of OpenStreetMap, such as https://www.openstreetmap.org/export/embed.html?bbox=…',
)

/** The address of the same place as a map of its own: where the mark is, or the middle. */
function linkToMap(embed: string): string {
  const { searchParams } = new URL(embed)
  const [west = 0, south = 0, east = 0, north = 0] = searchParams.get('bbox')?.split(',').map(Number) ?? []
  const middle = [(south + north) / 2, (west + east) / 2].map((degrees) => degrees.toFixed(4))
  const [latitude, longitude] = searchParams.get('marker')?.split(',') ?? middle
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
}

/**
 * How a published change gets to visitors: the studio builds it on the site's own server, a host builds what it is sent, or an
 * engineer does.
 */
export const hosting = z.enum(['studio', 'host', 'engineer']).optional()
export type Hosting = NonNullable<z.output<typeof hosting>>

/** Who the agency is: name, ways to reach it, what every footer shows (FOOT-1). */
export const agency = z.strictObject({
  sample,
  name: text,
  /** The name in Odia script, with the city; set in the footer's last line. */
  odiaLine: text,
  /** The site's address, without a slash at the end. */
  origin: webAddress.regex(/[^/]$/, 'must end without a slash'),
  hosting,
  blurb: text,
  email: emailAddress,
  emailExample: emailAddress,
  phones,
  city: text,
  address: z.array(text).min(2),
  hours: text,
  map: z
    .strictObject({ title: text, embed: embeddedMap })
    .transform((map) => ({ ...map, link: linkToMap(map.embed) })),
  /** The year. */
  founded: z.number().int().min(1000).max(9999),
  copyright: text,
  samplesLine: text,
  /** Networks of any kind, in the order of the footer. */
  social: ranged(z.strictObject({ name: text, url: webAddress }), RANGES.socialNetworks, 'url'),
  footer: z.strictObject({
    contactTitle: text,
    socialTitle: text,
    /** Leads to what applicants need to know (KNOW-4). */
    jobs: text,
    /** Label of the field in which a visitor types over the wordmark (LOOM-1). */
    invitation: text,
  }),
})

/** The bar at the top of every page: its links in their order, its button (NAV-1, NAV-2). */
export const navigation = z.strictObject({
  links: ranged(z.strictObject({ label: text, path }), RANGES.barLinks, 'path'),
  callToAction: text,
  /** For screen readers: names of the logo's link, of the two lists of links, of the button for the menu. */
  spoken: z.strictObject({
    home: sentenceWith('name'),
    main: text,
    menu: text,
    /** The first stop of the Tab key (NAV-7). */
    skip: text,
    loading: text,
  }),
})

const popup = z.strictObject({ title: text, message: text })

/** The words of popups: their button, titles by type (POP-1), and the contact form's messages (FORM-2, FORM-3). */
export const popups = z.strictObject({
  ok: text,
  titles: z.strictObject({ success: text, error: text, warning: text, info: text, other: text }),
  form: z.strictObject({
    missing: popup,
    invalidEmail: popup.extend({ message: sentenceWith('email') }),
    invalidPhone: popup.extend({ message: sentenceWith('digits') }),
    sending: popup,
    sent: popup,
    failed: popup,
  }),
})

/** The words of the loom (LOOM), loaded with its code when a visitor starts typing. */
export const loom = z.strictObject({
  hint: text,
  problems: z.strictObject({ letters: text, long: text, offline: text }),
  /** Announced once a cloth is woven. */
  woven: sentenceWith('name', 'colours'),
  colourSets: z.strictObject({
    title: text,
    iron: text,
    madder: text,
    indigo: text,
    turmeric: text,
    palash: text,
  }),
  knots: z.strictObject({ title: text, loose: text, tight: text }),
  keep: z.strictObject({
    picture: text,
    pictureKept: sentenceWith('width', 'height'),
    pictureFailed: z.strictObject({ noMemory: text, notReadable: text }),
    link: text,
    linkCopied: text,
    linkFailed: text,
    brief: text,
    undo: text,
  }),
  /** The way from the cloth in home's hero to the loom (ALIVE-1). */
  toLoom: text,
  /** Label of the field in home's hero (ALIVE-1). */
  hero: text,
  /** The subject of a brief that goes with a cloth (LOOM-4). */
  subject: sentenceWith('name'),
})

/** Pancham's threads (ALIVE-2): these words load with them. */
export const pancham = z.strictObject({
  play: text,
  notes: z.array(text).length(7),
  title: text,
  note: text,
  /** Tunings (thaat), with the hour of their ragas and the notes that they shift: of the seven, Sa and Pa never are. */
  tunings: z
    .array(
      z.strictObject({ name: text, hour: text, shifts: z.array(z.enum(['re', 'ga', 'ma', 'dha', 'ni'])) }),
    )
    .min(1)
    .max(10),
})

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'is not a day; write it like 2026-06-13')

/** When the agency's borders change by themselves (ALIVE-5): first and last day, year by year. */
export const seasons = z.strictObject({
  seasons: z.array(
    z.strictObject({
      /** Its border is in app/seasons/season.css. */
      name: z.enum(['raja', 'rath-yatra', 'nuakhai', 'winter']),
      dates: z.array(z.tuple([day, day])).min(2),
    }),
  ),
})
