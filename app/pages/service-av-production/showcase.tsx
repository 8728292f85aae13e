import { useInView } from '~/behaviours/in-view/use-in-view'
import { type Film, FilmTile } from '~/components/film/film-tile'
import { LoopingFilm } from './looping-film'
import styles from './showcase.module.css'
import { useShowcase } from './use-showcase'

interface ShowcaseProps {
  films: Film[]
  pause: string
  resume: string
}

/** Share of the three that must be visible for them to run. */
const VISIBLE = 0.25

const sizes = ['(width < 700px) 100vw, 50vw', '(width < 700px) 50vw, 40vw', '(width < 700px) 50vw, 40vw']

/**
 * Three films open the page, muted and looping (AV-1). They start by themselves where movement is welcome, with one button that
 * pauses all of them (WCAG 2.2.2); elsewhere each is a film like all others.
 */
export function Showcase({ films, pause, resume }: ShowcaseProps) {
  const { ref, inView } = useInView(VISIBLE)
  const { startsByItself, isPaused, toggle, onRefused } = useShowcase()
  return (
    <section
      ref={ref}
      className={styles.showcase}
      data-ground="ink"
      aria-label={films.map(({ name }) => name).join(', ')}
    >
      {films.map((film, index) =>
        startsByItself ? (
          <LoopingFilm
            key={film.id}
            {...film}
            isOn={inView && !isPaused}
            onRefused={onRefused}
            sizes={sizes[index] ?? '50vw'}
          />
        ) : (
          <FilmTile key={film.id} {...film} corners="square" fit="fill" sizes={sizes[index] ?? '50vw'} />
        ),
      )}
      {startsByItself && (
        <button type="button" className={styles.pause} onClick={toggle}>
          <span className={styles.label}>{isPaused ? resume : pause}</span>
        </button>
      )}
    </section>
  )
}
