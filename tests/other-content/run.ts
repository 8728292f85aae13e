import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { findChromium } from '../chromium'
import { freePort } from '../free-port'
import { cleanClone } from '../start/clone'

/**
 * `npm run test:other-content [-- more] [all] [words for Playwright]`: the last commit with other words in all of its content and
 * every list one shorter, with `more` one longer, checked by what `npm test` runs but for `tests/specification` (FREE-4), with
 * `all` by the thorough tests as well. Types and lint know no content; budgets are for words of a language, which compress better
 * than these.
 */
const folder = cleanClone(process.cwd())
if (!folder) throw new Error('test:other-content clones the last commit: it needs git')
const env = { ...process.env, CHROMIUM: findChromium(), TEST_PORT: String(await freePort()) }
const options = process.argv.slice(2)
const change = options.includes('more') ? 'more' : 'fewer'
const isThorough = options.includes('all')
const words = options.filter((word) => word !== 'more' && word !== 'all')

const git = ['git', '-c', 'user.name=Test', '-c', 'user.email=test@example.com']
const unit = ['vitest', 'run', '--reporter=dot', '--project']
const projects = isThorough ? [] : ['--project=desktop', '--project=phone']

const steps: [title: string, ...command: string[]][] = [
  [`other words, ${change} entries`, 'tsx', 'tests/other-content/replace.ts', change],
  // The tests of a start look at the last commit.
  ['a commit', ...git, 'commit', '--quiet', '--all', '--message', 'Other content'],
  ['content', 'npm', 'run', '--silent', 'content:check'],
  ['unit tests', ...unit, 'unit', 'app/', 'sample-art/', 'content/', 'delivery/', 'editor/', 'tests/unit/'],
  ['build', 'npm', 'run', '--silent', 'build'],
  ['HTML is valid', 'npm', 'run', '--silent', 'check:html'],
  ['browser tests', 'playwright', 'test', '--reporter=list', ...projects, ...words],
]
if (isThorough)
  steps.push(
    ['tests with servers and other processes', ...unit, 'integration'],
    ['start, update and failed builds', 'npm', 'run', '--silent', 'test:start'],
  )
const failed = steps.filter(([title, command = '', ...rest]) => {
  console.log(`\n— ${title}`)
  const program = ['npm', 'git'].includes(command) ? command : `node_modules/.bin/${command}`
  return spawnSync(program, rest, { cwd: folder, env, stdio: 'inherit' }).status !== 0
})
console.log(failed.length ? `\nFailed: ${failed.map(([title]) => title).join(', ')}` : '\nAll passed.')
if (failed.length) process.exitCode = 1
rmSync(folder, { recursive: true, force: true })
