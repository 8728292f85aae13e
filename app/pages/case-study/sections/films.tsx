import { phoneOrTablet } from '~/breakpoints'
import { type FilmOfPortfolio, FilmTile } from '~/components/film/film-tile'
import { contentWidth } from '~/components/picture/row-share'
import { Heading } from '~/woven/heading/heading'
import type { WovenText } from '~/woven/heading/woven-text'
import type { Fact } from '../facts'
import { Credits } from './credits'
import type { FilmOnPhone, FilmPlace } from './film-places'

interface ClientFilm extends FilmOfPortfolio {
  /** What was made. */
  services: string
  objective: string
  place: FilmPlace
  onPhone: FilmOnPhone
  sizes: string
}

interface OpeningProps {
  heading: WovenText
  lead: string
  text: string
  film: ClientFilm | undefined
}

const besideWords = `${phoneOrTablet} 100vw, calc(${contentWidth} * 2 / 3)`

/** The first screen of a page of films: its headline, the first film, a few words beside it. */
function Opening({ heading, lead, text, film }: OpeningProps) {
  return (
    <header data-part="films-opening">
      <Heading text={heading} woven />
      <div>
        <p>{lead}</p>
        {film && (
          <div id={film.id} data-place="first" data-on-phone="screen">
            <FilmTile {...film} sizes={besideWords} priority />
          </div>
        )}
        <p>{text}</p>
      </div>
    </header>
  )
}

interface FilmsProps {
  /** What the section, its two halves and its end are called. */
  titles: { title: string; wide: string; tall: string; credits: string }
  films: { wide: ClientFilm[]; tall: ClientFilm[] }
  /** Set if the page opens with its first film. */
  opening?: Omit<OpeningProps, 'film'> & { facts: Fact[] }
  /** Whose work it is, as long as it is a sample. */
  note?: string | null
}

/** The films: the wide ones alone and in pairs, the tall ones next to each other, and who asked for them (CASE-7, AV-1). */
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
                <li key={film.id} id={film.id} data-place={film.place} data-on-phone={film.onPhone}>
                  <FilmTile {...film} />
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
