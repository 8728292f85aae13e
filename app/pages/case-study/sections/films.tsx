import { type FilmOfPortfolio, FilmTile } from '~/components/film/film-tile'
import type { FilmPlace } from './film-places'
import styles from './films.module.css'

interface ClientFilm extends FilmOfPortfolio {
  /** What it is called; its `name` is the brand's. */
  title: string | undefined
  /** What was made, and how long it is. */
  line: string
  objective: string
  place: FilmPlace
  sizes: string
}

interface FilmOfProps extends ClientFilm {
  /** True for the one that phones see first. */
  priority?: boolean
}

function FilmOf({ line, objective, title, place, ...film }: FilmOfProps) {
  return (
    <li id={film.id} className={styles.film} data-place={place}>
      <FilmTile {...film} named={false} />
      <div className={styles.words}>
        <h3 className={title ? styles.brand : styles.title}>{film.name}</h3>
        {title && <p className={styles.title}>{title}</p>}
        <p className={styles.line}>{line}</p>
        <p className={styles.objective}>{objective}</p>
      </div>
    </li>
  )
}

interface FilmsProps {
  /** What the section and its two halves are called. */
  titles: { title: string; wide: string; tall: string }
  films: { wide: ClientFilm[]; tall: ClientFilm[] }
}

/** The films: the wide ones alone and in pairs, the tall ones next to each other (CASE-7, AV-1). */
export function Films({ titles, films: { wide, tall } }: FilmsProps) {
  const halves = [
    { shape: 'wide', heading: titles.wide, films: wide },
    { shape: 'tall', heading: titles.tall, films: tall },
  ].filter(({ films }) => films.length > 0)
  return (
    <section aria-label={titles.title}>
      {halves.map(({ shape, heading, films }, half) => (
        <div key={shape} className={styles.half} data-shape={shape}>
          <h2 className={styles.heading}>{heading}</h2>
          <ul className={styles.films}>
            {films.map((film, index) => (
              <FilmOf key={film.id} {...film} priority={half === 0 && index === 0} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
