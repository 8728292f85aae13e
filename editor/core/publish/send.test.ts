import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { gitIn } from './git'
import { send, unsentCommits } from './publish'

let home: string
let others: string
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@t', ...args], { cwd: home, encoding: 'utf8' })

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'send-'))
  others = mkdtempSync(join(tmpdir(), 'others-'))
  git('init', '-q')
  git('commit', '-q', '--allow-empty', '-m', 'begin')
  git('init', '-q', '--bare', others)
})
afterEach(() => {
  for (const folder of [home, others]) rmSync(folder, { recursive: true, force: true })
})

test('EDIT-11 commits of a branch that the others do not know are sent, and then none is left', async () => {
  expect(await unsentCommits(gitIn(home))).toBe(0)
  git('remote', 'add', 'origin', others)
  git('checkout', '-q', '-b', 'rina')
  expect(await unsentCommits(gitIn(home))).toBe(1)
  await send(gitIn(home))
  expect(await unsentCommits(gitIn(home))).toBe(0)
  expect(git('--git-dir', others, 'log', '--format=%s', 'rina')).toContain('begin')
})

test('EDIT-11 without a network it is said that the changes are safe', async () => {
  git('remote', 'add', 'origin', 'http://127.0.0.1:9/site.git')
  await expect(send(gitIn(home))).rejects.toThrow(/is there a network\? Your changes are safe/)
  expect(await unsentCommits(gitIn(home))).toBe(1)
})

test('EDIT-11 where somebody else has sent changes, it is said, and nothing is overwritten', async () => {
  git('remote', 'add', 'origin', others)
  git('commit', '-q', '--allow-empty', '-m', 'theirs')
  git('push', '-q', 'origin', 'HEAD')
  git('reset', '-q', '--hard', 'HEAD~1')
  git('update-ref', '-d', `refs/remotes/origin/${git('branch', '--show-current').trim()}`)
  git('commit', '-q', '--allow-empty', '-m', 'ours')
  await expect(send(gitIn(home))).rejects.toThrow('Somebody else has sent changes')
  expect(git('--git-dir', others, 'log', '--all', '--format=%s')).toContain('theirs')
})
