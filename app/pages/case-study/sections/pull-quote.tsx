import type { CSSProperties } from 'react'
import { type Colours, coloured } from './colours'
import styles from './pull-quote.module.css'

interface PullQuoteProps {
  lines: string[]
  /** Width of the widest line in em of the client's typeface. */
  em: number
  /** Line height at which no line touches the next. */
  leading: number
  lang?: string | undefined
  colours?: Colours | undefined
}

/** One sentence in the client's voice, as large as the screen allows. The client's look may set it in its own way. */
export function PullQuote({ lines, em, leading, lang, colours }: PullQuoteProps) {
  return (
    <div className={styles.quote} data-part="quote" style={coloured(colours)}>
      <p lang={lang} className={styles.words} style={{ '--em': em, '--leading': leading } as CSSProperties}>
        {lines.map((line) => (
          <span key={line} className={styles.row}>
            {`${line} `}
          </span>
        ))}
      </p>
    </div>
  )
}
