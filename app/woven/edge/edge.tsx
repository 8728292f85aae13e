import { classNames } from '~/class-names'
import styles from './edge.module.css'

/** A woven picture made for the site itself: pixels are threads, shown at 1 px = 1 CSS px. */
export interface WovenPicture {
  src: string
  width: number
  height: number
}

interface EdgeProps {
  tile: WovenPicture
  /** A lower tile for phones. Default: the wide one. */
  phone?: WovenPicture | undefined
  /** True below the first screen: it is woven while it scrolls into the window. */
  weavesIn?: boolean
  className?: string | undefined
}

/** A section's woven edge: a tile that repeats over the whole width. Decorative. */
export function Edge({ tile, phone = tile, weavesIn = false, className }: EdgeProps) {
  return (
    <div
      className={classNames(styles.edge, className)}
      data-weaves-in={weavesIn || undefined}
      aria-hidden="true"
    >
      <div className={styles.wide} style={{ backgroundImage: `url(${tile.src})`, blockSize: tile.height }} />
      <div
        className={styles.phone}
        style={{ backgroundImage: `url(${phone.src})`, blockSize: phone.height }}
      />
    </div>
  )
}
