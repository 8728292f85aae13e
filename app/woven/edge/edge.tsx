import styles from './edge.module.css'

/** A woven picture made for the site itself: pixels are threads, shown at 1 px = 1 CSS px. */
export interface WovenPicture {
  src: string
  width: number
  height: number
}

interface EdgeProps {
  tile: WovenPicture
  /** A lower tile for phones; the wide one serves where there is none. */
  phone?: WovenPicture | undefined
  className?: string | undefined
}

/** A section's woven edge: a tile that repeats over the whole width. Decoration. */
export function Edge({ tile, phone = tile, className }: EdgeProps) {
  return (
    <div className={[styles.edge, className].filter(Boolean).join(' ')} aria-hidden="true">
      <div className={styles.wide} style={{ backgroundImage: `url(${tile.src})`, blockSize: tile.height }} />
      <div
        className={styles.phone}
        style={{ backgroundImage: `url(${phone.src})`, blockSize: phone.height }}
      />
    </div>
  )
}
