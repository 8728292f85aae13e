import { createHash } from 'node:crypto'
import { FilmError } from '../../../media/films/film-error'
import { filesOf, listWith, pathsOf, readList, sourceOf } from '../../../media/films/shelf'
import { mistakesOfCaptions, readCaptions, writeCaptions } from '../captions/captions'
import type { Files } from '../disk/journal'
import { filesOfMoment } from './posters'

type FilmEntry = ReturnType<typeof readList>[string]

/** @throws FilmError where there is none of this name */
export function filmOf(id: string): FilmEntry {
  const entry = readList()[id]
  if (!entry) throw new FilmError(`There is no film “${id}”.`)
  return entry
}

/** Files of a film that its next entry does not name any more. */
export function leftOver(id: string, next: FilmEntry): [string, null][] {
  const kept = new Set(pathsOf(next))
  const old = readList()[id]
  return (old ? pathsOf(old) : [])
    .filter((src) => !kept.has(src))
    .map((src): [string, null] => [`media/files${src}`, null])
}

/**
 * Captions as a file of their own.
 * @throws FilmError where one of them is wrong
 */
export function checkedCaptions(text: string, duration: number): string {
  const cues = readCaptions(text)
  const [first] = mistakesOfCaptions(cues, duration)
  if (first) throw new FilmError(`Caption ${first[0] + 1}: ${first[1]}`)
  return writeCaptions(cues)
}

/** What is written for other captions of a film that stays; `null` for none. */
export function filesOfCaptions(id: string, text: string | null): Files {
  const { captions: _, ...entry } = filmOf(id)
  if (text === null) return new Map([['media/films.json', listWith(id, entry)], ...leftOver(id, entry)])
  const track = checkedCaptions(text, entry.duration)
  const hash = createHash('sha256').update(track).digest('hex').slice(0, 8)
  const captions = sourceOf(`${id}.${hash}.vtt`)
  const { sha, ...others } = entry
  const next = { ...others, captions, sha }
  return new Map([
    [`media/files${captions}`, track],
    ['media/films.json', listWith(id, next)],
    ...leftOver(id, next),
  ])
}

/** The poster of a film that stays, from one of its moments. */
export function filesOfOtherMoment(id: string, second: number): Promise<Files> {
  const entry = filmOf(id)
  return filesOfMoment(id, { path: filmFile(id), duration: entry.duration }, second)
}

/** Where the best file of a film lies. */
export function filmFile(id: string): string {
  const [first] = filesOf(filmOf(id))
  if (first === undefined) throw new FilmError(`The film “${id}” has no file.`)
  return first
}
