import { isRecord, type Path, type Value } from '../../core/change'
import type { Field } from '../../core/form/field'
import { type FieldOfProps, idOf, useEditing } from '../editing/context'
import { FilmField } from '../films/film-field'
import { Button } from '../parts/button'
import { blank } from './blank'
import { ChoiceField, NameField, NumberField } from './fields/choice-field'
import { ColourField } from './fields/colour-field'
import { HeadlineField } from './fields/headline-field'
import { ListField } from './fields/list-field'
import { LogoField, PictureField, PortraitField, StudyPictureField } from './fields/picture-field'
import { CaptionsField, PicturesField } from './fields/pictures-field'
import styles from './fields/record-field.module.css'
import { WordsField } from './fields/words-field'

/** The control for a field of any kind. */
export function FieldOf({ field, path, value }: FieldOfProps) {
  switch (field.type) {
    case 'words':
      switch (field.kind) {
        case 'colour':
          return <ColourField field={field} path={path} value={value} />
        case 'page':
        case 'project':
        case 'woven':
        case 'wordmark':
          return <NameField kind={field.kind} field={field} path={path} value={value} />
        case 'portrait':
          return <PortraitField field={field} path={path} value={value} />
        case 'film':
          return <FilmField field={field} path={path} value={value} />
        case 'study-picture':
          return <StudyPictureField field={field} path={path} value={value} />
        // What an engineer made: the editor only passes it on.
        case 'look':
          return null
        default:
          return <WordsField field={field} path={path} value={value} />
      }
    case 'number':
      return <NumberField field={field} path={path} value={value} />
    case 'choice':
      return <ChoiceField field={field} path={path} value={value} choices={field.choices} />
    case 'fixed':
      return null
    case 'record':
      if (field.kind === 'headline') return <HeadlineField field={field} path={path} value={value} />
      if (field.kind === 'picture') return <PictureField field={field} path={path} value={value} />
      if (field.kind === 'logo') return <LogoField field={field} path={path} value={value} />
      return <RecordField field={field} path={path} value={value} />
    case 'list':
      return field.kind === 'samples' ? null : <ListField field={field} path={path} value={value} />
    case 'named':
      // Pictures have to be there, captions need not.
      if (field.isOptional) return <CaptionsField field={field} path={path} value={value} />
      return <PicturesField field={field} path={path} value={value} />
    case 'union':
      return <UnionField field={field} path={path} value={value} />
  }
}

interface FieldsProps {
  fields: readonly Field[]
  path: Path
  value: Value | undefined
}

/** Short names are made by the editor: they are asked for only if one is wrong. */
const isOwn = ({ type, name }: Field, isWrong: boolean) => type === 'words' && name === 'id' && !isWrong

/** The fields of a record, one below the other. */
function Fields({ fields, path, value }: FieldsProps) {
  const { hasMistakeIn } = useEditing()
  const record = isRecord(value) ? value : {}
  return (
    <div className={styles.fields}>
      {fields
        .filter(
          (field) =>
            !(
              'kind' in field &&
              field.kind === 'short-name' &&
              isOwn(field, hasMistakeIn([...path, field.name]))
            ),
        )
        .map((field) => (
          <FieldOf key={field.name} field={field} path={[...path, field.name]} value={record[field.name]} />
        ))}
    </div>
  )
}

interface RecordFieldProps {
  field: Field & { type: 'record' }
  path: Path
  value: Value | undefined
}

/** Several fields under one title. */
function RecordField({ field, path, value }: RecordFieldProps) {
  const { change, hasMistakeIn } = useEditing()
  if (value === undefined && field.isOptional)
    return (
      <div className={styles.absent}>
        <Button onClick={() => change({ op: 'set', path, value: blank(field) })}>
          Add: {field.title.toLowerCase()}
        </Button>
      </div>
    )
  if (!field.title) return <Fields fields={field.fields} path={path} value={value} />
  return (
    <details className={styles.record} open data-wrong={hasMistakeIn(path) ? '' : undefined} id={idOf(path)}>
      <summary>{field.title}</summary>
      <Fields fields={field.fields} path={path} value={value} />
      {field.isOptional && (
        <Button look="quiet" onClick={() => change({ op: 'remove', path })}>
          Remove: {field.title.toLowerCase()}
        </Button>
      )}
    </details>
  )
}

interface UnionFieldProps {
  field: Field & { type: 'union' }
  path: Path
  value: Value | undefined
}

/** A record of one of several kinds. */
function UnionField({ field, path, value }: UnionFieldProps) {
  const kind = isRecord(value) ? value[field.by] : undefined
  const option = field.options.find((one) => one.value === kind)
  return option ? <Fields fields={option.fields} path={path} value={value} /> : null
}
