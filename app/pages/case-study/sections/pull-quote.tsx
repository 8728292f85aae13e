import type { CSSProperties } from 'react'
import { type Colours, coloured } from './colours'
import styles from './pull-quote.module.css'
import './poses.css'

interface PullQuoteProps {
  lines: string[]
  pose: string
  /** Width of the widest line in em of the client's typeface. */
  em: number
  lang?: string | undefined
  colours?: Colours | undefined
}

/** One sentence in the client's voice, as large as the screen allows, in a layout (`pose`) of this client's own. */
export function PullQuote({ lines, pose, em, lang, colours }: PullQuoteProps) {
  return (
    <div className={`${styles.quote} pose-${pose}`} style={coloured(colours)}>
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
