import { isRecord, type Path, type Value } from '../../../core/change'
import type { Field } from '../../../core/form/field'
import { idOf, useEditing } from '../../editing/context'
import { Button } from '../../parts/button'
import { blank } from '../blank'
import { FieldOf } from '../field-of'
import styles from './record-field.module.css'

interface FieldsProps {
  fields: readonly Field[]
  path: Path
  value: Value | undefined
}

/** Short names are made by the editor: they are asked for only where one is wrong. */
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
export function RecordField({ field, path, value }: RecordFieldProps) {
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
export function UnionField({ field, path, value }: UnionFieldProps) {
  const kind = isRecord(value) ? value[field.by] : undefined
  const option = field.options.find((one) => one.value === kind)
  return option ? <Fields fields={option.fields} path={path} value={value} /> : null
}
