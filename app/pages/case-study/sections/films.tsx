import { type FilmOfPortfolio, FilmTile } from '~/components/film/film-tile'
import { type Fact, Facts } from '../facts'
import type { FilmPlace } from './film-places'
import { FilmStrip } from './film-strip'
import styles from './films.module.css'

interface ClientFilm extends FilmOfPortfolio {
  /** What it is called; its `name` is the brand's. */
  title: string | undefined
  /** Client, services, objective, length. */
  facts: Fact[]
  place: FilmPlace
  sizes: string
}

interface FilmOfProps extends ClientFilm {
  /** True for the one that phones see first. */
  priority?: boolean
}

function FilmOf({ facts, title, place, ...film }: FilmOfProps) {
  return (
    <li id={film.id} className={styles.film} data-place={place}>
      <FilmTile {...film} named={false} corners={place === 'tall' ? 'square' : 'stepped'} />
      <div className={styles.words}>
        <div>
          <h2 className={title ? styles.brand : styles.title}>{film.name}</h2>
          {title && <p className={styles.title}>{title}</p>}
        </div>
        <Facts className={styles.facts} facts={facts} />
      </div>
    </li>
  )
}

interface FilmsProps {
  /** What the section and the strip are called. */
  titles: { title: string; strip: string }
  films: { wide: ClientFilm[]; tall: ClientFilm[] }
}

/** The films: a strip that leads to each, the wide ones alone and in pairs, the tall ones next to each other (CASE-7, AV-1). */
export function Films({ titles, films: { wide, tall } }: FilmsProps) {
  return (
    <section aria-label={titles.title}>
      <FilmStrip label={titles.strip} films={[...wide, ...tall]} />
      <ul className={styles.wide}>
        {wide.map((film, index) => (
          <FilmOf key={film.id} {...film} priority={index === 0} />
        ))}
      </ul>
      <ul className={styles.tall}>
        {tall.map((film) => (
          <FilmOf key={film.id} {...film} />
        ))}
      </ul>
    </section>
  )
}
