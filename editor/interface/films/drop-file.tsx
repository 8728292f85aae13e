import { type ReactNode, useId } from 'react'
import styles from './films.module.css'
import { useDrop } from './use-drop'

interface DropFileProps {
  label: ReactNode
  /** What may be chosen, as the field for files wants it. */
  accept: string
  note: string
  /** What is being read. */
  reading: string | undefined
  refusal: string | undefined
  onFile: (file: File | undefined) => void
}

/** A place for a file: drop it or choose it. Says what is being read, or why it was refused. */
export function DropFile({ label, accept, note, reading, refusal, onFile }: DropFileProps) {
  const { target, isOver } = useDrop<HTMLDivElement>(onFile)
  const id = useId()
  return (
    <div ref={target} className={styles.drop} data-over={isOver ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept={accept}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onFile(target.files?.[0])}
      />
      <small id={`${id}-note`}>{note}</small>
      <p role="status">{reading && `${reading} is being read …`}</p>
      {refusal && (
        <p className={styles.refused} role="alert">
          {refusal}
        </p>
      )}
    </div>
  )
}
