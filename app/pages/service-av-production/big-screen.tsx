import { phone } from '~/breakpoints'
import { type FilmOfPortfolio, FilmTile } from '~/components/film/film-tile'
import styles from './big-screen.module.css'

/** Half of the page each; one that is left over has all of it (big-screen.module.css). */
const sizesOf = (index: number, count: number) => (index === count - 1 && index % 2 === 0 ? '97vw' : '48vw')

/** Landscape films, two in a row (AV-1). */
export function BigScreen({ title, films }: { title: string; films: FilmOfPortfolio[] }) {
  return (
    <section className={styles.screen} data-ground="indigo" aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.films}>
        {films.map((film, index) => (
          <li key={film.id} className={styles.film}>
            <FilmTile {...film} sizes={`${phone} 100vw, ${sizesOf(index, films.length)}`} />
          </li>
        ))}
      </ul>
    </section>
  )
}
