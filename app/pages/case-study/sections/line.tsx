import { type Colours, coloured } from './colours'
import styles from './line.module.css'

/** One sentence in the client's voice, as large as the screen lets it be. */
export function Line({ text, lang, colours }: { text: string; lang?: string | undefined; colours?: Colours | undefined }) {
  return (
    <div className={styles.line} style={coloured(colours)}>
      <p lang={lang} className={styles.words}>
        {text}
      </p>
    </div>
  )
}
