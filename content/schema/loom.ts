import { z } from 'zod'
import { sentenceWith, text } from './parts'

/** The words of the loom (LOOM): they load with its code when somebody starts typing. */
export const loom = z.strictObject({
  hint: text,
  problems: z.strictObject({ letters: text, long: text, offline: text }),
  /** Said once a cloth is there. */
  woven: sentenceWith('name', 'colours'),
  colourSets: z.strictObject({
    title: text,
    iron: text,
    madder: text,
    indigo: text,
    turmeric: text,
    palash: text,
  }),
  knots: z.strictObject({ title: text, loose: text, tight: text }),
  keep: z.strictObject({
    picture: text,
    pictureKept: sentenceWith('width', 'height'),
    pictureFailed: z.strictObject({ noMemory: text, notReadable: text }),
    link: text,
    linkCopied: text,
    linkFailed: text,
    brief: text,
    undo: text,
  }),
  /** The subject of a brief that goes with a cloth (LOOM-4). */
  subject: sentenceWith('name'),
})
