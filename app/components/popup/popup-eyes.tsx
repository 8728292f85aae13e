import { Eye, type EyeColours } from '~/woven/eye/eye'
import styles from './popup-eyes.module.css'
import type { PopupLook, PopupType } from './popup-store'

interface Stare {
  left: number
  right: number
  y: number
  /** How far each lid is closed, left and right. */
  lids?: readonly [number, number]
  colours?: EyeColours
}

/** How the two eyes look for each type, and for errors with their own expression. */
const stares: Record<PopupType | PopupLook, Stare> = {
  success: { left: 0.1, right: 0.1, y: 0.1 },
  error: { left: 1, right: -1, y: 0.35, lids: [0.34, 0.34] },
  warning: { left: 0, right: 0, y: 0, colours: { iris: 'vermilion' } },
  info: { left: 0.9, right: 0.9, y: -0.4 },
  missing: { left: 0.9, right: 0, y: 0 },
  doubtful: { left: 0, right: 0, y: 0.2, lids: [0.5, 0] },
  shut: { left: 0, right: 0, y: 0, lids: [1, 1] },
}

interface PopupEyesProps {
  type: PopupType
  look?: PopupLook | undefined
  isBusy: boolean
}

/**
 * The band of a popup: half-closed eyes for an error, wide for a warning, sideways for information, a wink for success.
 * Decoration.
 */
export function PopupEyes({ type, look, isBusy }: PopupEyesProps) {
  const { left, right, y, lids = [0, 0], colours = {} } = stares[look ?? type]
  return (
    <div
      className={styles.band}
      data-type={type}
      data-look={look}
      data-busy={isBusy || undefined}
      aria-hidden="true"
    >
      <div className={styles.eyes}>
        <Eye rings={false} lookX={left} lookY={y} lid={lids[0]} colours={colours} />
        <div className={styles.second}>
          {type === 'success' && <Eye rings={false} lid={1} />}
          <div className={type === 'success' ? styles.awake : undefined}>
            <Eye rings={false} lookX={right} lookY={y} lid={lids[1]} colours={colours} />
          </div>
        </div>
      </div>
    </div>
  )
}
