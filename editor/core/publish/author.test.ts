import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { asking } from './author'
import { gitIn } from './git'

test('LIVE-1 each commit names who asked for it, also if two ask at once', async () => {
  const home = mkdtempSync(join(tmpdir(), 'author-'))
  try {
    execFileSync('git', ['init', '--quiet'], { cwd: home })
    const git = gitIn(home)
    const people = ['Rina Das', 'Om Sahu'].map((name) => ({
      name,
      email: `${name.slice(0, 2)}@agency.example`,
      role: 'publisher' as const,
    }))
    writeFileSync(join(home, 'words'), 'some')
    await git.write('add', 'words')
    const trees = (await git.text('write-tree')).trim()
    const commits = await Promise.all(
      people.map((one) => asking.run(one, () => git.text('commit-tree', trees, '-m', 'words'))),
    )
    for (const [at, commit] of commits.entries()) {
      const said = await git.text('log', '-1', '--format=%an <%ae>, %cn', commit.trim())
      const { name, email } = people[at] ?? {}
      expect(said.trim()).toBe(`${name} <${email}>, ${name}`)
    }
  } finally {
    rmSync(home, { recursive: true })
  }
})
