import { useRef } from 'react'
import { Eye, type EyeColours } from './eye'
import styles from './eye-row.module.css'
import { useGaze } from './use-gaze'

interface EyeRowProps {
  /** How many on a wide screen; phones show three, tablets five. */
  count: number
  ground: 'madder' | 'ink'
  colours?: EyeColours
  /** True where every eye looks elsewhere: they search. */
  isSearching?: boolean
}

/** A woven band of eyes that look at the headline above them, then at the pointer. Decoration. */
export function EyeRow({ count, ground, colours, isSearching = false }: EyeRowProps) {
  const row = useRef<HTMLDivElement>(null)
  useGaze(row)
  const eyes = Array.from({ length: count }, (_, index) => {
    const place = (index + 0.5) / count
    const toFocus = Math.max(-1, Math.min(1, (0.5 - place) * 2.2))
    return isSearching
      ? { key: index, lookX: Math.sin(index * 2.4 + 1), lookY: Math.cos(index * 1.7) }
      : { key: index, lookX: toFocus, lookY: -0.9 }
  })
  return (
    <div
      ref={row}
      className={styles.row}
      data-colour={ground}
      data-searching={isSearching || undefined}
      aria-hidden="true"
    >
      <div className={styles.eyes}>
        {eyes.map(({ key, lookX, lookY }) => (
          <span key={key} className={styles.seat}>
            <Eye lookX={lookX} lookY={lookY} colours={{ ground, ...colours }} />
          </span>
        ))}
      </div>
    </div>
  )
}
