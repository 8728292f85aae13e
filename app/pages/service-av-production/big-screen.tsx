import { phone } from '~/breakpoints'
import { type FilmOfPortfolio, FilmTile } from '~/components/film/film-tile'
import styles from './big-screen.module.css'

/** Seven, five or six of twelve columns, over and over; one that is left over has all of them (big-screen.module.css). */
const columns = ['55.5vw', '41vw', '41vw', '55.5vw', '48vw', '48vw']

const sizesOf = (index: number, count: number) =>
  index === count - 1 && index % 2 === 0 ? '97vw' : columns[index % columns.length]

/** Landscape films, their bottoms on one line row by row (AV-1). */
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
