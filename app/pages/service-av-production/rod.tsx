import type { CSSProperties } from 'react'
import { belowWide, phone } from '~/breakpoints'
import { type FilmOfPortfolio, FilmTile } from '~/components/film/film-tile'
import { Sideways } from '~/components/sideways/sideways'
import type { WovenPicture } from '~/woven/edge/edge'
import styles from './rod.module.css'
import { filmsOnRod } from './rods'

interface HungFilm extends FilmOfPortfolio {
  /** The film's own colour, for its fringe. */
  colour: string
}

interface RodProps {
  title: string
  films: HungFilm[]
  fringe: WovenPicture
}

/** None is wider than the last of them (rod.module.css). */
const sizes = `${phone} 210px, ${belowWide} 31vw, max(20rem, 16vw)`

/** Portrait films hung on rods like cloths, each with a fringe in its own colour (AV-1). */
export function Rod({ title, films, fringe }: RodProps) {
  const inRow = {
    '--on-desktop': filmsOnRod(films.length, 'desktop'),
    '--on-tablet': filmsOnRod(films.length, 'tablet'),
  }
  return (
    <section className={styles.section} data-ground="ink" aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <Sideways label={title} pieces={films.length}>
        <ul className={styles.rod} style={inRow as CSSProperties}>
          {films.map((film) => (
            <li key={film.id} className={styles.cloth}>
              <FilmTile {...film} corners="square" sizes={sizes}>
                <div
                  className={styles.fringe}
                  style={{ background: film.colour, maskImage: `url(${fringe.src})` }}
                  aria-hidden="true"
                />
              </FilmTile>
            </li>
          ))}
        </ul>
      </Sideways>
    </section>
  )
}
