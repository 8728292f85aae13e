import type { FilmOnSite } from '../../core/films/film-files'
import type { Field } from '../../core/form/describe'
import type { Asked } from '../../core/publish/asked'
import type { Asking } from '../../core/publish/author'
import type { LibraryPicture } from '../../core/site/library'
import type { Place } from '../../core/site/places'
import type { ChangeRequest, Opened, Outcome } from '../../core/site/store'
import type { ShownInWords } from '../../core/site/texts'
import type { WordsToRead } from '../../core/site/words-to-read'
import { tellSignedOut } from './connection'

/** What Undo and Redo would do, or why there is no Undo. */
interface Steps {
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
  /** An editor’s request to publish that waits for a publisher. */
  asked: Asked | null
  /** Names that fields may hold, by what they name. */
  names: Record<'page' | 'project' | 'film' | 'woven' | 'wordmark', string[]>
}

export type OpenedForm = Opened & { form: Field }

/** An answer that says what went wrong. */
export class Refused extends Error {}

/** @throws Refused with what went wrong, another error if the editor does not answer or one is signed out */
async function request(path: string, init?: RequestInit, alsoRight = 200): Promise<Response> {
  const response = await fetch(`/edit/api${path}`, init)
  if (response.ok || response.status === alsoRight) return response
  if (response.status === 401) {
    tellSignedOut()
    throw new Error('You have been signed out. Sign in in another tab, then try again here.')
  }
  const { message } = await response.json().catch(() => ({}))
  // Without a message it is the answer of a proxy.
  throw message ? new Refused(message) : new Error('The editor does not answer.')
}

const asJson = (body: unknown) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

export const get = async <Body>(path: string): Promise<Body> => (await request(path)).json()

export const post = async <Body>(path: string, body: unknown = {}): Promise<Body> =>
  (await request(path, asJson(body))).json()

const requestWithFile = (
  path: string,
  query: Readonly<Record<string, string>>,
  file: File,
  signal: AbortSignal,
) =>
  request(`${path}?${new URLSearchParams({ ...query, file: file.name })}`, {
    method: 'POST',
    body: file,
    signal,
  })

/** Sends a file as it is. */
export const postFile = async <Body>(...sent: Parameters<typeof requestWithFile>): Promise<Body> =>
  (await requestWithFile(...sent)).json()

/** Sends a file, and gets a picture of it. */
export const postForPicture = async (...sent: Parameters<typeof requestWithFile>): Promise<Blob> =>
  (await requestWithFile(...sent)).blob()

export const getSite = () => get<Site>('/site')
export const getFile = (file: string) => get<OpenedForm>(`/file?name=${encodeURIComponent(file)}`)
/** What a file says on its pages; without a file, what all of them say. */
export const getTexts = (file?: string) =>
  get<ShownInWords[]>(file ? `/texts?file=${encodeURIComponent(file)}` : '/texts')

/** A change, made or not: a conflict is an answer, not a failure. */
export async function postChange(change: ChangeRequest): Promise<Outcome> {
  const init = asJson(change)
  // Goes on when the window is closed; browsers take 64 kB at most.
  const keepalive = init.body.length < 20_000
  return (await request('/change', { ...init, keepalive }, 409)).json()
}
