import { z } from 'zod'
import { livingObjects } from './living'
import { look, theme } from './look'
import { description, focus, picture, sample, socialPicture, text } from './parts'
import { section } from './sections'
import { pictureName, refinePictures } from './study-pictures'

/** The longest caption: one line or two below its picture (STORY-2), in words. */
const LONGEST = 12

const caption = text.superRefine((words, context) => {
  const count = words.split(/\s+/).length
  if (count <= LONGEST) return
  const message = `is ${count} words, may be ${LONGEST}; make it shorter`
  context.addIssue({ code: 'custom', message })
})

/** A place between the sections: how many come before it. */
const place = z.number().int().min(0).max(8)

/** A piece of the process, and what was tried and decided with it (STORY-3). */
const process = z.strictObject({
  /** Default: the heading that all case studies share. */
  heading: text.optional(),
  picture: pictureName,
  /** A narrower version, which phones show instead. */
  onPhones: pictureName.optional(),
  caption,
  text,
  /** How many sections come before it. Default: it is below the beats. */
  after: place.optional(),
})

/**
 * How beats and process are laid out on wide screens: the beats on a `thread` across, above the sheet; in a `column` beside the sheet;
 * the first two as a large `lead`; or above a `sheet` from edge to edge.
 */
const setting = z.enum(['thread', 'column', 'lead', 'sheet']).default('thread')

/** What a case study was about, in four short beats (STORY-1). */
const story = z
  .strictObject({
    /** Default: the heading that all case studies share. */
    heading: text.optional(),
    problem: text,
    idea: text,
    /** What was made, in one to three words each. */
    deliverables: z.array(text).min(2).max(6),
    year: text.regex(/^\d{4}(–\d{4})?$/, 'is not a year; write it like 2024 or 2023–2024'),
    roles: z.array(text).min(1).max(5),
    outcome: text,
    process: process.optional(),
    setting,
    /** Swaps the sheet and its words. */
    mirrored: z.literal(true).optional(),
    /** How many sections come before it. Default: none. */
    after: place.optional(),
    /** The line above the page's last button. Default: the line that all case studies share (STORY-4). */
    closing: text.optional(),
  })
  .refine(({ setting, process }) => setting !== 'column' || process?.after === undefined, {
    path: ['setting'],
    message: 'is a column beside the process, which is elsewhere here; choose another one',
  })

export type Story = z.output<typeof story>

/** What each picture is, by its name; the alternative text says what it shows. */
const captions = z.record(pictureName, caption)

/** A project: its card, its look, its case study (CASE-1, PROJECTS-1). */
const project = z.strictObject({
  sample,
  name: text,
  sector: text,
  projectType: text,
  /** One sentence for cards. */
  summary: text,
  description,
  socialPicture,
  card: picture,
  theme,
  /** The look in app/pages/case-study/clients that it uses, if not the one of its own name. */
  look: look.optional(),
  /** The name, line by line. */
  title: z.array(text).min(1),
  /** Each letter of the name is an element that the client's look places. */
  singleLetters: z.literal(true).optional(),
  /** A sentence or two, set large. */
  lead: text,
  text,
  /** Missing if it is not written yet, and on pages of several clients. */
  story: story.optional(),
  /** Missing if the page opens with a woven headline. */
  hero: z
    .strictObject({
      wide: pictureName,
      narrow: pictureName,
      /**
       * The client's look shows the wide one at half the window's width: browsers then download a smaller file. Does not change
       * the layout.
       */
      halfWidth: z.literal(true).optional(),
    })
    .optional(),
  /** Every picture of the page by its name, with its alternative text; a name without a slash belongs to this project. */
  pictures: z.record(pictureName, text),
  captions: captions.optional(),
  /** Its picture as Prev or Next, and the point that stays visible. Default: its card. */
  neighbour: z.strictObject({ picture: pictureName.optional(), focus: focus.optional() }).optional(),
  /** Something of the client's own idea to touch (ALIVE-3). */
  living: z.enum(livingObjects).optional(),
  /** How many sections come before it. Default: it follows the story. */
  livingAfter: place.optional(),
  sections: z.array(section),
})

export type Project = z.output<typeof project>

type ProjectSchema = z.ZodType<Project>

const schemas = new Map<string, ProjectSchema>()

/** The schema of the file `projects/<id>.yaml`, whose pictures must exist; created once for each. */
export function projectSchema(id: string): ProjectSchema {
  const known = schemas.get(id)
  if (known) return known
  const schema = project.superRefine((study, context) => refinePictures(id, project, study, context), {
    when: () => true,
  })
  schemas.set(id, schema)
  return schema
}
