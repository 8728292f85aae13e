import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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
  const taker = join(process.cwd(), 'editor/kills/other-machine.fixture.mjs')
  git('config', 'remote.origin.receivepack', `"${process.execPath}" "${taker}"`)
  return { git, others, remove: () => rmSync(others, { recursive: true, force: true }) }
}
