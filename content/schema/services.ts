import { z } from 'zod'
import { knownProject, path } from './known'
import { RANGES, ranged } from './lists'
import { callToAction, head, hex, picture, sample, text, wovenLines } from './parts'

/** A figure set large, and what it depends on. */
const figure = z.strictObject({ figure: text, note: text })

/** What all services have in common: the card on /services and the frame of the page (SERVICES-1, SERVICES-2). */
const serviceBase = {
  sample,
  head,
  name: text,
  /** On the card of /services. */
  description: text,
  /** Alternative text of its woven swatch. */
  swatch: text,
  heading: wovenLines,
  lead: text,
  /** What a client gets for which time and money (KNOW-2); who leads it says team.yaml. */
  engagement: z.strictObject({
    contains: ranged(text, RANGES.engagement),
    time: figure,
    price: figure,
  }),
  callToAction,
}

export const service = z.object(serviceBase)

/** A second, quieter paragraph beside the lead. */
const aside = text

/** A project with its own case study, which provides name, picture and colours. */
export const ownProject = z.strictObject({ id: knownProject, line: text, picture: picture.optional() })

/** A project that shares a case study with others, e.g. /project/ui. */
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

/** The kinds of work on a service's page, one chip each; as many as the specification says. */
const chips = (count: number) => z.array(text).length(count)

/** A service's projects with and without their own case study, in order. */
const projects = ranged(ownProject, RANGES.serviceProjects, 'id')
const shared = ranged(sharedProject, RANGES.serviceProjects, 'name')

/** SERVICES-3 */
export const vfxPage = z.strictObject({
  ...serviceBase,
  chips: chips(6),
  knot: z.strictObject({ alt: text, line: text }),
  modelled: z.strictObject({ line: text, projects }),
  block: text,
})

/** The thread palette under a brand's picture: the client's colours, longest thread first. */
const brand = z.strictObject({
  id: knownProject,
  line: text,
  picture: picture.optional(),
  threads: z.array(hex).min(4).max(5),
})
const brands = ranged(brand, RANGES.serviceProjects, 'id')

/** SERVICES-4 */
export const brandIdentityPage = z.strictObject({
  ...serviceBase,
  register: text,
  more: text,
  branding: z.strictObject({ title: text, projects: brands }),
  packaging: z.strictObject({ title: text, projects: brands }),
  collaterals: z.strictObject({ title: text, projects: brands }),
})

/** SERVICES-5 */
export const marketingPage = z.strictObject({
  ...serviceBase,
  aside,
  chips: chips(8),
  /** A piece of work for each chip, in their order: what its spoke opens. */
  pieces: z.array(z.strictObject({ project: knownProject, line: text, picture })).length(8),
  /** The button that closes a piece. */
  close: text,
  projects: ranged(
    // Its results, if the specification has any.
    ownProject.extend({ result: text.optional() }),
    RANGES.serviceProjects,
    'id',
  ),
})

/** SERVICES-6 */
export const printPage = z.strictObject({
  ...serviceBase,
  aside,
  chips: chips(5),
  lotus: text,
  projects: shared,
  galleries: ranged(
    z.strictObject({
      name: text,
      /** Where the name leads, e.g. the client's case study. */
      path: path.optional(),
      /** Its band and the text on it, as a project's panel: the pair must reach WCAG AA. */
      panel: hex,
      onPanel: hex,
      /** `upright`: what phones and tablets show instead. */
      rows: z.array(z.array(picture.extend({ caption: text, upright: picture.optional() })).min(1)).min(1),
    }),
    RANGES.printGalleries,
    'name',
  ),
  callToActionHeading: wovenLines,
})

/** SERVICES-7 */
export const uiPage = z.strictObject({
  ...serviceBase,
  chips: chips(4),
  screens: text,
  projects: shared,
})

/** SERVICES-8, AV-1 */
export const avPage = z.strictObject({
  ...serviceBase,
  chips: chips(6),
  pause: text,
  resume: text,
  landscape: text,
  portrait: text,
  /** How the films are made, with a picture of it. */
  more: z.strictObject({ line: text, label: text, path, picture: picture.optional() }),
})
