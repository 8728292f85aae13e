import { useId } from 'react'
import { classNames } from '~/class-names'
import styles from './field.module.css'

interface FieldProps {
  name: string
  label: string
  placeholder: string
  type?: 'text' | 'email' | 'tel'
  inputMode?: 'tel'
  autoComplete?: string
  /** What is expected; always shown. */
  hint?: string | undefined
  /** Several lines instead of one. */
  isLong?: boolean
  /** What is wrong with it; an empty text only marks it. */
  problem?: string | undefined
  /** Looks disabled; its value stays and can be read. */
  isReadOnly?: boolean
  className?: string | undefined
}

/** A required field: the label above, the value on a line, the hint and the problem below. */
export function Field({
  name,
  label,
  placeholder,
  type = 'text',
  inputMode,
  autoComplete = 'on',
  hint,
  isLong = false,
  problem,
  isReadOnly = false,
  className,
}: FieldProps) {
  const id = useId()
  const isInvalid = problem !== undefined
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  const props = {
    id,
    name,
    className: styles.value,
    placeholder,
    inputMode,
    autoComplete,
    required: true,
    readOnly: isReadOnly,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': describedBy || undefined,
  }
  return (
    <div
      className={classNames(styles.field, className)}
      data-invalid={isInvalid ? '' : undefined}
      data-read-only={isReadOnly || undefined}
    >
      <label htmlFor={id} className={styles.label}>
        {label}
        <span className={styles.mark} aria-hidden="true" />
      </label>
      <div className={styles.line}>
        {isLong ? <textarea {...props} rows={4} /> : <input {...props} type={type} />}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {/* Always rendered: a live region announces changes of its content. */}
      <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
        {problem}
      </p>
    </div>
  )
}
