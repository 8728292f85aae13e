import type { FilmOnSite } from '../../core/films/films-on-site'
import type { Field } from '../../core/form/field'
import type { Asking } from '../../core/publish/author'
import type { LibraryPicture } from '../../core/site/library'
import type { Place } from '../../core/site/places'
import type { ChangeRequest, Opened, Outcome } from '../../core/site/store'
import type { ShownInWords } from '../../core/site/texts'
import type { WordsToRead } from '../../core/site/words-to-read'

/** What Undo and Redo would do, or why there is no Undo. */
export interface Steps {
  undo?: string
  redo?: string
  blocked?: string
}

export interface Site {
  places: Place[]
  drafts: string[]
  steps: Steps
  samples: number
  pictures: LibraryPicture[]
  /** Where logos and woven pictures lie, by their names. */
  drawings: Record<string, string>
  /** Alternative texts that were written for an earlier picture. */
  wordsToRead: WordsToRead[]
  films: FilmOnSite[]
  /** Who is signed in to the studio; nobody signs in to an editor on one's own machine. */
  person: Asking | null
  /** Names that fields may hold, by what they name. */
  names: Record<'page' | 'project' | 'film' | 'woven' | 'wordmark', string[]>
}

export type OpenedForm = Opened & { form: Field }

/** An answer that says what went wrong. */
export class Refused extends Error {
  override readonly name = 'Refused'
}

async function answered<Body>(response: Response): Promise<Body> {
  if (response.ok) return response.json()
  const { message } = await response.json().catch(() => ({}))
  throw new Refused(message ?? 'The editor does not answer. Is it still running in the terminal?')
}

export async function get<Body>(path: string): Promise<Body> {
  return answered(await fetch(`/edit/api${path}`))
}

export async function post<Body>(path: string, body: unknown = {}): Promise<Body> {
  return answered(
    await fetch(`/edit/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )
}

/** Sends a file as it is. */
export async function postFile<Body>(
  path: string,
  query: Readonly<Record<string, string>>,
  file: File,
  signal: AbortSignal,
): Promise<Body> {
  const address = `/edit/api${path}?${new URLSearchParams({ ...query, file: file.name })}`
  return answered(await fetch(address, { method: 'POST', body: file, signal }))
}

export const getSite = () => get<Site>('/site')
export const getFile = (file: string) => get<OpenedForm>(`/file?name=${encodeURIComponent(file)}`)
/** What a file says on its pages; without a file, what all of them say. */
export const getTexts = (file?: string) =>
  get<ShownInWords[]>(file ? `/texts?file=${encodeURIComponent(file)}` : '/texts')

/** A change, made or not: a conflict is an answer, not a failure. */
export async function postChange(request: ChangeRequest): Promise<Outcome> {
  const body = JSON.stringify(request)
  const response = await fetch('/edit/api/change', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    // Goes on when the window is closed; browsers take 64 kB at most.
    keepalive: body.length < 20_000,
  })
  return response.status === 409 ? response.json() : answered(response)
}
