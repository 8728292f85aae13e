import type { z } from 'zod'
import type { FilmWords, PortfolioFilm } from '~/components/film/film-tile'
import { film, filmLength, filmWords } from '~/page-data/film.server'
import { pictureData } from '~/page-data/media.server'
import { pictures } from '~content/load/manifest.server'
import { readContent } from '~content/load/read.server'
import { films as filmsSchema, openingStill } from '~content/schema/films'

const file = 'films.yaml'

type Entry = z.output<typeof filmsSchema>['landscape'][number]

/** A film with its files, its poster and its client. */
interface FilmWithClient extends PortfolioFilm {
  colour: string
  client: string
  services: string
  objective: string
}

const withMedia =
  (words: FilmWords) =>
  ({ id, name, title, client, services, objective, description, colour }: Entry): FilmWithClient => {
    const shown = film(id, file)
    return {
      id,
      name,
      title,
      length: filmLength(shown),
      client,
      services,
      objective,
      colour,
      film: shown,
      poster: pictureData({ name: `films/${id}`, alt: description }, file),
      words,
    }
  }

function withOpeningStill(one: FilmWithClient): FilmWithClient {
  const name = openingStill(one.id)
  return name in pictures() ? { ...one, poster: pictureData({ name, alt: one.poster.alt }, file) } : one
}

/** The films of the portfolio (AV-1): landscape, portrait, and the showcase of three. */
export function portfolioFilms() {
  const { landscape, portrait, showcase } = readContent(file, filmsSchema)
  const addMedia = withMedia(filmWords())
  const wide = landscape.map(addMedia)
  const tall = portrait.map(addMedia)
  const all = [...wide, ...tall]
  return {
    landscape: wide,
    portrait: tall,
    showcase: showcase.flatMap((id) => all.filter((one) => one.id === id)).map(withOpeningStill),
  }
}

/** How many films hang on one rod of at most `most`: as few rods as possible, filled as evenly as possible (FREE-1). */
export function filmsOnRod(count: number, most: number): number {
  const rods = Math.ceil(count / most)
  return Math.ceil(count / rods)
}
