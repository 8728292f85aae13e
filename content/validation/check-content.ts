import { isScalar } from 'yaml'
import type { z } from 'zod'
import { cutWords } from './cut-words'
import { fieldMistakes } from './field-mistakes'
import { fieldOf, lineOf } from './places'
import type { Finding, Problem } from './problem'
import { readYaml } from './syntax'

/** Reports each field once: what the schema says after its first finding there follows from it. */
function onePerField(found: readonly Finding[]): Finding[] {
  const seen = new Set<string>()
  return found.filter(({ line, field }) => {
    const place = `${line} ${field}`
    const isNew = !seen.has(place)
    seen.add(place)
    return isNew
  })
}

type Outcome<Data> = { data: Data; problems?: undefined } | { data?: undefined; problems: Problem[] }

/** Checks the text of a content file: its data where it is right, otherwise everything that is wrong. */
export function checkContent<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
): Outcome<z.output<Schema>> {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const named = (found: readonly Finding[]) => found.map((one) => ({ file, ...one }))
  if (text.includes('\uFFFD'))
    return { problems: named([{ text: 'is not saved as UTF-8; choose that encoding when saving it' }]) }
  const parsed = readYaml(text)
  const { problems } = parsed
  if (!parsed.isReadable) return { problems: named(problems) }
  if (
    parsed.document.contents === null ||
    (isScalar(parsed.document.contents) && !parsed.document.contents.value)
  )
    return { problems: named([{ line: 1, text: 'is empty; its fields are missing' }]) }
  const found: Finding[] = [...problems, ...cutWords(parsed, text)]
  const data = parsed.document.toJS()
  const result = schema.safeParse(data)
  if (result.success && !found.length) return { data: result.data }
  const issues = result.error?.issues ?? []
  for (const { path, name, text: words } of fieldMistakes(issues, schema, data)) {
    const field = fieldOf(name === undefined ? path : [...path.slice(0, -1), name])
    found.push({ line: lineOf(parsed, path), field, text: words })
  }
  return { problems: named(onePerField(found)) }
}
