import { findSchema } from '../../../content/schema/files'
import { isList, isRecord, type Path, type Value, valueAt } from '../change'
import { describeForm, type Field, type Kind } from './describe'

/** A field of a content file that contains no others, with what it holds. */
export interface FilledField {
  field: Field
  path: Path
  value: Value | undefined
}

function* walk(field: Field, value: Value | undefined, path: Path): Generator<FilledField> {
  if (field.type === 'list' && field.kind !== 'samples' && isList(value))
    for (const [at, one] of value.entries()) yield* walk(field.entry, one, [...path, at])
  else if (field.type === 'named' && isRecord(value))
    for (const [name, one] of Object.entries(value)) yield* walk(field.entry, one, [...path, name])
  else if (field.type === 'union' || (field.type === 'record' && field.kind !== 'headline')) {
    const kind = field.type === 'union' ? valueAt(value, [field.by]) : undefined
    const fields = field.type === 'record' ? field : field.options.find((one) => one.value === kind)
    for (const one of fields?.fields ?? []) yield* walk(one, valueAt(value, [one.name]), [...path, one.name])
  } else yield { field, path, value }
}

const forms = new Map<string, Field>()

/** The fields of a content file, also those in lists and records. A headline is one field. */
export function* fieldsIn(file: string, data: Value): Generator<FilledField> {
  const schema = findSchema(file)
  const form = forms.get(file) ?? (schema && describeForm(schema))
  if (!form) return
  forms.set(file, form)
  yield* walk(form, data, [])
}

/** A field that names something: a film, a case study, a page, a picture. */
export interface Named {
  file: string
  path: Path
  kind: Kind
  name: string
}

/** Every field of a content file that names something. */
export function* namedIn(file: string, data: Value): Generator<Named> {
  for (const { field, path, value } of fieldsIn(file, data))
    if (field.type === 'words' && field.kind && typeof value === 'string')
      yield { file, path, kind: field.kind, name: value }
}
