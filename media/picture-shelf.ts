import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Draft, Entry } from './picture-files'

const list = 'media/pictures.json'
const media = 'media/files'

export const readList = (): Record<string, Entry> =>
  existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {}

/** The encoded files that an entry names, as paths of the site. */
export const filesOf = ({ base, widths, fallback }: Pick<Entry, 'base' | 'widths' | 'fallback'>): string[] =>
  [...widths.map((width) => `${width}.avif`), `${fallback}.webp`].map((end) => `${base}.${end}`)

/** The files of a picture's earlier version that its new one does not name: it may have the same name and other sizes. */
export const filesNoLongerNamed = (earlier: Entry | undefined, entry: Entry): string[] => {
  const named = new Set(filesOf(entry))
  return (earlier ? filesOf(earlier) : []).filter((file) => !named.has(file))
}

/** An empty folder on the disk of the media, so that finished files can be moved. */
export function openWorkspace(): string {
  const folder = `media/.pictures-${process.pid}`
  mkdirSync(folder, { recursive: true })
  return folder
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Removes what programs that were killed left behind: their workspaces, and files of pictures that no entry names, of an earlier source or an earlier size. */
export function clearLeftovers(): void {
  for (const folder of readdirSync('media')) {
    const [, pid] = /^\.pictures-(\d+)$/.exec(folder) ?? []
    if (pid && !isRunning(Number(pid))) rmSync(join('media', folder), { recursive: true })
  }
  const named = new Set(Object.values(readList()).flatMap(filesOf))
  const shelf = join(media, 'pictures')
  if (!existsSync(shelf)) return
  for (const file of readdirSync(shelf, { recursive: true, encoding: 'utf8' })) {
    const src = `/pictures/${file.replaceAll('\\', '/')}`
    if (/\.[0-9a-f]{8}\.\d+\.(?:avif|webp)$/.test(src) && !named.has(src)) rmSync(join(shelf, file))
  }
}

/**
 * Moves a picture's files among the site's media and enters it, in one step; only then the files of its earlier version go.
 * The names change with the source: nothing that is shown is overwritten.
 */
export function enter(name: string, entry: Entry, drafts: readonly Draft[], workspace: string): void {
  for (const { path, src } of drafts) {
    mkdirSync(dirname(join(media, src)), { recursive: true })
    renameSync(path, join(media, src))
  }
  const earlier = readList()
  const all = Object.entries({ ...earlier, [name]: entry }).sort(([a], [b]) => (a < b ? -1 : 1))
  const next = join(workspace, 'pictures.json')
  writeFileSync(next, `${JSON.stringify(Object.fromEntries(all), null, 1)}\n`)
  renameSync(next, list)
  for (const file of filesNoLongerNamed(earlier[name], entry)) rmSync(join(media, file), { force: true })
}
