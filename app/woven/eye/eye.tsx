import type { CSSProperties } from 'react'
import styles from './eye.module.css'

const rhombus = (rx: number, ry: number) => `M${-rx} 0L0 ${-ry}L${rx} 0L0 ${ry}Z`

/** Half width and half height of the eye in its own units; the rings go beyond. */
const RX = 100
const RY = 60

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

/**
 * The ikat diamond that looks back. Decoration: hidden from assistive technology. `useGaze` moves the iris by `--gaze-x` and
 * `--gaze-y`; without it the eye looks where `lookX` and `lookY` say.
 */
export function Eye({ lookX = 0, lookY = -0.9, rings = true, lid = 0, dyes = {} }: EyeProps) {
  const { ring = 'saffron', ground = 'madder', lid: rim = 'ink', white = 'paper', iris = 'saffron' } = dyes
  const gaze = { '--look-x': lookX, '--look-y': lookY } as CSSProperties
  return (
    <svg
      className={styles.eye}
      viewBox={rings ? '-108 -75 216 150' : '-100 -60 200 120'}
      data-eye=""
      style={gaze}
      aria-hidden="true"
      focusable="false"
    >
      {rings && <path d={rhombus(RX * 1.06, RY * 1.22)} fill={`var(--${ring})`} />}
      {rings && <path d={rhombus(RX, RY * 1.12)} fill={`var(--${ground})`} />}
      <path d={rhombus(RX * (rings ? 0.9 : 1), RY * (rings ? 0.98 : 1))} fill={`var(--${rim})`} />
      {lid >= 1 ? (
        <>
          <path d={rhombus(RX * 0.76, RY * 0.8)} fill={`var(--${iris})`} />
          <path d={`M${-RX * 0.76} ${-RY * 0.07}H${RX * 0.76}V${RY * 0.09}H${-RX * 0.76}Z`} fill={`var(--${rim})`} />
          {[-0.3, 0, 0.3].map((x) => (
            <path key={x} d={`M${RX * x - 3} 0h6v${RY * 0.28}h-6z`} fill={`var(--${rim})`} />
          ))}
        </>
      ) : (
        <g className={styles.ball}>
          <path d={rhombus(RX * 0.76, RY * 0.8)} fill={`var(--${white})`} />
          <g className={styles.iris}>
            <path className={styles.dye} d={rhombus(RX * 0.47, RY * 0.58)} fill={`var(--${iris})`} />
            <path d={rhombus(RX * 0.27, RY * 0.36)} fill="var(--ink)" />
            <path d={`M${-RX * 0.13} ${-RY * 0.2}h${RX * 0.1}v${RY * 0.13}h${-RX * 0.1}z`} fill="var(--paper)" />
          </g>
          {lid > 0 && <path d={`M${-RX} ${-RY}H${RX}V${-RY + 2 * RY * lid}H${-RX}Z`} fill={`var(--${rim})`} />}
          <path className={styles.lid} d={rhombus(RX * 0.78, RY * 0.82)} fill={`var(--${iris})`} />
        </g>
      )}
    </svg>
  )
}
