import type { Path } from '../../core/change'
import { pathInWords } from '../form/path-in-words'
import { Button } from '../parts/button'
import { problemsByField } from './problems'
import styles from './publish.module.css'

interface ProblemListProps {
  lines: readonly string[]
  titleOfFile: (file: string) => string
  onOpen: (file: string, path: Path) => void
}

/** A word that the fonts lack is a line for each letter: these are enough to know. */
const MOST = 3

/** What keeps the site from being published; each leads to its field. */
export function ProblemList({ lines, titleOfFile, onOpen }: ProblemListProps) {
  return (
    <ul className={styles.problems}>
      {problemsByField(lines).map(({ file, path, texts }) => (
        <li key={`${file} ${path.join('.')} ${texts[0]}`}>
          {file && (
            <Button look="link" onClick={() => onOpen(file, path)}>
              {[titleOfFile(file), pathInWords(path)].filter(Boolean).join(' › ')}
            </Button>
          )}
          {texts.slice(0, MOST).map((text) => (
            <p key={text}>{text}</p>
          ))}
          {texts.length > MOST && <p>and {texts.length - MOST} more of this kind</p>}
        </li>
      ))}
    </ul>
  )
}
