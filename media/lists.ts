import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Files to write, by path from the repository's root, in this order; null removes one. */
export type FileChanges = Map<string, Uint8Array | string | null>

/** The entries of a list such as media/pictures.json, by name. */
export const readList = <Entry>(list: string): Record<string, Entry> =>
  existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {}

/** The text of a list, sorted by name. */
export function listText(entries: Record<string, unknown>): string {
  const sorted = Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1))
  return `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`
}

/**
 * Changes that put an entry into a list: its files, the list, then the removal of files that only its earlier version names.
 * @param listPaths every file that an entry names
 */
export function enter<Entry>(
  list: string,
  [name, entry]: readonly [string, Entry],
  files: Iterable<readonly [string, Uint8Array | string]>,
  listPaths: (entry: Entry) => string[],
): FileChanges {
  const entries = readList<Entry>(list)
  const earlier = entries[name]
  const named = new Set(listPaths(entry))
  const unnamed = (earlier ? listPaths(earlier) : []).filter((file) => !named.has(file))
  return new Map<string, Uint8Array | string | null>([
    ...files,
    [list, listText({ ...entries, [name]: entry })],
    ...unnamed.map((file) => [file, null] as const),
  ])
}

/** Writes changes. Each file is replaced in one step, so a program that is stopped leaves none half written. */
export function writeChanges(changes: FileChanges): void {
  for (const [file, data] of changes) {
    if (data === null) {
      rmSync(file, { force: true })
      continue
    }
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.part`, data)
    renameSync(`${file}.part`, file)
  }
}
