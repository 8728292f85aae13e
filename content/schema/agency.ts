import { z } from 'zod'
import { sample, text } from './parts'

const phone = z.strictObject({
  shown: text,
  /** What a phone dials, e.g. +916740001998 */
  dial: z.string().regex(/^\+\d{6,15}$/, 'must be like +916740001998'),
})

const socialNetworks = [
  'Instagram',
  'Pinterest',
  'Facebook',
  'YouTube',
  'LinkedIn',
  'Behance',
  'Twitter/X',
  'Dribbble',
] as const

/** Who the agency is: name, ways to reach it, what stands in every footer (FOOT-1). */
export const agency = z.strictObject({
  sample,
  name: text,
  /** The name in Odia script, with the city; set in the footer's last line. */
  odiaLine: text,
  /** Where the site stands on the internet, without a slash at the end. */
  origin: z.url().regex(/[^/]$/, 'must not end with a slash'),
  blurb: text,
  email: z.email(),
  emailExample: z.email(),
  phones: z.tuple([phone, phone]),
  city: text,
  address: z.array(text).min(2),
  hours: text,
  map: z.strictObject({ title: text, embed: z.url(), link: z.url() }),
  founded: z.literal(1998),
  copyright: text.refine((line) => line.includes('2025'), 'must name the year 2025 (FOOT-1)'),
  samplesLine: text,
  social: z
    .array(z.strictObject({ name: z.enum(socialNetworks), url: z.url() }))
    .refine((all) => all.map((one) => one.name).join() === socialNetworks.join(), {
      message: `must be, in this order: ${socialNetworks.join(', ')} (FOOT-1)`,
    }),
  footer: z.strictObject({ contactTitle: text, socialTitle: text }),
})
