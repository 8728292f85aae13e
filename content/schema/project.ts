import { z } from 'zod'
import { look, theme } from './look'
import { description, focus, picture, sample, socialPicture, text } from './parts'
import { section } from './sections'
import { pictureName, refinePictures } from './study-pictures'

/** A caption has room for one line or two below its picture (STORY-2), in words. */
const LONGEST = 12

const caption = text.superRefine((words, context) => {
  const count = words.split(/\s+/).length
  if (count <= LONGEST) return
  const message = `is ${count} words, may be ${LONGEST}; make it shorter`
  context.addIssue({ code: 'custom', message })
})

/** One piece from the way to the result, and what was tried and decided with it (STORY-3). */
const process = z.strictObject({
  /** Without one it is the heading that all case studies share. */
  heading: text.optional(),
  picture: pictureName,
  /** The same on a narrower sheet, which phones show instead. */
  onPhones: pictureName.optional(),
  caption,
  text,
})

/**
 * How beats and process are laid out on wide screens: the beats on a `thread` across, above the sheet; in a `column` beside the sheet;
 * the first two as a large `lead`; or above a `sheet` from edge to edge.
 */
const setting = z.enum(['thread', 'column', 'lead', 'sheet']).default('thread')

/** What a case study was about, in four short beats (STORY-1). */
const story = z.strictObject({
  /** Without one it is the heading that all case studies share. */
  heading: text.optional(),
  problem: text,
  idea: text,
  /** What was made, each in a word or three. */
  deliverables: z.array(text).min(2).max(6),
  year: text.regex(/^\d{4}(–\d{4})?$/, 'is not a year; write it like 2024 or 2023–2024'),
  roles: z.array(text).min(1).max(5),
  outcome: text,
  process: process.optional(),
  setting,
  /** The sheet is on the other side of its words. */
  mirrored: z.literal(true).optional(),
  /** How many sections come before it; without it none. */
  after: z.number().int().min(1).max(4).optional(),
  /** The line above the page's last button; without one it is the line that all case studies share (STORY-4). */
  closing: text.optional(),
})

export type Story = z.output<typeof story>

/** What the piece on a picture is, by the name of the picture; the alternative text says what it shows. */
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
  /** Whose look in app/pages/case-study/clients it has, if it is not the one of its own name. */
  look: look.optional(),
  /** The name in the lines in which it is set. */
  title: z.array(text).min(1),
  /** Each letter of the name is an element, for the client's look to place. */
  singleLetters: z.literal(true).optional(),
  /** A sentence or two, set large. */
  lead: text,
  text,
  /** Absent if nobody has written it yet, and on pages of several clients. */
  story: story.optional(),
  /** Absent if the page opens with a woven headline. */
  hero: z
    .strictObject({
      wide: pictureName,
      narrow: pictureName,
      /** The client's look shows the wide one at half the window's width: browsers download a smaller file. Moves nothing. */
      halfWidth: z.literal(true).optional(),
    })
    .optional(),
  /** Every picture of the page by its name, with what it shows; a name without a slash belongs to this project. */
  pictures: z.record(pictureName, text),
  captions: captions.optional(),
  /** Its picture at the foot of the case studies beside it, and the point of that which stays visible; without one its card. */
  neighbour: z.strictObject({ picture: pictureName.optional(), focus: focus.optional() }).optional(),
  sections: z.array(section),
})

export type Project = z.output<typeof project>

type ProjectSchema = z.ZodType<Project>

const schemas = new Map<string, ProjectSchema>()

/** The schema of the file `projects/<id>.yaml`, whose pictures must be there; made once for each. */
export function projectSchema(id: string): ProjectSchema {
  const known = schemas.get(id)
  if (known) return known
  const schema = project.superRefine((study, context) => refinePictures(id, project, study, context), {
    when: () => true,
  })
  schemas.set(id, schema)
  return schema
}
