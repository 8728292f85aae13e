import { phone } from '~/breakpoints'
import { FilmTile, type PortfolioFilm } from '~/components/film/film-tile'
import type { FilmWidth } from './layouts.server'

interface CreditsProps {
  title: string
  films: { id: string; name: string; services: string; objective: string }[]
}

/** Ends the films with credits: for each brand what was made, and its purpose (CASE-7). */
function Credits({ title, films }: CreditsProps) {
  return (
    <div data-part="credits">
      <h2>{title}</h2>
      <dl>
        {films.map(({ id, name, services, objective }) => (
          <div key={id}>
            <dt data-side="middle">{name}</dt>
            <dd data-side="start">{services}</dd>
            <dd>{objective}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The approximate width of a film, in vw. */
const vw: Record<FilmWidth, number> = { whole: 100, half: 46, third: 30 }

interface ClientFilm extends PortfolioFilm {
  /** What was made. */
  services: string
  objective: string
  width: FilmWidth
  onPhone: FilmWidth
}

interface FilmsProps {
  /** Titles of the section, its two halves and its end. */
  titles: { title: string; wide: string; tall: string; credits: string }
  films: { wide: ClientFilm[]; tall: ClientFilm[] }
}

/** The films: the wide ones alone and in pairs, the tall ones side by side, and the credits (CASE-7, AV-1). */
export function Films({ titles, films: { wide, tall } }: FilmsProps) {
  const halves = [
    { shape: 'wide', heading: titles.wide, films: wide },
    { shape: 'tall', heading: titles.tall, films: tall },
  ].filter(({ films }) => films.length > 0)
  return (
    <section aria-label={titles.title} data-part="films">
      {halves.map(({ shape, heading, films }) => (
        <div key={shape} data-shape={shape}>
          <h2>{heading}</h2>
          <ul>
            {films.map((film) => (
              <li key={film.id} id={film.id} data-width={film.width} data-on-phone={film.onPhone}>
                <FilmTile {...film} sizes={`auto, ${phone} 100vw, ${vw[film.width]}vw`} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Credits title={titles.credits} films={[...wide, ...tall]} />
    </section>
  )
}
