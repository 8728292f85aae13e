import type { ShownInWords } from '../../core/site/texts'
import { Button } from '../parts/button'
import styles from './place-choice.module.css'

interface PlaceChoiceProps {
  found: readonly ShownInWords[]
  titleOfFile: (file: string) => string
  onChoose: (one: ShownInWords) => void
  onClose: () => void
}

/** Which of several fields is meant, or why there is none. */
export function PlaceChoice({ found, titleOfFile, onChoose, onClose }: PlaceChoiceProps) {
  return (
    <div className={styles.choice} role="dialog" aria-label="Which field?">
      {found.length ? (
        <>
          <p>This stands in {found.length} places. Which one?</p>
          <ul>
            {found.map((one, index) => (
              <li key={`${one.file} ${one.path.join('.')}`}>
                <Button autoFocus={index === 0} onClick={() => onChoose(one)}>
                  {titleOfFile(one.file)} › {one.where}
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>This is part of the site’s programme or drawn by it, and cannot be changed here.</p>
      )}
      <Button look="quiet" autoFocus={!found.length} onClick={onClose}>
        Close
      </Button>
    </div>
  )
}
