import { schemaOf } from '../../../content/schema/files'
import { checkContent } from '../../../content/validation/check-content'
import type { Problem } from '../../../content/validation/problem'
import { isList, type Path, type Value } from '../change'
import { parsedData } from '../text/edit-text'
import { ruleWords } from './rule-words'

/** Something that keeps a file from being shown, and the field where it is to be put right. */
export interface Mistake {
  path: Path
  text: string
}

/** `phones.2.dial`, as the check counts, as a path. */
function pathOf(field: string | undefined, data: Value): Path {
  const path: (string | number)[] = []
  let at: unknown = data
  for (const step of field && field !== 'whole file' ? field.split('.') : []) {
    const key = isList(at) ? Number(step) - 1 : step
    path.push(key)
    at = Object(at)[key]
  }
  return path
}

const asMistake = (data: Value, { line, field, text }: Problem): Mistake => ({
  path: pathOf(field, data),
  text: `${line === undefined ? '' : `Line ${line} `}${text}.`,
})

const onePerField = (all: readonly Mistake[]): Mistake[] => {
  const seen = new Set<string>()
  return all.filter(({ path }) => {
    const place = path.join('.')
    return !seen.has(place) && seen.add(place)
  })
}

/**
 * What is wrong in the text of a content file. The verdict is the build's own; only the words are those of a form, which knows no
 * lines and no quotes.
 * @param file its name in the folder `content`
 */
export function mistakesIn(file: string, text: string): Mistake[] {
  const schema = schemaOf(file)
  if (!schema) return [{ path: [], text: 'No page of the site reads a file of this name.' }]
  const { problems } = checkContent(`content/${file}`, text, schema)
  if (!problems) return []
  const data = (parsedData(text) ?? null) as Value
  const issues = data === null ? [] : (schema.safeParse(data).error?.issues ?? [])
  // The check also finds what only a hand can write: broken lines, words that a # cuts off.
  if (!issues.length) return onePerField(problems.map((problem) => asMistake(data, problem)))
  return onePerField(issues.map((issue) => ({ path: issue.path as Path, text: ruleWords(issue, data) })))
}
