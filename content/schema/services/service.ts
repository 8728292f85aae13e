import { z } from 'zod'
import { knownProject, path } from '../known'
import { callToAction, head, hex, picture, sample, text, wovenLines } from '../parts'

/** What every service has: its card on /services and the frame of its own page (SERVICES-1, SERVICES-2). */
export const serviceBase = {
  sample,
  head,
  name: text,
  /** On the card of /services. */
  description: text,
  /** Alternative text of its woven swatch. */
  swatch: text,
  heading: wovenLines,
  lead: text,
  callToAction,
}

export const service = z.object(serviceBase)

/** A second, quieter paragraph beside the lead. */
export const aside = text

/** A project that has a case study of its own; its name, picture and colours come from there. */
export const ownProject = z.strictObject({ id: knownProject, line: text, picture: picture.optional() })

/** A project that is shown in a case study with others, e.g. /project/ui. */
export const sharedProject = z.strictObject({
  name: text,
  line: text,
  path,
  picture,
  /** What phones show instead. */
  narrow: picture.optional(),
  /** The bar under the picture and its text; the pair must reach WCAG AA. */
  panel: hex,
  onPanel: hex,
})
