import type { ReactNode } from 'react'
import type { Path } from '../../../core/change'
import type { Field } from '../../../core/form/describe'
import { fieldId, useEditing } from '../../editing/context'
import { useNamesAt } from '../../people/others'
import styles from './labelled.module.css'

interface LabelledProps {
  field: Pick<Field, 'title' | 'note' | 'isOptional'>
  path: Path
  /** How much is written, of how much there may be. */
  count?: string | undefined
  /** Its list says already that it may be empty. */
  isQuiet?: boolean | undefined
  children: (control: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': boolean
  }) => ReactNode
}

/** A field's title, its control, what is to be known about it, and what is wrong with it. */
export function Labelled({ field, path, count, isQuiet, children }: LabelledProps) {
  const { file, mistakeAt, lettersAt } = useEditing()
  const others = useNamesAt(file, path)
  const id = fieldId(path)
  const mistake = mistakeAt(path)
  const letters = lettersAt(path)
  const described = [
    others && `${id}-others`,
    mistake && `${id}-mistake`,
    letters && `${id}-letters`,
    field.note && `${id}-note`,
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={styles.field} data-wrong={mistake ? '' : undefined}>
      {field.title && (
        <label htmlFor={id} className={styles.title}>
          {field.title}
          {field.isOptional && !isQuiet && <span> (may be empty)</span>}
          {count && <small>{count}</small>}
        </label>
      )}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': mistake !== undefined })}
      {others && (
        <p id={`${id}-others`} className={styles.others}>
          {others} {others.includes(' and ') ? 'are' : 'is'} here too.
        </p>
      )}
      {mistake && (
        <p id={`${id}-mistake`} className={styles.mistake}>
          {mistake}
        </p>
      )}
      {letters && (
        <p id={`${id}-letters`} className={styles.letters} role="status">
          {letters}
        </p>
      )}
      {field.note && (
        <p id={`${id}-note`} className={styles.note}>
          {field.note}
        </p>
      )}
    </div>
  )
}
