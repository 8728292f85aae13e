import { isRecord } from '../../core/change'
import type { Field } from '../../core/form/describe'
import { namedPlaces } from '../../core/form/titles'
import { type FieldProps, fieldId, useEditing } from '../editing/context'
import { FilmField } from '../films/film-field'
import { Button } from '../parts/button'
import { blank } from './blank'
import { ChoiceField, NameField, NumberField, TickField } from './fields/choice-field'
import { ColourField } from './fields/colour-field'
import { HeadlineField } from './fields/headline-field'
import { ListField } from './fields/list-field'
import { LogoField, PictureField, PortraitField, StudyPictureField } from './fields/picture-field'
import { CaptionsField, PicturesField } from './fields/pictures-field'
import styles from './fields/record-field.module.css'
import { WordsField } from './fields/words-field'

/** The control for a field of any kind. */
export function FieldControl({ field, ...at }: FieldProps) {
  switch (field.type) {
    case 'words':
      return <WordsControl field={field} {...at} />
    case 'number':
      return <NumberField field={field} {...at} />
    case 'choice':
      return <ChoiceField field={field} {...at} choices={field.choices} />
    case 'tick':
      return <TickField field={field} {...at} />
    case 'fixed':
      return null
    case 'record':
      if (field.kind === 'headline') return <HeadlineField field={field} {...at} />
      if (field.kind === 'picture') return <PictureField field={field} {...at} />
      if (field.kind === 'logo') return <LogoField field={field} {...at} />
      return <RecordField field={field} {...at} />
    case 'list':
      return field.kind === 'samples' ? null : <ListField field={field} {...at} />
    case 'named':
      // Pictures have to be there, captions need not.
      return field.isOptional ? (
        <CaptionsField field={field} {...at} />
      ) : (
        <PicturesField field={field} {...at} />
      )
    case 'union': {
      const kind = isRecord(at.value) ? at.value[field.by] : undefined
      const option = field.options.find((one) => one.value === kind)
      return option ? <Fields fields={option.fields} {...at} /> : null
    }
  }
}

/** Words, or the name of something. */
function WordsControl({ field, ...at }: FieldProps<'words'>) {
  switch (field.kind) {
    case 'colour':
      return <ColourField field={field} {...at} />
    case 'page':
    case 'project':
    case 'woven':
    case 'wordmark':
      return <NameField kind={field.kind} field={field} {...at} />
    case 'portrait':
      return <PortraitField field={field} {...at} />
    case 'film':
      return <FilmField field={field} {...at} />
    case 'study-picture':
      return <StudyPictureField field={field} {...at} />
    // An engineer made it: the editor only passes it on.
    case 'look':
      return null
    case 'focus':
      return <ChoiceField field={field} {...at} choices={namedPlaces} />
    default:
      return <WordsField field={field} {...at} />
  }
}

/** The fields of a record, one below the other. Short names are made by the editor: they are asked for only if one is wrong. */
function Fields({ fields, path, value }: Omit<FieldProps, 'field'> & { fields: readonly Field[] }) {
  const { hasMistakeIn } = useEditing()
  const record = isRecord(value) ? value : {}
  const isAsked = (field: Field) =>
    !('kind' in field && field.kind === 'short-name' && field.name === 'id') ||
    hasMistakeIn([...path, field.name])
  return (
    <div className={styles.fields}>
      {fields.filter(isAsked).map((field) => (
        <FieldControl
          key={field.name}
          field={field}
          path={[...path, field.name]}
          value={record[field.name]}
        />
      ))}
    </div>
  )
}

/** Several fields under one title. */
function RecordField({ field, path, value }: FieldProps<'record'>) {
  const { change, hasMistakeIn } = useEditing()
  if (value === undefined && field.isOptional)
    return (
      <div className={styles.absent}>
        <Button onClick={() => change({ op: 'set', path, value: blank(field) })}>
          Add: {field.title.toLowerCase()}
        </Button>
      </div>
    )
  const fields = <Fields fields={field.fields} path={path} value={value} />
  if (!field.title) return fields
  return (
    <details
      className={styles.record}
      open
      data-wrong={hasMistakeIn(path) ? '' : undefined}
      id={fieldId(path)}
    >
      <summary>{field.title}</summary>
      {fields}
      {field.isOptional && (
        <Button look="link" onClick={() => change({ op: 'remove', path })}>
          Remove: {field.title.toLowerCase()}
        </Button>
      )}
    </details>
  )
}
