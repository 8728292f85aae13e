import { phone, phoneOrTablet } from '~/breakpoints'
import { FilmTile, type PortfolioFilm } from '~/components/film/film-tile'
import { Heading } from '~/woven/heading/heading'
import type { WovenText } from '~/woven/heading/woven-text'
import type { Fact } from '../parts'
import type { FilmWidth } from './layouts.server'

interface CreditsProps {
  title: string
  films: { id: string; name: string; services: string; objective: string }[]
  /** Sector and project type. */
  facts: Fact[] | undefined
  /** The note that the work is a sample, if it is. */
  note: string | null | undefined
}

/** Ends a page of films with credits: for each brand what was made, and its purpose (CASE-7). */
function Credits({ title, films, facts = [], note }: CreditsProps) {
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
      {facts.length > 0 && (
        <dl>
          {facts.map(([title, words]) => (
            <div key={title}>
              <dt data-side="start">{title}</dt>
              <dd data-side="middle">{words}</dd>
            </div>
          ))}
        </dl>
      )}
      {note && <p>{note}</p>}
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

interface OpeningProps {
  heading: WovenText
  lead: string
  text: string
  film: ClientFilm | undefined
}

/** The first screen of a page of films: its headline, the first film, a few words beside it. */
function Opening({ heading, lead, text, film }: OpeningProps) {
  return (
    <header data-part="films-opening">
      <Heading text={heading} woven />
      <div>
        <p>{lead}</p>
        {film && (
          <div id={film.id} data-width="first" data-on-phone="whole">
            <FilmTile {...film} sizes={`${phoneOrTablet} 100vw, 63vw`} priority />
          </div>
        )}
        <p>{text}</p>
      </div>
    </header>
  )
}

interface FilmsProps {
  /** Titles of the section, its two halves and its end. */
  titles: { title: string; wide: string; tall: string; credits: string }
  films: { wide: ClientFilm[]; tall: ClientFilm[] }
  /** Set if the page opens with its first film. */
  opening?: Omit<OpeningProps, 'film'> & { facts: Fact[] }
  /** The note that the work is a sample, if it is. */
  note?: string | null
}

/** The films: the wide ones alone and in pairs, the tall ones side by side, and the credits (CASE-7, AV-1). */
export function Films({ titles, films: { wide, tall }, opening, note }: FilmsProps) {
  const halves = [
    { shape: 'wide', heading: titles.wide, films: opening ? wide.slice(1) : wide },
    { shape: 'tall', heading: titles.tall, films: tall },
  ].filter(({ films }) => films.length > 0)
  return (
    <>
      {opening && <Opening {...opening} film={wide[0]} />}
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
        <Credits title={titles.credits} films={[...wide, ...tall]} facts={opening?.facts} note={note} />
      </section>
    </>
  )
}
