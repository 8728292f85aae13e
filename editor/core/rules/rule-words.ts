import type { z } from 'zod'
import { type Path, type Value, valueAt } from '../change'
import { titleOf } from '../form/titles'
import { sentence } from './sentence'
import { withoutCommands } from './without-commands'

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
  words.replaceAll(/“(\w+)”/g, (all, name: string) => (siblings.includes(name) ? `“${titleOf(name)}”` : all))

/** What a finding of the schema means to somebody who fills in a form. */
export function ruleWords(issue: Issue, data: Value): string {
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
      if (issue.format === 'email') return `${quoted(value)} is no e-mail address, such as hello@example.com.`
      if (issue.format === 'url')
        return `${quoted(value)} is no web address, such as https://www.example.com.`
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
