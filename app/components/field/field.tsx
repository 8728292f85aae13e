import { useId } from 'react'
import styles from './field.module.css'

interface FieldProps {
  name: string
  label: string
  placeholder: string
  type?: 'text' | 'email' | 'tel'
  autoComplete?: string
  /** Several lines instead of one. */
  isLong?: boolean
  /** What is wrong with it; marks it invalid. */
  problem?: string | undefined
  /** Shown as disabled; what stands in it stays and can be read. */
  isResting?: boolean
  className?: string | undefined
}

/** A required field: the label above, what is written on a knotted thread, what is wrong below. */
export function Field({
  name,
  label,
  placeholder,
  type = 'text',
  autoComplete = 'off',
  isLong = false,
  problem,
  isResting = false,
  className,
}: FieldProps) {
  const id = useId()
  const props = {
    id,
    name,
    className: styles.value,
    placeholder,
    autoComplete,
    required: true,
    readOnly: isResting,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
  }
  return (
    <div
      className={[styles.field, className].filter(Boolean).join(' ')}
      data-invalid={problem ? '' : undefined}
      data-resting={isResting || undefined}
    >
      <label htmlFor={id} className={styles.label}>
        {label}
        <span className={styles.mark} aria-hidden="true" />
      </label>
      <div className={styles.thread}>
        {isLong ? <textarea {...props} rows={3} /> : <input {...props} type={type} />}
      </div>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
