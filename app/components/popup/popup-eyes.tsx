import type { PopupType } from '~/behaviours/popup/popup-title'
import { Eye, type EyeColours } from '~/woven/eye/eye'
import styles from './popup-eyes.module.css'

interface Stare {
  left: number
  right: number
  y: number
  lid?: number
  colours?: EyeColours
}

/** How the two eyes look for each type. */
const stares: Record<PopupType, Stare> = {
  success: { left: 0.1, right: 0.1, y: 0.1 },
  error: { left: 1, right: -1, y: 0.35, lid: 0.34 },
  warning: { left: 0, right: 0, y: 0, colours: { iris: 'vermilion' } },
  info: { left: 0.9, right: 0.9, y: -0.4 },
}

/**
 * The band of a popup: half-closed eyes for an error, wide for a warning, sideways for information, a wink for success.
 * Decoration.
 */
export function PopupEyes({ type, isBusy }: { type: PopupType; isBusy: boolean }) {
  const { left, right, y, lid = 0, colours = {} } = stares[type]
  return (
    <div className={styles.band} data-type={type} data-busy={isBusy || undefined} aria-hidden="true">
      <div className={styles.eyes}>
        <Eye rings={false} lookX={left} lookY={y} lid={lid} colours={colours} />
        <div className={styles.second}>
          {type === 'success' && <Eye rings={false} lid={1} />}
          <div className={type === 'success' ? styles.awake : undefined}>
            <Eye rings={false} lookX={right} lookY={y} lid={lid} colours={colours} />
          </div>
        </div>
      </div>
    </div>
  )
}
