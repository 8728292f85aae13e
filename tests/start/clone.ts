import { spawnSync } from 'node:child_process'
import { mkdtempSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

function git(...words: string[]): boolean {
  return spawnSync('git', words, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}

/**
 * A clone of this repository's last commit in a new folder, as git makes it on Windows, with its packages linked. `undefined` if
 * this is not a repository. It lacks what is not committed.
 */
export function cleanClone(repository: string): string | undefined {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'clone-')))
  const settings = ['-c', 'advice.detachedHead=false', '-c', 'core.autocrlf=true']
  if (!git(...settings, 'clone', '--quiet', repository, folder)) return undefined
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'))
  return folder
}
