import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { KeptFiles } from './kept-files'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function file(name: string, size: number) {
  const path = join(folder, name)
  await writeFile(path, Buffer.alloc(size, name))
  return { path, size, whole: { first: 0, last: size - 1 } }
}

const text = (bytes: unknown) => (bytes instanceof Uint8Array ? Buffer.from(bytes).toString() : bytes)

test('a small file is read once, whole or in part', async () => {
  const disk = new KeptFiles()
  const { path, size } = await file('abc', 9)
  expect(text(await disk.read(path, size, { first: 1, last: 4 }))).toBe('bcab')
  await rm(path)
  expect(text(await disk.read(path, size, { first: 0, last: 2 }))).toBe('abc')
})

test('what was asked for longest ago goes first when there is too much', async () => {
  const disk = new KeptFiles(20)
  const [a, b, c] = [await file('a', 8), await file('b', 8), await file('c', 8)]
  for (const { path, size, whole } of [a, b, a, c]) await disk.read(path, size, whole)
  for (const { path } of [a, b, c]) await rm(path)
  const found = await Promise.all([a, b, c].map(({ path, size, whole }) => disk.read(path, size, whole)))
  expect(found.map(text)).toEqual(['aaaaaaaa', undefined, 'cccccccc'])
})

test('a file that is gone, or another one by now, is not answered', async () => {
  const disk = new KeptFiles()
  const { path, size, whole } = await file('d', 8)
  expect(await disk.read(path, size + 1, whole)).toBeUndefined()
  await rm(path)
  expect(await disk.read(path, size, whole)).toBeUndefined()
})
