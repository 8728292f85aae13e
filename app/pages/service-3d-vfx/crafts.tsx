import type { WovenPicture } from '~/woven/edge/edge'
import styles from './crafts.module.css'

/** The chips, each under an object of its own, built of the hero's blocks (SERVICES-3). `objects` has them side by side. */
export function Crafts({ chips, objects }: { chips: string[]; objects: WovenPicture }) {
  return (
    <ul className={styles.crafts}>
      {chips.map((chip, index) => (
        <li key={chip} className={styles.craft}>
          <div
            className={styles.object}
            style={{
              aspectRatio: `${objects.width / chips.length} / ${objects.height}`,
              backgroundImage: `url(${objects.src})`,
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
