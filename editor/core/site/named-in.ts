import { schemaOf } from '../../../content/schema/files'
import { isList, isRecord, type Path, type Value } from '../change'
import { describeForm } from '../form/describe'
import type { Field } from '../form/field'
import type { Kind } from '../form/kinds'

/** A field that names something: a film, a case study, a page, a picture. */
export interface Named {
  file: string
  path: Path
  kind: Kind
  name: string
}

type Found = Pick<Named, 'path' | 'kind' | 'name'>

const forms = new Map<string, Field>()

function formOf(file: string): Field | undefined {
  const schema = schemaOf(file)
  if (!schema) return undefined
  const known = forms.get(file) ?? describeForm(schema)
  forms.set(file, known)
  return known
}

/** The fields of a record of any kind, as its own kind has them. */
function fieldsOf(field: Field, value: Value): readonly Field[] {
  if (field.type === 'record') return field.fields
  if (field.type !== 'union' || !isRecord(value)) return []
  return field.options.find((one) => one.value === value[field.by])?.fields ?? []
}

function* walk(field: Field, value: Value | undefined, path: Path): Generator<Found> {
  if (field.type === 'words' && field.kind && typeof value === 'string')
    yield { path, kind: field.kind, name: value }
  else if (field.type === 'list' && isList(value))
    for (const [at, one] of value.entries()) yield* walk(field.entry, one, [...path, at])
  else if (isRecord(value))
    for (const one of fieldsOf(field, value)) yield* walk(one, value[one.name], [...path, one.name])
}

/** Every field of a content file that names something. */
export function* namedIn(file: string, data: Value): Generator<Named> {
  const form = formOf(file)
  if (form) for (const one of walk(form, data, [])) yield { file, ...one }
}
