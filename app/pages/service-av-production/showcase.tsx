import { phone } from '~/breakpoints'
import { type FilmOfPortfolio, FilmTile } from '~/components/film/film-tile'
import styles from './showcase.module.css'
import { useShowcase } from './use-showcase'

interface ShowcaseProps {
  films: FilmOfPortfolio[]
  pause: string
  resume: string
}

/** As wide as showcase.module.css shows them: the first by its number, the others of three on phones cut at their sides. */
const sizesOf = (index: number, count: number) =>
  count < 3
    ? `${phone} 100vw, ${100 / count}vw`
    : index === 0
      ? `${phone} 100vw, 67vw`
      : `${phone} 67vw, calc(100vw / 3)`

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
          sizes={sizesOf(index, films.length)}
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
