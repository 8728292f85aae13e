import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { films } from './manifest.server'

let root: string
const before = process.cwd()
const list = 'media/films.json'
const write = (id: string) => writeFileSync(list, JSON.stringify({ [id]: {} }))
const names = () => Object.keys(films())

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'manifest-'))
  mkdirSync(join(root, 'media'))
  process.chdir(root)
})
afterEach(() => {
  process.chdir(before)
  // Other tests in this process get the project's own manifest again.
  films()
  rmSync(root, { recursive: true, force: true })
})

test('FREE-6 a manifest that is immediately written again with the same length is read again', () => {
  for (const id of ['a', 'b', 'c', 'd']) {
    write(id)
    expect(names()).toEqual([id])
  }
})

test('FREE-6 an old manifest is read again when another file replaces it', async () => {
  write('a')
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(names()).toEqual(['a'])
  const first = films()
  expect(films()).toBe(first)
  writeFileSync('media/next.json', readFileSync(list, 'utf8').replace('a', 'b'))
  utimesSync('media/next.json', 0, 0)
  renameSync('media/next.json', list)
  expect(names()).toEqual(['b'])
})
