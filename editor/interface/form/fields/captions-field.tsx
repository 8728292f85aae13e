import { isRecord, type Path, type Value, valueAt } from '../../../core/change'
import type { Field } from '../../../core/form/field'
import { idOf, useEditing } from '../../editing/context'
import { Button } from '../../parts/button'
import { Thumbnail } from '../../pictures/thumbnail'
import styles from './picture-field.module.css'
import { WordsField } from './words-field'

interface CaptionsFieldProps {
  field: Field & { type: 'named' }
  path: Path
  value: Value | undefined
}

/** What the pieces on a case study's pictures are: one line for each picture, which may stay empty. */
export function CaptionsField({ field, path, value }: CaptionsFieldProps) {
  const { change, data, file } = useEditing()
  const captions = isRecord(value) ? value : {}
  const listed = Object.keys(Object(valueAt(data, ['pictures'])))
  // A caption without its picture is a mistake, which has to be seen.
  const names = [...new Set([...listed, ...Object.keys(captions)])]
  const [first] = names
  const study = file.replace(/^projects\/|\.yaml$/g, '')
  return (
    <fieldset className={styles.list} id={idOf(path)}>
      <legend>
        {field.title} <small>each may be empty</small>
      </legend>
      {value === undefined ? (
        first && (
          <Button onClick={() => change({ op: 'set', path, value: { [first]: '' } })}>
            Add: {field.title.toLowerCase()}
          </Button>
        )
      ) : (
        <ul>
          {names.map((name) => (
            <li key={name} className={styles.named}>
              <Thumbnail name={name.includes('/') ? name : `${study}/${name}`} />
              <WordsField
                field={{ type: 'words', name, title: name, isOptional: true }}
                path={[...path, name]}
                value={captions[name]}
                isQuiet
              />
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}
