import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { reasonToBuild } from './build-if-needed'

let folder: string
async function write(name: string, time: number) {
  const path = join(folder, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, '')
  for (let place = path; place !== dirname(folder); place = dirname(place)) await utimes(place, time, time)
}
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'repository-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a site that was never built is built', async () => {
  await write('app/root.tsx', 1_000)
  expect(await reasonToBuild(folder)).toBe('not built yet')
})

test('a build without its last file was cut off and is made again', async () => {
  await write('app/root.tsx', 1_000)
  await write('build/client/index.html', 2_000)
  expect(await reasonToBuild(folder)).toBe('not built yet')
})

test.each(['app/pages/home.tsx', 'content/agency.yaml', 'media/manifest.json', 'package.json', '.env'])(
  'a build older than %s is made again',
  async (name) => {
    await write('app/root.tsx', 1_000)
    await write('build/client/index.html', 2_000)
    await write('build/delivery.json', 2_000)
    expect(await reasonToBuild(folder)).toBeUndefined()
    await write(name, 3_000)
    expect(await reasonToBuild(folder)).toBe('changed since the last build')
  },
)

test('where there is nothing to build from, what is there is served', async () => {
  await write('content/agency.yaml', 3_000)
  await write('build/delivery.json', 2_000)
  expect(await reasonToBuild(folder)).toBeUndefined()
})
