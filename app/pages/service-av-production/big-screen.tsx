import { type Film, FilmTile } from '~/components/film/film-tile'
import styles from './big-screen.module.css'

/** Six landscape films, their bottoms on one line row by row (AV-1). */
export function BigScreen({ title, films }: { title: string; films: Film[] }) {
  return (
    <section className={styles.screen} data-ground="indigo" aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.films}>
        {films.map((film) => (
          <li key={film.id} className={styles.film}>
            <FilmTile {...film} sizes="(width < 700px) 100vw, 56vw" />
          </li>
        ))}
      </ul>
    </section>
  )
}
