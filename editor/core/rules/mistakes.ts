import type { z } from 'zod'
import { findSchema } from '../../../content/schema/files'
import { checkContent } from '../../../content/validation/check-content'
import type { Problem } from '../../../content/validation/problem'
import { isList, type Path, type Value, valueAt } from '../change'
import { titleFor } from '../form/titles'
import { parsedData } from '../text/edit-text'

/** Words as a sentence of their own. */
const sentence = (words: string) =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? '' : '.'}`

/** Remedies of the check that are for the terminal, and what helps in the editor. */
const inEditor: readonly [command: RegExp, words: string][] = [
  [/; put one into \S+ and run npm run media$/, '; choose one at the film'],
  [
    /put (?:it|the photograph) into \S+ and run npm run media$/,
    'choose another one, or bring it in at this field',
  ],
  [
    /encode it first, as docs\/content\.md says under Films$/,
    'choose another one, or bring it in at this field',
  ],
  [/; encode it again, or take it back from git$/, '; bring it in again, or take it back with Undo'],
]

/** What the check said, with a remedy that needs no terminal. */
export const withoutCommands = (text: string): string =>
  inEditor.reduce((words, [command, remedy]) => words.replace(command, remedy), text)

type Issue = z.core.$ZodIssue

const counts = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const inLetters = (count: number) => counts[count] ?? String(count)
const quoted = (value: unknown) => `“${String(value).slice(0, 40)}”`

function ofSize(issue: Issue & { code: 'too_big' | 'too_small' }, value: Value | undefined): string {
  const isTooBig = issue.code === 'too_big'
  const limit = Number(isTooBig ? issue.maximum : issue.minimum)
  if (typeof value === 'string') {
    const length = value.trim().length
    if (length === 0) return 'Write something here.'
    return isTooBig
      ? `This is ${length} characters long and may be ${limit}. Make it shorter.`
      : `This is ${length} characters long and needs ${limit}. Write a little more.`
  }
  if (Array.isArray(value)) {
    const bound = issue.exact ? 'exactly' : isTooBig ? 'at most' : 'at least'
    const missing = limit - value.length
    return `There are ${inLetters(value.length)} here, and there must be ${bound} ${limit}. ${
      missing > 0 ? `Add ${inLetters(missing)}.` : `Take ${inLetters(-missing)} out.`
    }`
  }
  return isTooBig ? `At most ${limit}.` : `At least ${limit}.`
}

/** Names of fields inside a sentence as the form calls them. */
const withTitles = (words: string, siblings: readonly string[]) =>
  words.replaceAll(/“(\w+)”/g, (all, name: string) => (siblings.includes(name) ? `“${titleFor(name)}”` : all))

/** What a finding of the schema means to somebody who fills in a form. */
function ruleWords(issue: Issue, data: Value): string {
  const path = issue.path as Path
  const value = valueAt(data, path)
  const isEmpty = value === undefined || value === null || value === ''
  switch (issue.code) {
    case 'invalid_type':
      return isEmpty ? 'Write something here.' : 'Something of another kind belongs here.'
    case 'too_big':
    case 'too_small':
      return ofSize(issue, value)
    case 'invalid_format':
      if (isEmpty) return 'Write something here.'
      if (issue.format === 'email')
        return `${quoted(value)} is not an e-mail address, such as hello@example.com.`
      if (issue.format === 'url')
        return `${quoted(value)} is not a web address, such as https://www.example.com.`
      return `${quoted(value)} ${issue.message.replaceAll("'", '')}.`
    case 'invalid_value':
      return isEmpty
        ? 'Choose one.'
        : `${quoted(value)} is none of these: ${issue.values.map(String).join(', ')}.`
    case 'unrecognized_keys':
      return `The site knows no field ${issue.keys.map(quoted).join(', ')} here.`
    case 'invalid_union':
      return 'Choose what kind this is.'
    case 'custom':
      if (value === '') return 'Choose one.'
      return sentence(
        withTitles(withoutCommands(issue.message), Object.keys(Object(valueAt(data, path.slice(0, -1))))),
      )
    default:
      return sentence(issue.message)
  }
}

/** Something that keeps a file from being shown, and the field that needs fixing. */
export interface Mistake {
  path: Path
  text: string
}

/** `phones.2.dial`, as the check counts, as a path. */
export function pathInData(field: string | undefined, data: Value): Path {
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
  path: pathInData(field, data),
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
  const schema = findSchema(file)
  if (!schema) return [{ path: [], text: 'No page of the site reads a file of this name.' }]
  const { problems } = checkContent(`content/${file}`, text, schema)
  if (!problems) return []
  const data = parsedData(text) ?? null
  const issues = data === null ? [] : (schema.safeParse(data).error?.issues ?? [])
  // The check also finds what only a hand can write: broken lines, words that a # cuts off.
  if (!issues.length) return onePerField(problems.map((problem) => asMistake(data, problem)))
  return onePerField(issues.map((issue) => ({ path: issue.path as Path, text: ruleWords(issue, data) })))
}
