import { phone } from '~/breakpoints'
import { type FilmOfPortfolio, FilmTile } from '~/components/film/film-tile'
import styles from './big-screen.module.css'

/** Half of the page each, on phones every third one all of it; one that is left over too (big-screen.module.css). */
function sizesOf(index: number, count: number): string {
  const isLast = index === count - 1
  const isWide = index % 3 === 0 || (isLast && index % 3 === 1)
  return `${phone} ${isWide ? '100vw' : '50vw'}, ${isLast && index % 2 === 0 ? '97vw' : '48vw'}`
}

/** Landscape films (AV-1). */
export function BigScreen({ title, films }: { title: string; films: FilmOfPortfolio[] }) {
  return (
    <section className={styles.screen} data-ground="indigo" aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.films}>
        {films.map((film, index) => (
          <li key={film.id} className={styles.film}>
            <FilmTile {...film} sizes={sizesOf(index, films.length)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
