import type { Value } from '../../core/change'
import { pathInWords, valueInWords } from '../../core/form/titles'
import type { Mistake } from '../../core/rules/mistakes'
import { goToField } from '../editing/context'
import type { Conflict } from '../editing/edited-files'
import { Button } from '../parts/button'
import styles from './conflict-notice.module.css'
import summaryStyles from './summary.module.css'

interface ConflictNoticeProps {
  conflict: Conflict
  /** What the file says now. */
  data: Value
  onEnd: (isMine: boolean) => void
}

const quoted = (value: Value | undefined) => (value === undefined ? 'nothing' : `“${valueInWords(value)}”`)

const titles = {
  conflict: 'Somebody else changed this at the same time',
  removed: 'Somebody else removed what you were writing in',
  refused: 'This is not saved yet',
} as const

/** A change that could not be saved as it was meant: nothing was overwritten, the words are still there, and one decides. */
export function ConflictNotice({ conflict, data, onEnd }: ConflictNoticeProps) {
  const { held, change, label, theirs } = conflict
  const mine = change.op === 'set' ? `: ${quoted(change.value)}` : '.'
  const isConflict = held.why === 'conflict'
  return (
    <section className={styles.notice} role="alert">
      <h3>{titles[held.why]}</h3>
      {held.why === 'refused' && <p>{held.message}</p>}
      {isConflict && (
        <p>
          {pathInWords(change.path, data)}: theirs is {quoted(theirs)}.
        </p>
      )}
      <p>
        Yours ({label}){mine}
      </p>
      <p>Nothing else on this page is saved until you have decided.</p>
      <Button onClick={() => onEnd(false)}>{isConflict ? 'Keep theirs' : 'Drop mine'}</Button>{' '}
      {held.why !== 'removed' && (
        <Button onClick={() => onEnd(true)}>{isConflict ? 'Keep mine' : 'Try again'}</Button>
      )}
    </section>
  )
}

/** The file was changed on the disk while it had changes that are not shown yet. */
export const OutdatedNotice = ({ onEnd }: Pick<ConflictNoticeProps, 'onEnd'>) => (
  <section className={styles.notice} role="alert">
    <h3>This file was changed outside of the editor</h3>
    <p>Your unfinished changes are still here. Keep one of the two.</p>
    <Button onClick={() => onEnd(false)}>Keep theirs</Button>{' '}
    <Button onClick={() => onEnd(true)}>Keep mine</Button>
  </section>
)

/** What keeps the file from being shown; each leads to its field. */
export function Summary({
  mistakes,
  data,
  onDrop,
}: {
  mistakes: readonly Mistake[]
  data: Value
  onDrop: () => void
}) {
  return (
    <section className={summaryStyles.summary} aria-label="Needs fixing">
      <h3>{mistakes.length === 1 ? 'One thing needs fixing' : `${mistakes.length} things need fixing`}</h3>
      <p>Your words are kept. Until then the page shows the last good state.</p>
      <ul>
        {mistakes.map((mistake) => (
          <li key={mistake.path.join('.')}>
            <button type="button" onClick={() => goToField(mistake.path)}>
              <b>{pathInWords(mistake.path, data) || 'File'}</b> {mistake.text}
            </button>
          </li>
        ))}
      </ul>
      <Button onClick={onDrop}>Go back to what the page shows</Button>
    </section>
  )
}
