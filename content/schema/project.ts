import { z } from 'zod'
import { description, focus, hex, picture, sample, text } from './parts'
import { LARGE, readable, TEXT } from './readable'
import { pictureName, section } from './sections'
import { captions, story } from './story'
import { refinePictures } from './study-pictures'
import { typefaces } from './typefaces'

/** The client's own look: it owns everything between bar and footer of its case study. */
const theme = readable(
  z.strictObject({
    ground: hex,
    onGround: hex,
    /** Headings on the ground. */
    accent: hex,
    /** The card's name tab, its open panel, and the second ground of an opening. */
    panel: hex,
    onPanel: hex,
    typeface: z.enum(typefaces),
  }),
  [
    ['onGround', 'ground', TEXT],
    ['accent', 'ground', LARGE],
    ['onPanel', 'panel', TEXT],
  ],
)

/** Name of a client's look. */
export const look = z.string().regex(/^[a-z0-9-]+$/, 'is no name of a look; write it like avante')

/** A project: its card, its look, its case study (CASE-1, PROJECTS-1). */
const project = z.strictObject({
  sample,
  name: text,
  sector: text,
  projectType: text,
  /** One sentence for cards. */
  summary: text,
  description,
  card: picture,
  theme,
  /** Whose look in app/pages/case-study/clients it has, where that is not the one of its own name. */
  look: look.optional(),
  /** The name in the lines in which it is set. */
  title: z.array(text).min(1),
  /** Each letter of the name stands by itself, for the client's look to place. */
  singleLetters: z.literal(true).optional(),
  /** A sentence or two, set large. */
  lead: text,
  text,
  /** Absent where nobody has written it yet, and on pages of several clients. */
  story: story.optional(),
  /** Absent where the page opens with a woven headline. */
  hero: z
    .strictObject({
      wide: pictureName,
      narrow: pictureName,
      /** The client's look shows the wide one at half the window's width: browsers download a smaller file. Moves nothing. */
      halfWidth: z.literal(true).optional(),
    })
    .optional(),
  /** Every picture of the page by its name, with what is to be seen; a name without a slash belongs to this project. */
  pictures: z.record(pictureName, text),
  captions: captions.optional(),
  /** Which of its pictures stands for it at the foot of the case studies beside it, and what of it stays; without one its card. */
  neighbour: z.strictObject({ picture: pictureName.optional(), focus: focus.optional() }).optional(),
  sections: z.array(section),
})

export type Project = z.output<typeof project>

type ProjectSchema = z.ZodType<Project>

const schemas = new Map<string, ProjectSchema>()

/** The schema of the file `projects/<id>.yaml`, whose pictures must be there; made once for each. */
export function projectOf(id: string): ProjectSchema {
  const known = schemas.get(id)
  if (known) return known
  const schema = project.superRefine((study, context) => refinePictures(id, study, context), {
    when: () => true,
  })
  schemas.set(id, schema)
  return schema
}
