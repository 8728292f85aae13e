import { useRef } from 'react'
import { Eye, type EyeColours } from './eye'
import styles from './eye-row.module.css'
import { useGaze } from './use-gaze'

interface EyeRowProps {
  /** How many on a wide screen; phones show three, tablets five. */
  count: number
  ground: 'madder' | 'ink'
  colours?: EyeColours
  /** True where they fill the rest of the window and look at the button above them, at its right end. */
  showsTheWay?: boolean
}

/** How far each of six in a row turns to what stands above the last; also right where they stand in rows of three. */
const toTheRight = [1, 0.9, 0.6, 0.7, 0.5, 0.1]

/** A woven band of eyes that look at the headline above them, then at the pointer. Decoration. */
export function EyeRow({ count, ground, colours, showsTheWay = false }: EyeRowProps) {
  const row = useRef<HTMLDivElement>(null)
  useGaze(row)
  const eyes = Array.from({ length: count }, (_, index) => {
    const place = (index + 0.5) / count
    const toFocus = Math.max(-1, Math.min(1, (0.5 - place) * 2.2))
    return { key: index, lookX: showsTheWay ? (toTheRight[index % 6] ?? 0) : toFocus, lookY: -0.9 }
  })
  return (
    <div
      ref={row}
      className={styles.row}
      data-colour={ground}
      data-shows-the-way={showsTheWay || undefined}
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
