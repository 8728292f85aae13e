import type { CSSProperties } from 'react'
import { ServiceCallToAction } from '~/components/service-call-to-action/service-call-to-action'
import type { WovenPicture } from '~/woven/edge/edge'
import styles from './sounding-warp.module.css'

/** How many upright strips the picture is cut into; sounding-warp.module.css counts with the same number. */
const STRIPS = 48

interface SoundingWarpProps {
  line: string
  label: string
  warp: WovenPicture
}

/** Threads with the play mark dyed into them; a wave leaves it in both directions, and plays under the pointer (SERVICES-8). */
export function SoundingWarp({ line, label, warp }: SoundingWarpProps) {
  return (
    <ServiceCallToAction ground="saffron" line={line} label={label} className={styles.action}>
      <div
        className={styles.warp}
        style={{ '--warp': `url(${warp.src})`, '--shape': `${warp.width} / ${warp.height}` } as CSSProperties}
        aria-hidden="true"
      >
        {Array.from({ length: STRIPS }, (_, i) => i).map((strip) => (
          <i key={strip} className={styles.strip} style={{ '--strip': strip } as CSSProperties} />
        ))}
      </div>
    </ServiceCallToAction>
  )
}
