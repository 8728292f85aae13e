import { useState } from 'react'
import { type Path, type Value, valueAt } from '../../../core/change'
import type { Field } from '../../../core/form/field'
import { useEditing } from '../../editing/context'
import { Button } from '../../parts/button'
import { NewLogo } from '../../pictures/new-logo'
import { Thumbnail } from '../../pictures/thumbnail'
import { FieldOf } from '../field-of'
import styles from './picture-field.module.css'

interface LogoFieldProps {
  field: Field & { type: 'record' }
  path: Path
  value: Value | undefined
}

/** A logo of the wall: what it looks like there, which one it is, and how its name is read aloud. */
export function LogoField({ field, path, value }: LogoFieldProps) {
  const { change } = useEditing()
  const [isNew, setNew] = useState(false)
  const id = String(valueAt(value, ['id']) ?? '')
  return (
    <fieldset className={styles.picture}>
      {field.title && <legend>{field.title}</legend>}
      <div className={styles.shown}>
        <Thumbnail name={id} fit="logo" />
        <div className={styles.tools}>
          <Button onClick={() => setNew(true)}>New logo …</Button>
        </div>
      </div>
      {field.fields.map((one) => (
        <FieldOf key={one.name} field={one} path={[...path, one.name]} value={valueAt(value, [one.name])} />
      ))}
      {isNew && (
        <NewLogo
          id={id}
          name={String(valueAt(value, ['name']) ?? '')}
          onClose={() => setNew(false)}
          onDone={(logo, group) => {
            setNew(false)
            change({ op: 'set', path, value: logo }, group)
          }}
        />
      )}
    </fieldset>
  )
}
