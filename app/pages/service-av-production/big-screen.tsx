import { phone } from '~/breakpoints'
import { type FilmOfPortfolio, FilmTile } from '~/components/film/film-tile'
import styles from './big-screen.module.css'

/** Seven, five or six of twelve columns (big-screen.module.css) */
const columns = ['55.5vw', '41vw', '41vw', '55.5vw', '48vw', '48vw']

/** Six landscape films, their bottoms on one line row by row (AV-1). */
export function BigScreen({ title, films }: { title: string; films: FilmOfPortfolio[] }) {
  return (
    <section className={styles.screen} data-ground="indigo" aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.films}>
        {films.map((film, index) => (
          <li key={film.id} className={styles.film}>
            <FilmTile {...film} sizes={`${phone} 98vw, ${columns[index] ?? '55.5vw'}`} />
          </li>
        ))}
      </ul>
    </section>
  )
}
