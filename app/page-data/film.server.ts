import type { FilmData, FilmWords } from '~/components/film/film-tile'
import { fillIn } from '~/fill-in'
import { type FilmFile, films } from '~content/load/manifest.server'
import { readContent } from '~content/load/read.server'
import { films as filmsSchema } from '~content/schema/films'
import { describeUnknownName, filmKind } from '~content/schema/known'
import { ContentError } from '~content/validation/problem'

const ofFile = ({ src, type }: FilmFile) => ({ src, type })

/**
 * A film by its id in media/films.json.
 * @throws if there is none, with the content file that refers to it
 */
export function film(id: string, file: string): FilmData {
  const entry = films()[id]
  if (!entry) throw new ContentError([{ file: `content/${file}`, text: describeUnknownName(id, filmKind) }])
  const { width, height, duration, files, phone, captions } = entry
  return { width, height, duration, files: files.map(ofFile), phone: phone?.map(ofFile), captions }
}

/** The length of a film in words. */
export function filmLength({ duration }: FilmData): string {
  return fillIn(readContent('films.yaml', filmsSchema).length, { seconds: Math.round(duration) })
}

/** The words that all films share. */
export function filmWords(): FilmWords {
  const { play, pause, failed } = readContent('films.yaml', filmsSchema)
  return { play, pause, failed }
}
