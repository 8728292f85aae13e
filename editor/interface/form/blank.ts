import type { Value } from '../../core/change'
import type { Field } from '../../core/form/field'

const blankRecord = (fields: readonly Field[]) =>
  Object.fromEntries(fields.filter(({ isOptional }) => !isOptional).map((one) => [one.name, blank(one)]))

/** What a new entry holds: everything that has to be there, with nothing in it. */
export function blank(field: Field): Value {
  switch (field.type) {
    case 'words':
      return field.kind === 'colour' ? '#17120F' : ''
    case 'number':
      return field.least ?? 0
    case 'choice':
      return field.choices[0] ?? ''
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
