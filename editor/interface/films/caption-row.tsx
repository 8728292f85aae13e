import { useId } from 'react'
import { IconButton } from '../parts/icon-button'
import type { Row } from './caption-rows'
import styles from './films.module.css'

interface CaptionRowProps {
  row: Row
  /** Which one it is, counted from one. */
  number: number
  mistake: string | undefined
  onChange: (part: Partial<Row>) => void
  onRemove: () => void
}

/** One caption: from when to when, and what is said or heard. */
export function CaptionRow({ row, number, mistake, onChange, onRemove }: CaptionRowProps) {
  const id = useId()
  const control = {
    'aria-invalid': mistake !== undefined,
    'aria-describedby': mistake ? `${id}-mistake` : undefined,
  }
  return (
    <li className={styles.caption} data-wrong={mistake ? '' : undefined}>
      <input
        aria-label={`Caption ${number} begins at`}
        value={row.from}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <input
        aria-label={`Caption ${number} ends at`}
        value={row.to}
        onChange={({ target }) => onChange({ to: target.value })}
      />
      <textarea
        {...control}
        aria-label={`Words of caption ${number}`}
        rows={1}
        value={row.words}
        onChange={({ target }) => onChange({ words: target.value })}
      />
      <IconButton icon="remove" name={`Remove caption ${number}`} onClick={onRemove} />
      {mistake && (
        <p id={`${id}-mistake`} className={styles.refused}>
          {mistake}
        </p>
      )}
    </li>
  )
}
