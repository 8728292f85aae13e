import type { CSSProperties } from 'react'
import { type Colours, coloured } from './colours'
import styles from './line.module.css'

interface LineProps {
  lines: string[]
  /** Width of the widest line in em of the client's typeface. */
  em: number
  lang?: string | undefined
  colours?: Colours | undefined
}

/** One sentence in the client's voice, as large as the screen lets it be. The client's look may set it in its own way. */
export function Line({ lines, em, lang, colours }: LineProps) {
  return (
    <div className={styles.line} data-part="line" style={coloured(colours)}>
      <p lang={lang} className={styles.words} style={{ '--em': em } as CSSProperties}>
        {lines.map((line) => (
          <span key={line} className={styles.row}>
            {`${line} `}
          </span>
        ))}
      </p>
    </div>
  )
}
