import type { Shown } from '../../core/site/texts'
import { pathInWords } from '../form/path-in-words'
import { Button } from '../parts/button'
import styles from './place-choice.module.css'

interface PlaceChoiceProps {
  found: readonly Shown[]
  titleOfFile: (file: string) => string
  onChoose: (one: Shown) => void
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
                  {titleOfFile(one.file)} › {pathInWords(one.path)}
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
