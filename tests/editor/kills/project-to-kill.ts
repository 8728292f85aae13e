import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { hashBytes } from '../../../editor/core/disk/states'

const lists = ['pictures.json', 'woven.json', 'films.json', 'wordmarks.json']

/**
 * A copy of content and of the lists of media; programs, packages and media files are those of the project itself.
 * @param media folders of media that are copied, since the editor is to write to them
 */
export function projectToKill(media: readonly string[] = []) {
  const home = mkdtempSync(join(tmpdir(), 'killed-'))
  cpSync('content', join(home, 'content'), { recursive: true })
  // A kept copy: its words stay when those of the site are replaced.
  cpSync('tests/content-files/team.yaml', join(home, 'content/team.yaml'))
  mkdirSync(join(home, 'media'))
  for (const name of [...lists, ...media])
    cpSync(`media/${name}`, join(home, 'media', name), { recursive: true })
  const linked = [
    'app',
    'node_modules',
    'tsconfig.json',
    'package.json',
    ...(media.length ? [] : ['media/files']),
  ]
  for (const name of linked) symlinkSync(join(process.cwd(), name), join(home, name))
  return { home, remove: () => rmSync(home, { recursive: true, force: true }) }
}

export type ProjectToKill = ReturnType<typeof projectToKill>

/** Gives a project a history of one commit on the branch `rina`, and others who take what it sends. */
export function withHistory({ home }: ProjectToKill) {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: home, encoding: 'utf8', stdio: 'pipe' })
  const others = mkdtempSync(join(tmpdir(), 'others-'))
  writeFileSync(join(home, '.gitignore'), '.editor\nmedia/files\n')
  git('init', '--quiet', '--initial-branch', 'rina')
  git('config', 'user.name', 'Test')
  git('config', 'user.email', 'test@example.com')
  git('add', '--all', 'content', 'media', '.gitignore')
  git('commit', '--quiet', '--message', 'begin')
  git('init', '--quiet', '--bare', others)
  git('remote', 'add', 'origin', others)
  // The others are another machine: it is not killed with this one.
  const taker = join(process.cwd(), 'tests/editor/kills/other-machine.fixture.mjs')
  git('config', 'remote.origin.receivepack', `"${process.execPath}" "${taker}"`)
  return { git, others, remove: () => rmSync(others, { recursive: true, force: true }) }
}

/** How many kills each test does: `npm run test:long` finds what happens once in two hundred times. */
const often = (short: number, long: number) => (import.meta.env.MODE === 'long' ? long : short)

export const kills = {
  saving: often(4, 200),
  pictures: often(2, 30),
  films: often(1, 20),
  publishing: often(4, 200),
  changingBuilds: often(3, 200),
}

/** A kill takes some seconds, on a busy machine more: only a hang takes this long (ms). */
export const timeFor = (count: number) => 120_000 + count * 60_000

/** Prints how far a long run is. */
export function report(what: string, done: number, all: number, figures: string): void {
  if (done === all || done % 10 === 0) console.log(`${what}: ${done} of ${all} kills, ${figures}`)
}

/** Every file below the project's media, by what it holds. */
export function mediaIn(home: string): Map<string, string> {
  const folder = join(home, 'media')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  return new Map(
    files.map((one) => {
      const path = join(one.parentPath, one.name)
      return [path.slice(home.length + 1), hashBytes(readFileSync(path))]
    }),
  )
}

interface Listed {
  base?: string
  widths?: number[]
  fallback?: number
  files?: { src: string }[]
  phone?: { src: string }[]
  captions?: string
}

function listFiles({ base, widths = [], fallback, files = [], phone = [], captions }: Listed): string[] {
  const ofPicture = base
    ? [...widths.map((width) => `${base}.${width}.avif`), `${base}.${fallback}.webp`]
    : []
  return [...ofPicture, ...[...files, ...phone].map(({ src }) => src), ...(captions ? [captions] : [])]
}

/** Everything that is wrong with the media of a project: files that are listed and missing, there and not listed, or broken. */
export async function wrongWith(home: string, before: ReadonlyMap<string, string>): Promise<string[]> {
  const listed = new Set<string>()
  for (const name of ['pictures.json', 'films.json']) {
    const list: Record<string, Listed> = JSON.parse(readFileSync(join(home, 'media', name), 'utf8'))
    for (const entry of Object.values(list))
      for (const file of listFiles(entry)) listed.add(`media/files${file}`)
  }
  const there = [...mediaIn(home)].filter(([file]) => /^media\/files\/(?:pictures|films)\//.test(file))
  const wrong = [...listed]
    .filter((file) => !existsSync(join(home, file)))
    .map((file) => `${file} is missing`)
  for (const [file, state] of there) {
    // The project itself may hold one that is no longer listed.
    if (!listed.has(file) && !before.has(file)) wrong.push(`${file} is not listed`)
    if (before.get(file) === state || !/\.(?:avif|webp)$/.test(file)) continue
    const stats = await sharp(join(home, file))
      .stats()
      .catch(() => undefined)
    if (!stats) wrong.push(`${file} cannot be read to its end`)
  }
  return wrong
}
