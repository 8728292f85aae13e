import { phone } from '~/breakpoints'
import { type FilmOfPortfolio, FilmTile } from '~/components/film/film-tile'
import { contentWidth } from '~/components/picture/row-share'
import { type Fact, Facts } from '../facts'
import { FilmStrip } from './film-strip'
import styles from './films.module.css'

interface ClientFilm extends FilmOfPortfolio {
  /** What it is called; its `name` is the brand's. */
  title: string | undefined
  /** Client, services, objective, length. */
  facts: Fact[]
}

/** Widths in films.module.css: a wide film alone or beside another; three tall ones, two on phones. */
const sizesOf = {
  alone: `${phone} 95vw, ${contentWidth}`,
  paired: `${phone} 95vw, calc((${contentWidth} - 2rem) / 2)`,
  tall: `${phone} 47vw, calc((${contentWidth} - 2rem) / 3)`,
}

const isWide = ({ film }: FilmOfPortfolio) => film.width > film.height

/** One film across the page, then two beside each other, and so on; one that is left over stands alone. */
const placeOf = (index: number, count: number) =>
  index % 3 === 0 || (index % 3 === 1 && index === count - 1) ? 'alone' : 'paired'

interface FilmOfProps extends ClientFilm {
  place: keyof typeof sizesOf
  /** True for the one that phones see first. */
  priority?: boolean
}

function FilmOf({ facts, title, place, ...film }: FilmOfProps) {
  return (
    <li id={film.id} className={styles.film} data-place={place}>
      <FilmTile
        {...film}
        named={false}
        sizes={sizesOf[place]}
        corners={isWide(film) ? 'stepped' : 'square'}
      />
      <div className={styles.words}>
        <div className={styles.heading}>
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
  films: ClientFilm[]
}

/** The films: a strip that leads to each, the wide ones alone and in pairs, the tall ones next to each other (CASE-7, AV-1). */
export function Films({ titles, films }: FilmsProps) {
  const wide = films.filter(isWide)
  const tall = films.filter((film) => !isWide(film))
  return (
    <section aria-label={titles.title}>
      <FilmStrip label={titles.strip} films={[...wide, ...tall]} />
      <ul className={styles.wide}>
        {wide.map((film, index) => (
          <FilmOf key={film.id} {...film} place={placeOf(index, wide.length)} priority={index === 0} />
        ))}
      </ul>
      <ul className={styles.tall}>
        {tall.map((film) => (
          <FilmOf key={film.id} {...film} place="tall" />
        ))}
      </ul>
    </section>
  )
}
