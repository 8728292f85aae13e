import { type CSSProperties, type RefObject, useEffect, useRef } from 'react'
import styles from './eye.module.css'
import rowStyles from './eye-row.module.css'
import type { EyePart } from './eye-shapes'

/** Colours by token. */
export interface EyeColours {
  ring?: string
  ground?: string
  lid?: string
  white?: string
  iris?: string
}

interface EyeProps {
  /** Its direction at rest, -1 to 1 in both axes; up is -1. */
  lookX?: number
  lookY?: number
  /** The two outer rings. */
  rings?: boolean
  /** Share of the eye that the lid covers from above, 0 to 1; 1 is a closed eye. */
  lid?: number
  colours?: EyeColours
}

const defaults = { ring: 'saffron', ground: 'madder', lid: 'ink', white: 'paper', iris: 'saffron' }

function Part({
  part,
  colour,
  className,
}: {
  part: EyePart
  colour: string
  className?: string | undefined
}) {
  return <use href={`#${part}`} fill={`var(--${colour})`} className={className} />
}

/**
 * The ikat eye. Decorative: hidden from assistive technology. `useGaze` moves the iris by `--gaze-x` and `--gaze-y`; without it
 * the eye looks towards `lookX` and `lookY`.
 */
export function Eye({ lookX = 0, lookY = -0.9, rings = true, lid = 0, colours = {} }: EyeProps) {
  const { ring, ground, lid: rim, white, iris } = { ...defaults, ...colours }
  return (
    <svg
      className={styles.eye}
      viewBox={rings ? '-108 -75 216 150' : '-100 -60 200 120'}
      data-eye=""
      style={{ '--look-x': lookX.toFixed(1), '--look-y': lookY.toFixed(1) } as CSSProperties}
      aria-hidden="true"
    >
      {rings && <Part part="eye-ring" colour={ring} />}
      {rings && <Part part="eye-ground" colour={ground} />}
      <Part part={rings ? 'eye-rim' : 'eye-rim-bare'} colour={rim} />
      {lid >= 1 ? (
        <Part part="eye-lid" colour={iris} />
      ) : (
        <g className={styles.ball}>
          <Part part="eye-white" colour={white} />
          <g className={styles.iris}>
            <Part part="eye-iris" colour={`iris,var(--${iris})`} className={styles.colour} />
            <use href="#eye-pupil" />
          </g>
          {lid > 0 && <path d={`M-100-60H100V${-60 + 120 * lid}H-100Z`} fill={`var(--${rim})`} />}
          <Part part="eye-lid" colour={iris} className={styles.lid} />
        </g>
      )}
    </svg>
  )
}

/**
 * Makes the eyes inside an element follow a fine pointer and blink now and then, but not under reduced motion or while the
 * element is out of sight. The code for it loads after the page; without it they stay still.
 */
export function useGaze(crowd: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = crowd.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let isGone = false
    let stop: (() => void) | undefined
    import('./gaze').then(
      (late) => {
        if (!isGone) stop = late.moveEyesInSight(element)
      },
      () => undefined,
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [crowd])
}

interface EyeRowProps {
  /** Number on a wide screen; phones show three, tablets five. */
  count: number
  ground: 'madder' | 'ink'
  colours?: EyeColours
  /** The index of one that sleeps unless `--asleep` is 0. */
  sleeper?: number
  /** If they fill the rest of the window: how far each turns to the button above them. */
  toTheWay?: readonly number[]
}

/** A woven band of eyes that look at the headline above them, then at the pointer. Decorative. */
export function EyeRow({ count, ground, colours, sleeper, toTheWay }: EyeRowProps) {
  const row = useRef<HTMLDivElement>(null)
  useGaze(row)
  return (
    <div
      ref={row}
      className={rowStyles.row}
      data-colour={ground}
      data-shows-the-way={toTheWay && ''}
      aria-hidden="true"
    >
      <div className={rowStyles.eyes}>
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an eye has no other identity and never changes its place
          <span key={place} className={rowStyles.seat} data-sleeps={place === sleeper || undefined}>
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
