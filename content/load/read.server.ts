import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { z } from 'zod'

/** Where the content stands; the scripts and the build run in the repository's root. */
const root = 'content'
/** By schema, then by file: two schemas may read one file, each takes its own part of it. */
const cache = new WeakMap<z.ZodType, Map<string, unknown>>()

/**
 * Reads and validates one content file.
 * @throws an error that names the file, the field and the reason, so that a wrong file stops the build (issue: content)
 */
export function readContent<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const ofSchema = cache.get(schema) ?? new Map<string, unknown>()
  cache.set(schema, ofSchema)
  const known = ofSchema.get(file)
  if (known && process.env.NODE_ENV === 'production') return known as z.output<Schema>
  let data: unknown
  try {
    data = parse(readFileSync(join(root, file), 'utf8'))
  } catch (error) {
    throw new Error(`content/${file}: ${error instanceof Error ? error.message : error}`)
  }
  const result = schema.safeParse(data)
  if (!result.success) {
    const problems = result.error.issues.map(
      (issue) => `  ${issue.path.join('.') || '(file)'}: ${issue.message}`,
    )
    throw new Error(`content/${file}:\n${problems.join('\n')}`)
  }
  ofSchema.set(file, result.data)
  return result.data
}
