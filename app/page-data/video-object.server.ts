import type { VideoObject } from 'schema-dts'
import type { FilmData } from '~/components/film/film-data'
import type { PictureData } from '~/components/picture/picture'
import { agency } from '~content/load/agency.server'

interface DescribedFilm {
  name: string
  description: string
  film: FilmData
  poster: PictureData
}

/** A film as search engines read it (EXP-5). */
export function videoObject({ name, description, film, poster }: DescribedFilm): Record<string, unknown> {
  const { origin } = agency()
  const [file] = film.files
  return {
    '@type': 'VideoObject',
    name,
    description,
    thumbnailUrl: `${origin}${poster.base}.${poster.fallback}.webp`,
    ...(file && { contentUrl: `${origin}${file.src}` }),
    duration: `PT${film.duration}S`,
  } satisfies VideoObject
}
