import type { VideoObject } from 'schema-dts'
import type { FilmData } from '~/components/film/film-tile'
import type { PictureData } from '~/components/picture/picture'
import { agency } from '~content/load/agency.server'
import { films } from '~content/load/manifest.server'

interface DescribedFilm {
  /** In media/films.json. */
  id: string
  name: string
  description: string
  film: FilmData
  poster: PictureData
}

/** A film as search engines read it (EXP-5, EXP-25). */
export function videoObject({ id, name, description, film, poster }: DescribedFilm): Record<string, unknown> {
  const { origin } = agency()
  const [file] = film.files
  const published = films()[id]?.published
  return {
    '@type': 'VideoObject',
    name,
    description,
    ...(published && { uploadDate: published }),
    thumbnailUrl: `${origin}${poster.base}.${poster.fallback}.webp`,
    ...(file && { contentUrl: `${origin}${file.src}` }),
    duration: `PT${film.duration}S`,
  } satisfies VideoObject
}
