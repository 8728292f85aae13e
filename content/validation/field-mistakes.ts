import type { z } from 'zod'
import { nearest } from './nearest'
import { fieldNames, schemaAt, valueAt } from './schema-at'
import {
  type Issue,
  listed,
  missingComma,
  wrongChoice,
  wrongFormat,
  wrongSize,
  wrongType,
} from './value-mistakes'

/** A field that is wrong, and in words why. */
export interface Mistake {
  path: PropertyKey[]
  text: string
  /** The field's name, where the last step of the path holds words besides. */
  name?: string | undefined
  /** The field that is probably meant, where a name is misspelt. */
  meant?: string | undefined
}

/** A name that its words stick to, since the space or the colon between them is missing. */
function gluedName(key: string): Omit<Mistake, 'path'> | undefined {
  const [, name, sign] = /^([\w/-]+)([: ])/.exec(key) ?? []
  if (!name) return undefined
  const text = sign === ':' ? `a space is missing after “${name}:”` : `a colon is missing after “${name}”`
  return { text, name, meant: name }
}

/** A field that is not known here: misspelt, glued to its words, or in the wrong place. */
function unknownField(
  key: string,
  fields: readonly string[],
  present: readonly string[],
): Omit<Mistake, 'path'> {
  const glued = gluedName(key)
  if (glued) return glued
  const meant =
    nearest(
      key,
      fields.filter((field) => !present.includes(field)),
    ) ?? nearest(key, fields)
  const advice = meant === undefined ? `there are: ${listed(fields)}` : `did you mean “${meant}”?`
  return { text: `there is no such field here; ${advice}`, meant }
}

/** What one finding of the schema means. */
function mistakesOf(issue: Issue, schema: z.core.$ZodType, data: unknown): Mistake[] {
  const path = [...issue.path]
  const value = valueAt(data, path)
  const ruling = schemaAt(schema, data, path)
  const one = (text: string): Mistake[] => [{ path, text }]
  switch (issue.code) {
    case 'invalid_type':
      return one(wrongType(issue, value, fieldNames(ruling)))
    case 'too_big':
    case 'too_small':
      return one(wrongSize(issue, value))
    case 'invalid_format':
      return one(missingComma(issue, value) ?? wrongFormat(issue, value))
    case 'invalid_value':
      return one(wrongChoice(value, issue.values))
    case 'invalid_union':
      return one(wrongChoice(value, 'options' in issue ? (issue.options ?? []) : []))
    case 'unrecognized_keys': {
      const present = Object.keys(value ?? {})
      return issue.keys.map((key) => ({
        path: [...path, key],
        ...unknownField(key, fieldNames(ruling), present),
      }))
    }
    case 'invalid_key':
      return [
        {
          path,
          ...(gluedName(String(path.at(-1))) ?? {
            text: `the name ${issue.issues[0]?.message ?? 'is not possible'}`,
          }),
        },
      ]
    default:
      return one(issue.message)
  }
}

/** What the findings of a schema mean, field by field. A field that is there under a misspelt name is not called missing. */
export function fieldMistakes(issues: readonly Issue[], schema: z.core.$ZodType, data: unknown): Mistake[] {
  const mistakes = issues.flatMap((issue) => mistakesOf(issue, schema, data))
  const misspelt = new Set(
    mistakes.flatMap(({ path, meant }) =>
      meant === undefined ? [] : [[...path.slice(0, -1), meant].join('.')],
    ),
  )
  return mistakes.filter(({ path }) => valueAt(data, path) !== undefined || !misspelt.has(path.join('.')))
}
