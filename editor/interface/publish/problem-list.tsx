import type { Path } from '../../core/change'
import type { Problem } from '../../core/publish/problems'
import { Button } from '../parts/button'
import styles from './publish.module.css'

interface ProblemListProps {
  problems: readonly Problem[]
  titleOfFile: (file: string) => string
  onOpen: (file: string, path: Path) => void
}

/** A word that the fonts lack is a line for each letter: these are enough to know. */
const MOST = 3

/** What keeps the site from being published; each leads to its field. */
export function ProblemList({ problems, titleOfFile, onOpen }: ProblemListProps) {
  return (
    <ul className={styles.problems}>
      {problems.map(({ file, path, where, texts }) => (
        <li key={`${file} ${path.join('.')} ${texts[0]}`}>
          {file && (
            <Button look="link" onClick={() => onOpen(file, path)}>
              {[titleOfFile(file), where].filter(Boolean).join(' › ')}
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
