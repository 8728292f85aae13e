import { isRecord, type Value } from '../../core/change'
import type { Field } from '../../core/form/describe'

let newest = 0

/** A short name that no other entry has, also of several made at once. Visitors see it in an address at most. */
function freshName(): string {
  newest = Math.max(Date.now(), newest + 1)
  return `entry-${newest.toString(36)}`
}

const blankRecord = (fields: readonly Field[]) =>
  Object.fromEntries(fields.filter(({ isOptional }) => !isOptional).map((one) => [one.name, blank(one)]))

/** What a new entry holds: everything that has to be there, with nothing in it. */
export function blank(field: Field): Value {
  switch (field.type) {
    case 'words':
      if (field.kind === 'short-name') return freshName()
      return field.kind === 'colour' ? '#17120F' : ''
    case 'number':
      return field.least ?? 0
    case 'choice':
      return field.choices[0] ?? ''
    case 'tick':
      return true
    case 'fixed':
      return field.value
    case 'record':
      return blankRecord(field.fields)
    case 'list':
      return Array.from({ length: Math.max(field.least, 1) }, () => blank(field.entry))
    case 'named':
      return {}
    case 'union':
      return blankRecord(field.options[0]?.fields ?? [])
  }
}

/** An entry once more: the same but for the short name that is its alone. */
export function copied(field: Field, value: Value): Value {
  const own =
    field.type === 'record' && field.fields.find((one) => 'kind' in one && one.kind === 'short-name')
  return own && isRecord(value) ? { ...value, [own.name]: freshName() } : value
}
