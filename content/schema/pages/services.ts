import { z } from 'zod'
import { COUNTS } from '~/constants'
import { head, id, path, sample, text, wovenLines } from '../parts'

const order = ['brand-identity', 'print-media', 'ui-ux', 'av-production', '3d-vfx', 'marketing-360']

/** The services page (SERVICES-1). */
export const servicesPage = z.strictObject({
  sample,
  head,
  hero: z.strictObject({ heading: wovenLines, tagline: text, link: z.strictObject({ label: text, path }) }),
  solutions: z.strictObject({
    heading: wovenLines,
    services: z
      .array(id)
      .length(COUNTS.services)
      .refine((all) => all.join() === order.join(), {
        message: `must be, in this order: ${order.join(', ')}`,
      }),
  }),
  logoWall: text,
  call: z.strictObject({ heading: wovenLines, label: text }),
})
