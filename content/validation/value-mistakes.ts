import type { z } from 'zod'
import { didYouMean } from './nearest'

export type Issue = z.core.$ZodIssue
type Of<Code extends Issue['code']> = Extract<Issue, { code: Code }>

export const listed = (names: readonly unknown[]) => names.map(String).join(', ')
const short = (value: unknown) => {
  const words = String(value)
  return `“${words.length > 40 ? `${words.slice(0, 39)}…` : words}”`
}
const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const inLetters = (count: number) => counts[count] ?? String(count)

/** What a value looks like, for somebody who has not heard of types. */
function described(value: unknown): string {
  if (Array.isArray(value)) return 'is a list'
  if (typeof value === 'number') return `is the number ${value}`
  if (typeof value === 'boolean') return `is the answer ${value}, not a word`
  if (value === undefined) return 'is missing'
  if (value === null) return 'is empty'
  if (typeof value === 'object') return 'has fields of its own'
  return `is ${short(value)}`
}

/** A value of another kind than the field takes, or none. */
export function wrongType(issue: Of<'invalid_type'>, value: unknown, fields: readonly string[]): string {
  if (value === undefined) return 'is missing; add it'
  if (value === null) return 'is empty; write something after the colon'
  switch (issue.expected) {
    case 'string':
      if (typeof value === 'number' || typeof value === 'boolean')
        return `${described(value)}; put it in quotes: '${value}'`
      if (Array.isArray(value)) return 'is a list, but should be words; take the brackets or dashes away'
      return "has a colon inside the words; put them in 'quotes'"
    case 'array':
    case 'tuple':
      return `${described(value)}, but should be a list, such as [one, two]`
    case 'object':
    case 'record':
      return `${described(value)}, but should have fields of its own${fields.length ? `: ${listed(fields)}` : ''}`
    case 'number':
    case 'int':
      return `${described(value)}, but should be a whole number without quotes`
    default:
      return `${described(value)}, which is not possible here`
  }
}

/** Too many or too few characters or entries. */
export function wrongSize(issue: Of<'too_big' | 'too_small'>, value: unknown): string {
  const limit = Number(issue.code === 'too_big' ? issue.maximum : issue.minimum)
  if (typeof value === 'string') {
    if (value.trim() === '') return 'is empty; write something after the colon'
    const length = value.trim().length
    return issue.code === 'too_big'
      ? `is ${length} characters, may be ${limit}; make it shorter`
      : `is ${length} characters, needs ${limit}; write a little more`
  }
  if (Array.isArray(value)) {
    const count = value.length
    const there = `there ${count === 1 ? 'is' : 'are'} ${count}`
    const bound = issue.exact
      ? `there must be ${limit}`
      : issue.code === 'too_big'
        ? `at most ${limit}`
        : `at least ${limit}`
    return count > limit
      ? `${there}, ${bound}; take ${inLetters(count - limit)} out`
      : `${there}, ${bound}; add ${inLetters(limit - count)}`
  }
  return `is ${value}, but ${issue.code === 'too_big' ? `${limit} is the most` : `${limit} is the least`}`
}

/** Words that do not have the form which the field needs. */
export function wrongFormat(issue: Of<'invalid_format'>, value: unknown): string {
  if (issue.format === 'email') return `${short(value)} is no e-mail address, such as hello@example.com`
  if (issue.format === 'url') return `${short(value)} is no web address, such as https://www.example.com`
  return `${short(value)} ${issue.message}`
}

/** An entry of a list that is several good entries with nothing but spaces between them. */
export function missingComma(issue: Of<'invalid_format'>, value: unknown): string | undefined {
  const { path, pattern } = issue
  if (typeof path.at(-1) !== 'number' || typeof value !== 'string' || !pattern) return undefined
  const [first, ...more] = value.split(/ +/)
  const isEntry = (words = '') => new RegExp(pattern.slice(1, pattern.lastIndexOf('/'))).test(words)
  return more.length && [first, ...more].every(isEntry) ? `a comma is missing after “${first}”` : undefined
}

/** A word that is none of those which the field knows. */
export function wrongChoice(value: unknown, choices: readonly unknown[]): string {
  if (choices.length === 1) return `${described(value)}, but must be ${choices[0]}`
  const allowed = `must be one of: ${listed(choices)}`
  if (value === undefined) return `is missing; it ${allowed}`
  if (value === null) return `is empty; it ${allowed}`
  return `${short(value)}${didYouMean(String(value), choices.map(String))} ${allowed}`
}
