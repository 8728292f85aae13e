import { type ReactNode, useId } from 'react'
import styles from './library.module.css'
import { useGivenFiles } from './use-given-files'

interface DropAreaProps {
  label: ReactNode
  note: string
  /** What may be chosen, as the field for files wants it. */
  accept: string
  /** How far the file is that is being prepared, 0 to 1. */
  share: number | undefined
  refusal: string | undefined
  onFile: (file: File) => void
}

/** Where a file is dropped, pasted or chosen, how far it is, and why it was not taken. */
export function DropArea({ label, note, accept, share, refusal, onFile }: DropAreaProps) {
  const id = useId()
  const take = ([file]: ArrayLike<File> & Iterable<File>) => file && share === undefined && onFile(file)
  const isOver = useGivenFiles(take)
  return (
    <div className={styles.drop} data-over={isOver ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept={accept}
        aria-describedby={`${id}-note`}
        aria-disabled={share !== undefined}
        onChange={({ target }) => {
          take(target.files ?? [])
          // The same file once more, mended, is a change too.
          target.value = ''
        }}
      />
      <small id={`${id}-note`}>{note}</small>
      {share !== undefined && (
        <label>
          Preparing its sizes; this takes some seconds.
          <progress value={share} max={1} />
        </label>
      )}
      {refusal && (
        <p className={styles.refused} role="alert">
          {refusal}
        </p>
      )}
    </div>
  )
}
