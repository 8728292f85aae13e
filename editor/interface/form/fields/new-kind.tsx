import { useId, useState } from 'react'
import type { Value } from '../../../core/change'
import type { UnionOption } from '../../../core/form/field'
import { Button } from '../../parts/button'
import { Icon } from '../../parts/icon'
import { blank } from '../blank'
import styles from './list-field.module.css'

interface NewKindProps {
  options: readonly UnionOption[]
  onChoose: (entry: Value) => void
}

/** Adds an entry of a list whose entries are of several kinds. */
export function NewKind({ options, onChoose }: NewKindProps) {
  const [kind, setKind] = useState(options[0]?.value ?? '')
  const id = useId()
  const option = options.find((one) => one.value === kind)
  return (
    <div className={styles.kind}>
      <label htmlFor={id}>Add</label>
      <select id={id} value={kind} onChange={({ target }) => setKind(target.value)}>
        {options.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
      <Button
        aria-label="Add it"
        onClick={() =>
          option && onChoose(blank({ type: 'record', name: '', title: '', fields: option.fields }))
        }
      >
        <Icon name="add" />
        Add
      </Button>
    </div>
  )
}
