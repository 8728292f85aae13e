import type { CSSProperties } from 'react'
import { type Film, FilmTile } from '~/components/film/film-tile'
import styles from './films.module.css'

interface ClientFilm extends Film {
  client: string
  services: string
  objective: string
}

function FilmOf({ client, services, objective, ...film }: ClientFilm) {
  const isPortrait = film.film.height > film.film.width
  const facts = [
    ['Client', client],
    ['Services', services],
    ['Objective', objective],
  ] as const
  return (
    <li className={styles.film} style={{ '--dye': film.dye } as CSSProperties}>
      <FilmTile
        {...film}
        sizes={isPortrait ? '(width < 700px) 50vw, 33vw' : '(width < 700px) 100vw, 62vw'}
        corners={isPortrait ? 'square' : 'stepped'}
      />
      <dl className={styles.facts}>
        {facts.map(([title, words]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

/** The twelve films, the wide ones from side to side, the tall ones next to each other (CASE-7, AV-1). */
export function Films({ films }: { films: ClientFilm[] }) {
  const isWide = ({ film }: Film) => film.width > film.height
  return (
    <section aria-label="Films">
      <ul className={styles.wide}>
        {films.filter(isWide).map((film) => (
          <FilmOf key={film.id} {...film} />
        ))}
      </ul>
      <ul className={styles.tall}>
        {films
          .filter((film) => !isWide(film))
          .map((film) => (
            <FilmOf key={film.id} {...film} />
          ))}
      </ul>
    </section>
  )
}
