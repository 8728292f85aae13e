import { phone } from '~/breakpoints'
import { type FilmOfPortfolio, FilmTile } from '~/components/film/film-tile'
import { contentWidth } from '~/components/picture/row-share'
import { Facts } from '../facts'
import { FilmStrip } from './film-strip'
import styles from './films.module.css'

interface ClientFilm extends FilmOfPortfolio {
  client: string
  services: string
  objective: string
}

/** Three columns, two on phones (films.module.css) */
const tallSizes = `${phone} 47vw, calc((${contentWidth} - 2rem) / 3)`

const isWide = ({ film }: FilmOfPortfolio) => film.width > film.height

interface FilmOfProps extends ClientFilm {
  /** True for the one that phones see first. */
  priority?: boolean
}

function FilmOf({ client, services, objective, ...film }: FilmOfProps) {
  return (
    <li id={film.id} className={styles.film}>
      <FilmTile
        {...film}
        named={false}
        sizes={isWide(film) ? `${phone} 95vw, 63vw` : tallSizes}
        corners={isWide(film) ? 'stepped' : 'square'}
      />
      <div className={styles.words}>
        <h2 className={styles.name}>{film.name}</h2>
        <Facts
          className={styles.facts}
          facts={{ Client: client, Services: services, Objective: objective }}
        />
      </div>
    </li>
  )
}

/** The twelve films: a strip that leads to each, the wide ones from side to side, the tall ones next to each other (CASE-7, AV-1). */
export function Films({ films }: { films: ClientFilm[] }) {
  const wide = films.filter(isWide)
  const tall = films.filter((film) => !isWide(film))
  return (
    <section aria-label="Films">
      <FilmStrip films={[...wide, ...tall]} />
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
