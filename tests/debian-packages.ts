import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const run = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit' }).status === 0

/** Whether this process may install Debian's packages: a container or a CI machine, where it is root. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs packages with the machine's package manager, where that is allowed. Says so. */
export function install(...packages: string[]): boolean {
  if (!canInstall()) return false
  console.log(`Installing ${packages.join(', ')} with apt-get.`)
  run('update', '-q')
  return run('install', '-y', '-q', '--no-install-recommends', ...packages)
}
