import type { WordsToRead } from '../../core/site/words-to-read'
import { useEditing } from '../editing/context'
import { Button } from '../parts/button'
import { post } from '../server/api'
import styles from './words-notice.module.css'

/** Remembers that words were written for another picture than the one they stand beside now. */
export const askToRead = (words: WordsToRead) => post('/words-to-read', { ...words, isRead: false })

/** The question whether words still say what is to be seen. */
export function WordsQuestion({ words, isQuoted = false }: { words: WordsToRead; isQuoted?: boolean }) {
  return (
    <div className={styles.question} role="status">
      {isQuoted && (
        <p>
          <b>{words.name}</b>: “{words.words}”
        </p>
      )}
      <p>The picture is another one. Do these words still say what is to be seen?</p>
      <Button onClick={() => void post('/words-to-read', { ...words, isRead: true })}>Yes, they do</Button>
    </div>
  )
}

/** Asks at a field whether its words still hold, where its picture has changed. */
export function WordsNotice({ name, words }: { name: string; words: unknown }) {
  const { file, wordsToRead } = useEditing()
  const asked = wordsToRead.find((one) => one.file === file && one.name === name && one.words === words)
  return asked ? <WordsQuestion words={asked} /> : null
}
