import { z } from 'zod'
import { didYouMean, nearest } from './nearest'

/** A field that is wrong, and why. */
interface Mistake {
  path: PropertyKey[]
  text: string
  /** Path of the missing field that a misspelt name means. */
  meant?: string
}

const quote = (value: unknown) => {
  const words = String(value)
  return `“${words.length > 40 ? `${words.slice(0, 39)}…` : words}”`
}
const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const inLetters = (count: number) => counts[count] ?? String(count)

function describeType(issue: z.core.$ZodIssueInvalidType): string {
  const { input, expected, message } = issue
  if (input === undefined) return 'is missing; add it'
  if (input === null) return 'is empty; write something after the colon'
  if (expected === 'string')
    return typeof input === 'object'
      ? "must be words; put them in 'quotes', without brackets or dashes"
      : `must be words; put it in quotes: '${input}'`
  if (expected === 'array') return 'must be a list, such as [one, two]'
  if (expected === 'object') return `must have fields of its own: ${message}`
  if (expected === 'record') return 'must have fields of its own'
  return 'must be a whole number without quotes'
}

function describeSize(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): string {
  const { input } = issue
  const isTooBig = issue.code === 'too_big'
  const limit = Number(isTooBig ? issue.maximum : issue.minimum)
  if (typeof input === 'string')
    return isTooBig
      ? `is ${input.length} characters, may be ${limit}; make it shorter`
      : `is ${input.length} characters, needs ${limit}; write a little more`
  if (!Array.isArray(input)) return `is ${input}, but must be ${isTooBig ? 'at most' : 'at least'} ${limit}`
  const there = `there ${input.length === 1 ? 'is' : 'are'} ${input.length}`
  const bound = issue.exact ? 'there must be' : isTooBig ? 'at most' : 'at least'
  const remedy = isTooBig
    ? `take ${inLetters(input.length - limit)} out`
    : `add ${inLetters(limit - input.length)}`
  return `${there}, ${bound} ${limit}; ${remedy}`
}

function describeChoice(value: unknown, choices: readonly unknown[]): string {
  const names = choices.map(String)
  const allowed = `must be ${names.length > 1 ? 'one of: ' : ''}${names.join(', ')}`
  if (value === undefined) return `is missing; it ${allowed}`
  if (value === null) return `is empty; it ${allowed}`
  const near = didYouMean(String(value), names)
  return near ? `there is no choice ${quote(value)}${near}` : `${quote(value)} ${allowed}`
}

/** An unknown field: misspelt, or in the wrong place. Most likely it means a field that is missing. */
function unknownField(key: string, { path, input, message }: z.core.$ZodIssueUnrecognizedKeys): Mistake {
  const fields = message.split(', ')
  const missing = nearest(
    key,
    fields.filter((field) => !Object.hasOwn(Object(input), field)),
  )
  const near = missing ?? nearest(key, fields)
  const advice = near === undefined ? `there are: ${message}` : `did you mean “${near}”?`
  return {
    path: [...path, key],
    text: `there is no such field here; ${advice}`,
    ...(missing !== undefined && { meant: [...path, missing].join('.') }),
  }
}

function describeIssue(issue: z.core.$ZodIssue): Mistake[] {
  const { path, input, message } = issue
  const say = (text: string): Mistake[] => [{ path, text }]
  switch (issue.code) {
    case 'invalid_type':
      return say(describeType(issue))
    case 'too_big':
    case 'too_small':
      return say(input === '' ? message : describeSize(issue))
    case 'invalid_format':
      return say(`${quote(input)} ${message}`)
    case 'invalid_value':
      return say(describeChoice(input, issue.values))
    case 'invalid_union':
      return say(
        describeChoice(
          Object(input)[issue.discriminator ?? ''],
          'options' in issue ? (issue.options ?? []) : [],
        ),
      )
    case 'unrecognized_keys':
      return issue.keys.map((key) => unknownField(key, issue))
    case 'invalid_key':
      return say(`the name ${issue.issues[0]?.message}`)
    default:
      return say(message)
  }
}

/** Zod reveals which fields an object may have only while it formats an error: they become the message. */
const nameFields: z.core.$ZodErrorMap = ({ inst }) =>
  inst instanceof z.ZodObject ? Object.keys(inst.shape).join(', ') : undefined

/** Validates data and describes what is wrong, field by field. A field with a misspelt name is not reported as missing. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
): { data?: z.output<Schema>; mistakes: Mistake[] } {
  const result = schema.safeParse(data, { error: nameFields, reportInput: true })
  if (result.success) return { data: result.data, mistakes: [] }
  const mistakes = result.error.issues.flatMap(describeIssue)
  const meant = new Set(mistakes.map((mistake) => mistake.meant))
  return { mistakes: mistakes.filter(({ path }) => !meant.has(path.join('.'))) }
}
