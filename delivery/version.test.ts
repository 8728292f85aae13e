import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { currentVersion } from './version'

let home: string
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: home,
    encoding: 'utf8',
  }).trim()

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'version-'))
  for (const folder of ['content', 'docs']) mkdirSync(join(home, folder))
  for (const file of ['content/agency.yaml', 'docs/notes.md']) writeFileSync(join(home, file), 'name: Knot\n')
})
afterEach(() => rmSync(home, { recursive: true }))

const begin = () => {
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'begin')
}

test('LIVE-2 a build has its commit, even if something changed that no page shows', async () => {
  begin()
  writeFileSync(join(home, 'docs/notes.md'), 'changed\n')
  expect((await currentVersion(home)).commit).toBe(git('rev-parse', 'HEAD'))
})

test('LIVE-2 a build with words that are not committed has no commit', async () => {
  begin()
  writeFileSync(join(home, 'content/agency.yaml'), 'name: Node\n')
  expect((await currentVersion(home)).commit).toBeNull()
})

test('LIVE-2 a build without git has no commit, but its time', async () => {
  const { commit, time } = await currentVersion(home)
  expect(commit).toBeNull()
  expect(Math.abs(Date.now() - Date.parse(time))).toBeLessThan(60_000)
})
