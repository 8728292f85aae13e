import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cleanClone } from '../start/clone'

/**
 * `npm run test:renamed`: the last commit, renamed by the editor's find and replace and built. No file of the build may mention the
 * sample's name (EDIT-13); only pictures and films, whose letters are pixels, are not read.
 */
const folder = cleanClone(process.cwd())
if (!folder) throw new Error('test:renamed clones the last commit: it needs git')

const names = [
  ['Bandha', 'Kalinga Studio'],
  ['ବାନ୍ଧ', 'କଳିଙ୍ଗ'],
] as const
const pixels = /\.(?:webp|avif|jpe?g|png|ico|webm|mp4|woff2|pdf)$/

function run(command: string, ...words: string[]): void {
  const { status } = spawnSync(command, words, { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${command} ${words[0]} failed`)
}

/** Files of the build that mention a name, in their words or in their own name. */
function findMentions(name: string): string[] {
  const build = join(String(folder), 'build/client')
  return readdirSync(build, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const words = pixels.test(file) ? file.slice(build.length) : readFileSync(file, 'utf8')
      return words.toLowerCase().includes(name.toLowerCase())
    })
}

try {
  run('node_modules/.bin/tsx', 'tests/renamed/rename.ts', JSON.stringify(names))
  run('npm', 'run', '--silent', 'content:check')
  run('npm', 'run', '--silent', 'build')
  const mentions = names.flatMap(([name]) => findMentions(name))
  if (!findMentions('Kalinga Studio').length) throw new Error('The new name is nowhere.')
  if (mentions.length) throw new Error(`EDIT-13 The old name is left in:\n${mentions.join('\n')}`)
  console.log('EDIT-13 no file of the build mentions the old name.')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
