import type { Path, Value } from '../../../core/change'
import type { Field } from '../../../core/form/field'
import { useEditing } from '../../editing/context'
import { Labelled } from '../labelled'

interface NumberFieldProps {
  field: Field & { type: 'number' }
  path: Path
  value: Value | undefined
}

/** A whole number. */
export function NumberField({ field, path, value }: NumberFieldProps) {
  const { change, onFocus } = useEditing()
  return (
    <Labelled field={field} path={path}>
      {(control) => (
        <input
          {...control}
          type="number"
          min={field.least}
          max={field.most}
          value={typeof value === 'number' ? value : ''}
          onFocus={() => onFocus(path)}
          onChange={({ target }) =>
            change({ op: 'set', path, value: target.value === '' ? '' : target.valueAsNumber })
          }
        />
      )}
    </Labelled>
  )
}
