import type { WovenPicture } from '~/woven/edge/edge'
import styles from './steps.module.css'

/** The chips, each beside the elephant as it is then: sketched, in parts, dressed, walking (SERVICES-7). `frames` has them side by side. */
export function Steps({ chips, frames }: { chips: string[]; frames: WovenPicture }) {
  return (
    <ul className={styles.steps}>
      {chips.map((chip, index) => (
        <li key={chip} className={styles.step}>
          <div
            className={styles.frame}
            style={{
              aspectRatio: `${frames.width / chips.length} / ${frames.height}`,
              backgroundImage: `url(${frames.src})`,
              backgroundPosition: `${(index / (chips.length - 1)) * 100}% 0`,
              backgroundSize: `${chips.length * 100}% 100%`,
            }}
            aria-hidden="true"
          />
          {chip}
        </li>
      ))}
    </ul>
  )
}
