import { classNames } from '~/class-names'
import type { WovenPicture } from '~/woven/edge/edge'
import styles from './chip-pictures.module.css'

interface ChipPicturesProps {
  chips: string[]
  /** All pictures in one file, side by side in the chips' order. */
  pictures: WovenPicture
  className?: string | undefined
}

/** A service's chips, each under a small woven picture of its own. */
export function ChipPictures({ chips, pictures, className }: ChipPicturesProps) {
  return (
    <ul className={classNames(styles.chips, className)}>
      {chips.map((chip, index) => (
        <li key={chip} className={styles.chip}>
          <div
            className={styles.picture}
            style={{
              aspectRatio: `${pictures.width / chips.length} / ${pictures.height}`,
              backgroundImage: `url(${pictures.src})`,
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
