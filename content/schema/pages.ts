import { z } from 'zod'
import { knownFilm, knownProject, knownWoven, path } from './known'
import { fixedOrder, once, RANGES, ranged } from './lists'
import { callToAction, focus, head, id, picture, sample, sentenceWith, text, wovenLines } from './parts'

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
    /** The name of its captions in the browser's list of subtitles. */
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
      // `claim`: on the closed card in place of its sector. `focus`: if these cards are cropped differently from those of /projects.
      z.strictObject({
        id: knownProject,
        claim: text.optional(),
        description: text,
        focus: focus.optional(),
      }),
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

/** The about page (ABOUT-1, ABOUT-3); its people are in team.yaml. */
export const aboutPage = z.strictObject({
  sample,
  head,
  hero: z.strictObject({ heading: wovenLines, intro: text }),
  story: z.strictObject({
    title: text,
    /** Woven pictures in media/woven.json; `row` is the same in one row, for narrow windows. */
    year: z.strictObject({ name: knownWoven, row: knownWoven, alt: text }),
    opening: text,
    text,
    facts: ranged(z.strictObject({ label: text, figure: text }), RANGES.figures, 'label'),
  }),
  team: z.strictObject({ heading: wovenLines }),
  apply: z.strictObject({ line: text, label: text, subject: text }),
  /** What applicants need to know (KNOW-4). */
  join: z.strictObject({
    heading: text,
    wanted: z.strictObject({
      title: text,
      roles: ranged(z.strictObject({ name: text, text }), RANGES.roles, 'name'),
      /** In place of the roles if none is open. */
      none: text,
    }),
    send: z.strictObject({ title: text, text }),
    next: z.strictObject({ title: text, text }),
  }),
})

/** A choice of a filter: a group of projects, and its name in the address. */
const group = z.strictObject({ name: text, id, projects: z.array(knownProject).superRefine(once()) })

/** A filter of the projects (PROJECTS-3): groups, of which one or all are shown. */
const filter = z.strictObject({
  name: text,
  id,
  /** Label of the choice of all groups. */
  all: text,
  groups: ranged(group, RANGES.filterGroups, 'id'),
})

/** The page of all projects (PROJECTS-1 to PROJECTS-3). */
export const projectsPage = z.strictObject({
  sample,
  head,
  hero: z.strictObject({ heading: wovenLines }),
  /** Ids of the cards, in their order. */
  projects: ranged(knownProject, RANGES.projects),
  /** Pieces that represent a project here instead of its card. */
  covers: z.array(z.strictObject({ id: knownProject, picture })).optional(),
  /** Names the list of cards for screen readers. */
  all: text,
  /** Filters, in which visitors choose one group each. */
  filters: ranged(filter, RANGES.filters, 'id'),
  /** How many projects are shown. */
  shown: sentenceWith('shown', 'all'),
  campaigns: z.strictObject({ heading: wovenLines }),
  /** One line and a button to /contact. */
  callToAction: z.strictObject({ line: text, label: text }),
})

/** The six services in their order. */
export const serviceIds = [
  'brand-identity',
  'print-media',
  'ui-ux',
  'av-production',
  '3d-vfx',
  'marketing-360',
] as const
const serviceId = z.enum(serviceIds)

/** The services page (SERVICES-1). */
export const servicesPage = z.strictObject({
  sample,
  head,
  /** `threads` says what the drawing below the headline shows. */
  hero: z.strictObject({ heading: wovenLines, tagline: text, toSolutions: text, threads: text }),
  solutions: z.strictObject({
    heading: wovenLines,
    services: fixedOrder(serviceId, serviceIds, (name) => name),
    more: text,
    /** A piece of work beside each. */
    pieces: fixedOrder(
      z.strictObject({ service: serviceId, client: text, picture }),
      serviceIds,
      ({ service }) => service,
    ),
  }),
  /** How the agency works, from the first message to the last file (KNOW-1). */
  howWeWork: z.strictObject({
    heading: text,
    intro: text,
    /** The weeks of a step, e.g. `Week 1` and `Weeks 2–3`. */
    week: sentenceWith('first'),
    weeks: sentenceWith('first', 'last'),
    leads: text,
    brings: text,
    steps: ranged(
      z.strictObject({
        name: text,
        /** How many weeks it takes; the steps follow each other. */
        weeks: z.number().int().min(1).max(52),
        text,
        /** Who leads it. */
        leads: text,
        /** What the client brings. */
        brings: text,
      }),
      RANGES.steps,
      'name',
    ),
    /** What happens after a client has written. */
    after: z.strictObject({ title: text, text }),
    /** While the page is marked as a sample. */
    sampleLine: text,
  }),
  /** Titles of what every service page says about an engagement (KNOW-2). */
  engagement: z.strictObject({
    heading: text,
    contains: text,
    time: text,
    price: text,
    leads: text,
    /** Leads to how the agency works. */
    toHowWeWork: text,
    /** While the service is marked as a sample. */
    sampleLine: text,
  }),
  logoWall: text,
  callToAction: z.strictObject({ heading: wovenLines, label: text }),
})

const field = z.strictObject({ label: text, placeholder: text, hint: text.optional() })

/** The contact page (CONTACT-1, FORM-1); the form's messages after a submit are in popups.yaml. */
export const contactPage = z.strictObject({
  sample,
  head,
  hero: z.strictObject({ heading: wovenLines, odia: text, tagline: text }),
  form: z.strictObject({
    title: text,
    required: text,
    fields: z.strictObject({
      from_name: field,
      from_email: field,
      phone_number: field,
      subject: field,
      message: field,
    }),
    submit: text,
    /** Beside the button: when and how the agency replies (KNOW-3). */
    promise: text,
    sending: text,
    /** At a field that is longer than its limit. */
    tooLong: sentenceWith('most', 'over'),
    /** Below the button, after a message failed because there is no network. */
    offline: text,
    /** What happens to a sent message; it must be true for whoever runs the site. */
    privacy: text,
    /** Instead of the form if script is off or does not arrive. */
    withoutScript: text,
  }),
  details: z.strictObject({ address: text, lines: text, hours: text }),
  map: z.strictObject({
    open: text,
    /** Names on the woven map, which is shown until the live one has loaded. */
    places: z.strictObject({
      quarter: text,
      /** On the studio's own mark. */
      studio: text,
      lane: text,
      street: text,
      park: text,
      tank: text,
      tea: z.array(text).max(5),
    }),
  }),
})

/** The words that all case studies share (STORY-1, STORY-3, STORY-4, STORY-5). */
export const caseStudyPage = z.strictObject({
  story: z.strictObject({
    heading: text,
    problem: text,
    idea: text,
    deliverables: text,
    year: text,
    roles: text,
    outcome: text,
    process: text,
  }),
  /** Shown on a case study while its file is marked as a sample. */
  sampleLine: text,
  /** Ends a case study, before Prev and Next. */
  callToAction,
  /** Titles of the facts (CASE-1, CASE-7). */
  facts: z.strictObject({
    sector: text,
    /** What follows `sector` while its file is marked as a sample (STORY-5). */
    sampleSector: sentenceWith('sector'),
    projectType: text,
    client: text,
    services: text,
    objective: text,
  }),
  /** Titles of a campaign's parts (CASE-3). */
  campaign: z.strictObject({ objective: text, strategy: text, execution: text, results: text }),
  /** On phones, beside the thread below creatives that are swiped (CASE-4). */
  creatives: z.strictObject({ swipe: sentenceWith('number') }),
  /** Prev and Next, and the name of their section (CASE-2). */
  neighbours: z.strictObject({ title: text, previous: text, next: text }),
  /** Names of the films' section, of its two halves and of the credits. */
  films: z.strictObject({ title: text, wide: text, tall: text, credits: text }),
  /** A picture shown large (CASE-8). */
  lightbox: z.strictObject({
    title: text,
    previous: text,
    next: text,
    close: text,
    count: sentenceWith('number', 'total'),
  }),
})

export type CaseStudyWords = z.output<typeof caseStudyPage>

/** The 404 page: a headline, a sentence, the link home (ROUTE-2). */
export const notFoundPage = z.strictObject({ head, heading: wovenLines, line: text, home: text })
