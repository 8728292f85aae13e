import { refusalOf } from '../../core/films/limits'
import type { GivenFilm } from '../../core/films/read-film'
import { Refused } from '../server/api'

/** What a file is to become: a film, its phone version, or its poster. */
export type GivenKind = 'film' | 'phone' | 'picture'

/** A file that lies ready in the editor. */
export interface GivenFile {
  token: string
  fileName: string
}

export type GivenFilmFile = GivenFile & GivenFilm

/**
 * Gives the editor a file that is to become a film or its poster.
 * @param of the film whose place it is to take; for a new one, where the field stands that is to name it
 * @throws Refused with what is wrong and what to do
 */
export async function give<Given extends GivenFile>(
  file: File,
  kind: GivenKind,
  of: { name: string; path?: string },
  signal: AbortSignal,
): Promise<Given> {
  const refusal = kind === 'picture' ? undefined : refusalOf(file.name, file.size)
  if (refusal) throw new Refused(refusal)
  const query = new URLSearchParams({ file: file.name, kind, ...of })
  const response = await fetch(`/edit/api/film/given?${query}`, { method: 'POST', body: file, signal })
  if (response.ok) return response.json()
  const { message } = await response.json().catch(() => ({}))
  throw new Refused(message ?? `${file.name} could not be read. Try it again.`)
}
