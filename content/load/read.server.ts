import { existsSync, readFileSync } from 'node:fs'
import type { z } from 'zod'
import { checkContent } from '../validation/check-content'
import { ContentError } from '../validation/problem'
import { inProject } from './root.server'

/** The content's folder; the scripts and the build run in the repository's root. */
const root = 'content'

type Known = { text: string; data: unknown }

/** By schema, then by file: two schemas may each read a part of one file. */
const cache = new WeakMap<z.ZodType, Map<string, Known>>()

/**
 * Reads and validates one content file, again only if its text has changed. A build does not check for changes.
 * @throws ContentError if the file is missing or has mistakes; it lists all of them and stops the build
 */
export function readContent<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const ofSchema = cache.get(schema) ?? new Map<string, Known>()
  cache.set(schema, ofSchema)
  const known = ofSchema.get(file)
  if (known && process.env.NODE_ENV === 'production') return known.data as z.output<Schema>
  const path = `${root}/${file}`
  if (!existsSync(inProject(path)))
    throw new ContentError([{ file: path, text: 'is missing; the site needs this file' }])
  const text = readFileSync(inProject(path), 'utf8')
  if (known?.text === text) return known.data as z.output<Schema>
  const { data, problems } = checkContent(path, text, schema)
  if (problems) throw new ContentError(problems)
  ofSchema.set(file, { text, data })
  return data
}
