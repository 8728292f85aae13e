import { z } from 'zod'
import { text } from './parts'
import { pictureName } from './sections'

/** A caption stands below its picture in one line or two (STORY-2). */
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
 * How beats and process stand on wide screens: the beats on a `thread` across, above the sheet; in a `column` beside the sheet;
 * the first two as a large `lead`; or above a `sheet` from edge to edge.
 */
const setting = z.enum(['thread', 'column', 'lead', 'sheet']).default('thread')

/** What a case study was about, in four short beats (STORY-1). */
export const story = z.strictObject({
  /** Without one it is the heading that all case studies share. */
  heading: text.optional(),
  problem: text,
  idea: text,
  /** What was made, each in a word or three. */
  deliverables: z.array(text).min(2).max(6),
  year: text.regex(/^\d{4}(–\d{4})?$/, 'is no year; write it like 2024 or 2023–2024'),
  roles: z.array(text).min(1).max(5),
  outcome: text,
  process: process.optional(),
  setting,
  /** The sheet stands on the other side of its words. */
  mirrored: z.literal(true).optional(),
  /** How many sections come before it; without it none. */
  after: z.number().int().min(1).max(4).optional(),
  /** The line above the page's last button; without one it is the line that all case studies share (STORY-4). */
  closing: text.optional(),
})

export type Story = z.output<typeof story>

/** What the piece on a picture is, by the name of the picture; the alternative text says what is to be seen. */
export const captions = z.record(pictureName, caption)
