import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { checkContent } from '../validation/check-content'
import { ContentError } from '../validation/problem'

/** Where the content stands; the scripts and the build run in the repository's root. */
const root = 'content'

interface Known {
  text: string
  data: unknown
}

/** By schema, then by file: two schemas may read one file, each takes its own part of it. */
const cache = new WeakMap<z.ZodType, Map<string, Known>>()

/**
 * The text of a content file.
 * @throws ContentError if there is no such file
 */
function readText(file: string): string {
  const path = join(root, file)
  if (!existsSync(path))
    throw new ContentError([{ file: path, text: 'is missing; the site needs this file' }])
  return readFileSync(path, 'utf8')
}

/**
 * Reads and validates one content file; one whose text has not changed is not validated again. A build does not even look.
 * @throws ContentError with everything that is wrong in the file, so that it stops the build
 */
export function readContent<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const ofSchema = cache.get(schema) ?? new Map<string, Known>()
  cache.set(schema, ofSchema)
  const known = ofSchema.get(file)
  if (known && process.env.NODE_ENV === 'production') return known.data as z.output<Schema>
  const text = readText(file)
  if (known?.text === text) return known.data as z.output<Schema>
  const { data, problems } = checkContent(join(root, file), text, schema)
  if (problems) throw new ContentError(problems)
  ofSchema.set(file, { text, data })
  return data
}
