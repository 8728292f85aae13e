import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['firefox-esr', 'firefox']

const inPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(existsSync)

const run = (args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit' }).status === 0

/** Firefox from the system's package manager, if this process may use it. */
function installed(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('No Firefox found: installing the package “firefox-esr” with apt-get.')
  run(['update', '-q'])
  run(['install', '-y', '-q', '--no-install-recommends', 'firefox-esr'])
  return inPath()
}

/** The Firefox to drive: `FIREFOX`, one in PATH, or one installed by the package manager. Throws if there is none. */
export function findFirefox(): string {
  const path = process.env.FIREFOX ?? inPath() ?? installed()
  if (!path) throw new Error('no Firefox found; install one or set FIREFOX to its path')
  return path
}
