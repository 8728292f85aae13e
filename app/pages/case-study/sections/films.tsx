import { phone } from '~/breakpoints'
import { type FilmOfPortfolio, FilmTile } from '~/components/film/film-tile'
import { contentWidth } from '~/components/picture/row-share'
import { type Fact, Facts } from '../facts'
import { FilmStrip } from './film-strip'
import styles from './films.module.css'

interface ClientFilm extends FilmOfPortfolio {
  /** Client, services, objective. */
  facts: Fact[]
}

/** Three columns, two on phones (films.module.css) */
const tallSizes = `${phone} 47vw, calc((${contentWidth} - 2rem) / 3)`

const isWide = ({ film }: FilmOfPortfolio) => film.width > film.height

interface FilmOfProps extends ClientFilm {
  /** True for the one that phones see first. */
  priority?: boolean
}

function FilmOf({ facts, ...film }: FilmOfProps) {
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
        <Facts className={styles.facts} facts={facts} />
      </div>
    </li>
  )
}

interface FilmsProps {
  /** What the section and the strip are called. */
  titles: { title: string; strip: string }
  films: ClientFilm[]
}

/** The films: a strip that leads to each, the wide ones from side to side, the tall ones next to each other (CASE-7, AV-1). */
export function Films({ titles, films }: FilmsProps) {
  const wide = films.filter(isWide)
  const tall = films.filter((film) => !isWide(film))
  return (
    <section aria-label={titles.title}>
      <FilmStrip label={titles.strip} films={[...wide, ...tall]} />
      {wide.length > 0 && (
        <ul className={styles.wide}>
          {wide.map((film, index) => (
            <FilmOf key={film.id} {...film} priority={index === 0} />
          ))}
        </ul>
      )}
      {tall.length > 0 && (
        <ul className={styles.tall}>
          {tall.map((film) => (
            <FilmOf key={film.id} {...film} />
          ))}
        </ul>
      )}
    </section>
  )
}
