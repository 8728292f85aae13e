import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Draft, Entry } from './picture-files'

const list = 'media/pictures.json'
const media = 'media/files'

export const readList = (): Record<string, Entry> =>
  existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {}

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

/** Removes what programs that were killed left behind: their workspaces, and files of pictures that no entry names. */
export function clearLeftovers(): void {
  for (const folder of readdirSync('media')) {
    const [, pid] = /^\.pictures-(\d+)$/.exec(folder) ?? []
    if (pid && !isRunning(Number(pid))) rmSync(join('media', folder), { recursive: true })
  }
  const bases = new Set(Object.values(readList()).map(({ base }) => base))
  const shelf = join(media, 'pictures')
  if (!existsSync(shelf)) return
  for (const file of readdirSync(shelf, { recursive: true, encoding: 'utf8' })) {
    const [, base] =
      /^(.+\.[0-9a-f]{8})\.\d+\.(?:avif|webp)$/.exec(`/pictures/${file.replaceAll('\\', '/')}`) ?? []
    if (base && !bases.has(base)) rmSync(join(shelf, file))
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
  const old = earlier[name]
  if (!old || old.base === entry.base) return
  for (const suffix of [...old.widths.map((width) => `${width}.avif`), `${old.fallback}.webp`])
    rmSync(join(media, `${old.base}.${suffix}`), { force: true })
}
