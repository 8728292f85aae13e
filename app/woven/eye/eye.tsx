import type { CSSProperties } from 'react'
import styles from './eye.module.css'
import type { EyePart } from './eye-shapes'

/** Colours by the tokens' names. */
export interface Dyes {
  ring?: string
  ground?: string
  lid?: string
  white?: string
  iris?: string
}

interface EyeProps {
  /** Where it looks at rest, -1 to 1 in both directions; up is -1. */
  lookX?: number
  lookY?: number
  /** The two outer rings. */
  rings?: boolean
  /** Share of the eye that the lid covers from above, 0 to 1; 1 is a closed eye. */
  lid?: number
  dyes?: Dyes
}

const defaults = { ring: 'saffron', ground: 'madder', lid: 'ink', white: 'paper', iris: 'saffron' }

function Part({ part, dye, className }: { part: EyePart; dye: string; className?: string | undefined }) {
  return <use href={`#${part}`} fill={`var(--${dye})`} className={className} />
}

/**
 * The ikat diamond that looks back. Decoration: hidden from assistive technology. `useGaze` moves the iris by `--gaze-x` and
 * `--gaze-y`; without it the eye looks where `lookX` and `lookY` say.
 */
export function Eye({ lookX = 0, lookY = -0.9, rings = true, lid = 0, dyes = {} }: EyeProps) {
  const { ring, ground, lid: rim, white, iris } = { ...defaults, ...dyes }
  return (
    <svg
      className={styles.eye}
      viewBox={rings ? '-108 -75 216 150' : '-100 -60 200 120'}
      data-eye=""
      style={{ '--look-x': lookX.toFixed(1), '--look-y': lookY.toFixed(1) } as CSSProperties}
      aria-hidden="true"
      focusable="false"
    >
      {rings && <Part part="eye-ring" dye={ring} />}
      {rings && <Part part="eye-ground" dye={ground} />}
      <Part part={rings ? 'eye-rim' : 'eye-rim-bare'} dye={rim} />
      {lid >= 1 ? (
        <>
          <Part part="eye-white" dye={iris} />
          <Part part="eye-lash" dye={rim} />
        </>
      ) : (
        <g className={styles.ball}>
          <Part part="eye-white" dye={white} />
          <g className={styles.iris}>
            <Part part="eye-iris" dye={iris} className={styles.dye} />
            <Part part="eye-pupil" dye="ink" />
            <Part part="eye-glint" dye="paper" />
          </g>
          {lid > 0 && <path d={`M-100-60H100V${-60 + 120 * lid}H-100Z`} fill={`var(--${rim})`} />}
          <Part part="eye-lid" dye={iris} className={styles.lid} />
        </g>
      )}
    </svg>
  )
}
