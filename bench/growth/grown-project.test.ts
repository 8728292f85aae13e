import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { grownProject } from './grown-project'

test('FREE-1 a grown project, whose build the bench measures, names only pictures that are there', async () => {
  const folder = await grownProject(30)
  const check = join(folder, 'content/check.ts')
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', check], {
    cwd: folder,
    encoding: 'utf8',
  })
  const mistakes = (stdout + stderr).split('\n').filter((line) => line.startsWith('content/'))
  // The copies' names end in numbers, which a client's typeface may lack.
  expect(mistakes.filter((line) => !line.includes("is new to the client's typeface"))).toEqual([])
  expect(mistakes.length, 'the check has run').toBeGreaterThan(0)
})
