import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { grownProject } from './grown-project'

test('FREE-1 a grown project, whose build the bench measures, names only pictures that are there', async () => {
  const folder = await grownProject(30)
  const check = join(folder, 'content/check.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', check], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect({ status, output: stdout + stderr }).toMatchObject({ status: 0 })
})
