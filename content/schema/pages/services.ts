import { z } from 'zod'
import { fixedOrder } from '../fixed-order'
import { head, id, picture, sample, text, wovenLines } from '../parts'

const order = ['brand-identity', 'print-media', 'ui-ux', 'av-production', '3d-vfx', 'marketing-360']

/** The services page (SERVICES-1). */
export const servicesPage = z.strictObject({
  sample,
  head,
  /** `threads` says what the drawing below the headline shows. */
  hero: z.strictObject({ heading: wovenLines, tagline: text, toSolutions: text, threads: text }),
  solutions: z.strictObject({
    heading: wovenLines,
    services: fixedOrder(id, order, (name) => name),
    more: text,
    /** One piece of work beside each. */
    pieces: fixedOrder(
      z.strictObject({ service: id, client: text, picture }),
      order,
      ({ service }) => service,
    ),
  }),
  logoWall: text,
  callToAction: z.strictObject({ heading: wovenLines, label: text }),
})
