import type { Value } from '../../core/change'
import { pathInWords } from '../../core/form/path-in-words'
import type { Conflict } from '../editing/use-file'
import { Button } from '../parts/button'
import styles from './conflict-notice.module.css'

interface ConflictNoticeProps {
  conflict?: Conflict
  /** What the file says now. */
  data?: Value
  /** The file itself was changed, outside of the editor, while there were unfinished changes. */
  byHand?: boolean
  onEnd: (isMine: boolean) => void
}

/** What somebody wrote, where it is words. */
const mine = (conflict: Conflict | undefined) =>
  conflict?.change.op === 'set' && typeof conflict.change.value === 'string'
    ? `: “${conflict.change.value}”`
    : ''

const shown = (value: unknown) =>
  value === undefined ? 'nothing' : `“${String(typeof value === 'object' ? 'several fields' : value)}”`

/** Two people at one field: nothing was overwritten, and one of the two is chosen. */
export function ConflictNotice({ conflict, data, byHand = false, onEnd }: ConflictNoticeProps) {
  return (
    <section className={styles.notice} role="alert">
      <h3>
        {byHand ? 'This file was changed outside of the editor' : 'Somebody else was here in the meantime'}
      </h3>
      {conflict?.changed.slice(0, 5).map(({ path, before, after }) => (
        <p key={path.join('.')}>
          {pathInWords(path, data)}: {shown(before)} became {shown(after)}.
        </p>
      ))}
      <p>
        {byHand
          ? 'Your unfinished changes are still here. Keep one of the two.'
          : `Your change is not saved yet (${conflict?.label})${mine(conflict)}.`}
      </p>
      <div>
        <Button onClick={() => onEnd(false)}>Keep theirs</Button>
        <Button onClick={() => onEnd(true)}>Keep mine</Button>
      </div>
    </section>
  )
}
