import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const run = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit' }).status === 0

/** Whether this process may install Debian packages: as root, in a container or on a CI machine. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs packages with the system's package manager if that is allowed, and logs it. */
export function install(...packages: string[]): boolean {
  if (!canInstall()) return false
  console.log(`Installing ${packages.join(', ')} with apt-get.`)
  run('update', '-q')
  return run('install', '-y', '-q', '--no-install-recommends', ...packages)
}
