import { phone } from '~/breakpoints'
import { type FilmOfPortfolio, FilmTile } from '~/components/film/film-tile'
import styles from './showcase.module.css'
import { useShowcase } from './use-showcase'

interface ShowcaseProps {
  films: FilmOfPortfolio[]
  pause: string
  resume: string
}

/**
 * All have the same height (showcase.module.css) and crop the film's sides, so narrow tiles need pictures as wide as the
 * others'. On phones the first is taller.
 */
const wideScreens = 'max(42rem, 74vw)'
const first = `${phone} max(100vw, 33rem), ${wideScreens}`
const others = `${phone} max(56vw, 25rem), ${wideScreens}`

/**
 * Three films open the page, muted and looping (AV-1). Where autoplay is allowed, one button pauses all of them (WCAG 2.2.2);
 * elsewhere, and in the built HTML, each works like any other film.
 */
export function Showcase({ films, pause, resume }: ShowcaseProps) {
  const { ref, startsByItself, isMoving, isPaused, toggle, onRefused } = useShowcase()
  return (
    <section
      ref={ref}
      className={styles.showcase}
      data-ground="ink"
      data-count={films.length}
      aria-label={films.map(({ name }) => name).join(', ')}
    >
      {films.map((film, index) => (
        <FilmTile
          key={film.id}
          {...film}
          corners="square"
          fit="fill"
          priority={index === 0}
          sizes={index === 0 ? first : others}
          running={startsByItself ? { isOn: isMoving, onRefused } : undefined}
        />
      ))}
      {startsByItself && (
        <button type="button" className={styles.pause} onClick={toggle}>
          <span className={styles.label}>{isPaused ? resume : pause}</span>
        </button>
      )}
    </section>
  )
}
