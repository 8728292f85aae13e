import { useId, useState } from 'react'
import { useInView } from '~/behaviours/in-view/use-in-view'
import styles from './logo-wall.module.css'

interface Logo {
  id: string
  name: string
  src: string
  width: number
  height: number
}

interface LogoWallProps {
  heading: string
  rows: Logo[][]
}

/** Under reduced motion a row scrolls by hand and must be reachable by keyboard; costs one stop of the Tab key a row. */
const byHand = (index: number) => ({ tabIndex: 0, role: 'group', 'aria-label': `Logos, row ${index + 1}` })

function Row({ logos, isCopy, isNear }: { logos: Logo[]; isCopy: boolean; isNear: boolean }) {
  return (
    <ul className={styles.logos} aria-hidden={isCopy || undefined}>
      {logos.map(({ id, name, src, width, height }) => (
        <li key={id} className={styles.logo}>
          <img
            src={src}
            alt={isCopy ? '' : name}
            width={width}
            height={height}
            loading={isNear ? 'eager' : 'lazy'}
            decoding="async"
          />
        </li>
      ))}
    </ul>
  )
}

/**
 * Rows of logos between threads, each row twice for an endless scroll, every second one reversed (HOME-6). Hover, focus and
 * the button pause it (WCAG 2.2.2); under reduced motion the rows scroll by hand.
 */
export function LogoWall({ heading, rows }: LogoWallProps) {
  const [isPaused, setPaused] = useState(false)
  const headingId = useId()
  // A lazy logo beyond the edge would only be fetched as it runs in: seen, the wall wants all of them.
  const { ref, view, inView } = useInView(0)
  return (
    <section
      ref={ref}
      className={styles.wall}
      data-ground="paper"
      data-view={view}
      data-paused={isPaused || undefined}
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
          Pause the logos
        </button>
      </div>
      <div className={styles.rows}>
        {rows.map((logos, index) => (
          <div
            key={logos[0]?.id ?? index}
            className={styles.row}
            data-reversed={index % 2 === 1 || undefined}
            {...byHand(index)}
          >
            <div className={styles.belt}>
              <Row logos={logos} isCopy={false} isNear={inView} />
              <Row logos={logos} isCopy isNear={inView} />
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}
