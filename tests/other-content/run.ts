import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { findChromium } from '../chromium'
import { freePort } from '../free-port'
import { cleanClone } from '../start/clone'

/**
 * `npm run test:other-content [-- words for Playwright]`: the last commit with other words in all of its content, checked by
 * everything but `tests/specification` (FREE-4). A test that fails here only expects the samples.
 */
const folder = cleanClone(process.cwd())
if (!folder) throw new Error('test:other-content clones the last commit: it needs git')
const env = { ...process.env, CHROMIUM: findChromium(), TEST_PORT: String(await freePort()) }
const words = process.argv.slice(2)

const steps: [title: string, ...command: string[]][] = [
  ['other words', 'tsx', 'tests/other-content/replace.ts'],
  ['their fonts', 'npm', 'run', '--silent', 'fonts:clients'],
  ['unit tests', 'vitest', 'run', 'app', 'content', 'delivery', '--reporter=dot'],
  ['build', 'npm', 'run', '--silent', 'build'],
  ['browser tests', 'playwright', 'test', '--reporter=list', ...words],
]
const failed = steps.filter(([title, command = '', ...rest]) => {
  console.log(`\n— ${title}`)
  const program = command === 'npm' ? command : `node_modules/.bin/${command}`
  return spawnSync(program, rest, { cwd: folder, env, stdio: 'inherit' }).status !== 0
})
console.log(failed.length ? `\nFailed: ${failed.map(([title]) => title).join(', ')}` : '\nAll passed.')
if (failed.length) process.exitCode = 1
rmSync(folder, { recursive: true, force: true })
