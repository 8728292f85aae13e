import type { CSSProperties } from 'react'
import { type Colours, coloured } from './colours'
import styles from './line.module.css'

interface LineProps {
  text: string
  /** Width of the sentence in em of the client's typeface. */
  em: number
  lang?: string | undefined
  colours?: Colours | undefined
}

/** One sentence in the client's voice, as large as the screen lets it be: a short one fills the measure. */
export function Line({ text, em, lang, colours }: LineProps) {
  return (
    <div className={styles.line} style={coloured(colours)}>
      <p lang={lang} className={styles.words} style={{ '--em': em } as CSSProperties}>
        {text}
      </p>
    </div>
  )
}
