import { type CSSProperties, useId } from 'react'
import { reducedMotion, useMediaQuery } from '~/behaviours/media-query/media-query'
import { usePausableMotion } from '~/behaviours/pausable-motion/use-pausable-motion'
import { Image } from '~/components/picture/picture'
import styles from './logo-wall.module.css'

interface Logo {
  name: string
  src: string
  width: number
  height: number
}

interface LogoWallProps {
  heading: string
  /** On the button that stops the rows. */
  pause: string
  /** Each with its name for screen readers. */
  rows: { label: string; logos: Logo[] }[]
}

function Row({ logos, isCopy, isNear }: { logos: Logo[]; isCopy: boolean; isNear: boolean }) {
  return (
    <ul className={styles.logos} aria-hidden={isCopy || undefined}>
      {logos.map(({ name, src, width, height }) => (
        <li key={src} className={styles.logo}>
          <Image file={{ src, width, height }} alt={isCopy ? '' : name} loading={isNear ? 'eager' : 'lazy'} />
        </li>
      ))}
    </ul>
  )
}

/**
 * Rows of logos as marquees, each doubled for an endless scroll and every second one reversed (HOME-6). Hover and the button
 * pause them (WCAG 2.2.2); with reduced motion the rows scroll by hand, and only then are they Tab stops.
 */
export function LogoWall({ heading, pause, rows }: LogoWallProps) {
  const headingId = useId()
  const scrollsByHand = useMediaQuery(reducedMotion, false)
  // Lazy logos beyond the edge would load only as they scroll in, so all are loaded once the wall is in view.
  const { ref, inView, isMoving, isPaused, setPaused } = usePausableMotion({
    threshold: 0,
    startsByItself: !scrollsByHand,
    needsScript: false,
  })
  return (
    <section
      ref={ref}
      className={styles.wall}
      data-ground="paper"
      data-still={!isMoving || undefined}
      aria-labelledby={headingId}
    >
      <div className={styles.head}>
        <h2 id={headingId} className={styles.heading}>
          {heading}
        </h2>
        <button
          type="button"
          className={styles.pause}
          aria-pressed={isPaused}
          onClick={() => setPaused(!isPaused)}
        >
          {pause}
        </button>
      </div>
      <div>
        {rows.map(({ label, logos }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; the cost is that no better element is looked for.
          <div
            key={label}
            className={styles.row}
            style={{ '--logos': logos.length } as CSSProperties}
            role="group"
            aria-label={label}
            tabIndex={scrollsByHand ? 0 : undefined}
          >
            <div className={styles.marquee}>
              <Row logos={logos} isCopy={false} isNear={inView} />
              <Row logos={logos} isCopy isNear={inView} />
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}
