import type { CSSProperties } from 'react'
import styles from './heading.module.css'
import { type Advance, type LineFit, type Segment, splitAtApostrophes, type WovenText } from './woven-text'

interface HeadingProps {
  text: WovenText
  /** `none` if the text is not a heading, e.g. a link of the menu. */
  level?: 1 | 2 | 'none'
  /** Cut into weft threads with a resist halo; plain otherwise. At most one woven heading per screen. */
  woven?: boolean
  id?: string
}

const chooseSetting = (
  name: string,
  { stretch, em, left, line, drop, advance }: LineFit & Advance,
  starts: boolean,
) => ({
  [`--${name}-stretch`]: `${stretch}%`,
  [`--${name}-em`]: em,
  [`--${name}-left`]: starts ? `${-left}em` : 0,
  [`--${name}-line`]: line,
  [`--${name}-advance`]: `${advance}em`,
  [`--${name}-drop`]: `${drop}em`,
})

function Run({ segment, isFirst, isWoven }: { segment: Segment; isFirst: boolean; isWoven: boolean }) {
  const style = {
    ...chooseSetting('wide', segment.wide, segment.startsWide),
    ...chooseSetting('narrow', segment.narrow, segment.startsNarrow),
  } as CSSProperties
  const halo = (text: string) => (isWoven ? text : undefined)
  const parts = splitAtApostrophes(segment.text)
  return (
    <>
      {!isFirst && segment.startsWide && <br className={styles.wide} />}
      {!isFirst && segment.startsNarrow && <br className={styles.narrow} />}
      {parts.length === 1 ? (
        <span className={styles.run} style={style} data-halo={halo(segment.text)}>
          {segment.text}
        </span>
      ) : (
        <span className={styles.run} style={style}>
          {parts.map((part, index) => (
            <span key={part + String(index)} data-halo={halo(part)}>
              {part}
            </span>
          ))}
        </span>
      )}{' '}
    </>
  )
}

/**
 * A display heading whose every line fills the measure (the width of its container). Live text: sizes are solved when the
 * site is built, the weave is an SVG filter over it, so it reads, wraps and prints without script.
 * A woven `h1` weaves itself once (ALIVE-4). Its
 * weft slips, unless `data-threads` around it names the warp, or both.
 */
export function Heading({ text, level = 1, woven = false, id }: HeadingProps) {
  const Tag = level === 'none' ? 'span' : (`h${level}` as const)
  return (
    <div className={styles.measure}>
      <Tag id={id} className={woven ? `${styles.heading} ${styles.woven}` : styles.heading}>
        {text.segments.map((segment, index) => (
          <Run key={segment.text + String(index)} segment={segment} isFirst={index === 0} isWoven={woven} />
        ))}
      </Tag>
    </div>
  )
}
