import { z } from 'zod'
import { sample, text, webAddress } from './parts'
import { RANGES, ranged } from './ranges'

const phone = z.strictObject({
  shown: text,
  /** What a phone dials, e.g. +916740001998 */
  dial: z.string().regex(/^\+\d{6,15}$/, 'is not as a phone dials it; write it like +916740001998'),
})

/** The only map that the pages' security policy lets in (delivery/content-security-policy). */
const embeddedMap = webAddress.regex(
  /^https:\/\/www\.openstreetmap\.org\//,
  'is no map of OpenStreetMap, such as https://www.openstreetmap.org/export/embed.html',
)

/** Who the agency is: name, ways to reach it, what stands in every footer (FOOT-1). */
export const agency = z.strictObject({
  sample,
  name: text,
  /** The name in Odia script, with the city; set in the footer's last line. */
  odiaLine: text,
  /** Where the site stands on the internet, without a slash at the end. */
  origin: webAddress.regex(/[^/]$/, 'must end without a slash'),
  blurb: text,
  email: z.email(),
  emailExample: z.email(),
  phones: ranged(phone, RANGES.phones, 'dial'),
  city: text,
  address: z.array(text).min(2),
  hours: text,
  map: z.strictObject({ title: text, embed: embeddedMap, link: webAddress }),
  /** The year. */
  founded: z.number().int().min(1000).max(9999),
  copyright: text,
  samplesLine: text,
  /** Networks of any kind, in the order of the footer. */
  social: ranged(z.strictObject({ name: text, url: webAddress }), RANGES.socialNetworks, 'url'),
  footer: z.strictObject({
    contactTitle: text,
    socialTitle: text,
    /** Label of the field in which a visitor types over the wordmark (LOOM-1). */
    invitation: text,
  }),
})
