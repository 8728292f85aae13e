import styles from './warp.module.css'

interface WarpProps {
  /** A place for a knot each, from the left: whether it is tied. */
  knots: boolean[]
  ground: 'madder' | 'ink'
  /** True where every place is seen on the narrowest window; else those on the left go beyond its edge. */
  fits?: boolean
}

/**
 * A band of warp that is bound before it is dyed: bandha. A place that is loose is tied where a style sheet sets `--tied: 1` on
 * it. Decoration.
 */
export function Warp({ knots, ground, fits = false }: WarpProps) {
  return (
    <div className={styles.band} data-colour={ground} data-fits={fits || undefined} aria-hidden="true">
      <div className={styles.threads}>
        {knots.map((tied, place) => (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: places of a band have no other name and keep their order
            key={place}
            className={styles.place}
            viewBox="0 0 120 120"
            preserveAspectRatio="none"
            data-tied={tied || undefined}
            aria-hidden="true"
            focusable="false"
          >
            <use href="#warp-loose" className={styles.loose} />
            <use href="#warp-tied" className={styles.tied} />
          </svg>
        ))}
      </div>
    </div>
  )
}
