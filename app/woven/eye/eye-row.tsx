import { useRef } from 'react'
import { Eye, type EyeColours } from './eye'
import styles from './eye-row.module.css'
import { useGaze } from './use-gaze'

interface EyeRowProps {
  /** How many on a wide screen; phones show three, tablets five. */
  count: number
  ground: 'madder' | 'ink'
  colours?: EyeColours
  /** The place of one that sleeps unless `--asleep` is 0. */
  sleeper?: number
  /** Where they fill the rest of the window: how far each turns to the button above them. */
  toTheWay?: readonly number[]
}

/** A woven band of eyes that look at the headline above them, then at the pointer. Decoration. */
export function EyeRow({ count, ground, colours, sleeper, toTheWay }: EyeRowProps) {
  const row = useRef<HTMLDivElement>(null)
  useGaze(row)
  return (
    <div
      ref={row}
      className={styles.row}
      data-colour={ground}
      data-shows-the-way={toTheWay && ''}
      aria-hidden="true"
    >
      <div className={styles.eyes}>
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an eye has no other name and never moves
          <span key={place} className={styles.seat} data-sleeps={place === sleeper || undefined}>
            <Eye
              lookX={toTheWay?.[place] ?? Math.max(-1, Math.min(1, (0.5 - (place + 0.5) / count) * 2.2))}
              colours={{ ground, ...colours }}
            />
          </span>
        ))}
      </div>
    </div>
  )
}
