import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FilmEntry as ListedFilm } from '../../content/load/manifest.server'
import type { Draft } from './encode-files'

const media = fileURLToPath(new URL('..', import.meta.url))
const films = join(media, 'files', 'films')
const list = join(media, 'films.json')

/** A film as the site's manifest lists it. */
export interface FilmEntry extends ListedFilm {
  /** SHA-256 of the source, so that an unchanged film is not encoded again. */
  sha: string
}

export const readList = (): Record<string, FilmEntry> =>
  existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {}

/** Every path that an entry names, from the folder of the site's media. */
export const pathsOf = ({ files, phone = [], captions }: FilmEntry): string[] => [
  ...[...files, ...phone].map(({ src }) => src),
  ...(captions === undefined ? [] : [captions]),
]

/** Where the files of an entry lie. */
export const filesOf = (entry: FilmEntry): string[] => pathsOf(entry).map((src) => join(media, 'files', src))

const unfinished = /^\.film-(\d+)$/

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** An empty folder on the disk of the media, so that finished files can be moved. Removes those of programs that were killed. */
export function openWorkspace(): string {
  for (const name of readdirSync(media)) {
    const [, pid] = unfinished.exec(name) ?? []
    if (pid && !isRunning(Number(pid))) rmSync(join(media, name), { recursive: true })
  }
  const folder = join(media, `.film-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  return folder
}

/** Moves a finished file among the site's media. Its name is new unless its content is the same: nothing is overwritten. */
export function move(draft: Pick<Draft, 'path' | 'name'>): void {
  mkdirSync(films, { recursive: true })
  renameSync(draft.path, join(films, draft.name))
}

/** A film's file as the manifest names it. */
export const sourceOf = (name: string): string => `/films/${name}`

/** Entries as they stand in the manifest's file. */
const written = (entries: Record<string, FilmEntry>): string => {
  const all = Object.entries(entries).sort(([a], [b]) => a.localeCompare(b))
  return `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`
}

/** The manifest with another entry. */
export const listWith = (id: string, entry: FilmEntry): string => written({ ...readList(), [id]: entry })

/** The manifest without an entry. */
export const listWithout = (id: string): string => {
  const { [id]: _, ...others } = readList()
  return written(others)
}

/** Enters a film whose files are all there, in one step; only then the files of its earlier version go. */
export function enter(id: string, entry: FilmEntry, workspace: string): void {
  const next = join(workspace, 'films.json')
  writeFileSync(next, listWith(id, entry))
  renameSync(next, list)
  const named = new Set(Object.values(readList()).flatMap(pathsOf))
  const ofFilm = new RegExp(`^${id}(-phone)?\\.[0-9a-f]{8}\\.(av1\\.webm|vp9\\.webm|vtt)$`)
  for (const file of readdirSync(films))
    if (ofFilm.test(file) && !named.has(`/films/${file}`)) rmSync(join(films, file))
}
