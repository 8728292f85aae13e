import type { Value } from '../../core/change'
import { pathInWords } from '../../core/form/path-in-words'
import type { Mistake } from '../../core/rules/mistakes'
import { Button } from '../parts/button'
import { goToField } from './go-to-field'
import styles from './summary.module.css'

interface SummaryProps {
  mistakes: readonly Mistake[]
  data: Value
  onDrop: () => void
}

/** What keeps the file from being shown; each leads to its field. */
export function Summary({ mistakes, data, onDrop }: SummaryProps) {
  return (
    <section className={styles.summary} aria-label="To be put right">
      <h3>
        {mistakes.length === 1
          ? 'One thing is to be put right'
          : `${mistakes.length} things are to be put right`}
      </h3>
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
