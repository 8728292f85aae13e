import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deleteOldDelivered } from './delivered-cleanup'

const day = 86_400_000
const now = Date.parse('2025-07-31T12:00:00Z')
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'delivered-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** A message delivered so many days ago. */
async function delivered(name: string, daysAgo: number, size = 10) {
  await writeFile(join(folder, name), 'x'.repeat(size))
  const seconds = (now - daysAgo * day) / 1_000
  await utimes(join(folder, name), seconds, seconds)
}

test('delivered messages are deleted after so many days, and not before', async () => {
  await delivered('1.eml', 31)
  await delivered('2.eml', 30)
  await delivered('3.eml', 29.9)
  expect(await deleteOldDelivered(folder, { days: 30 }, now)).toBe(2)
  expect(await readdir(folder)).toEqual(['3.eml'])
})

test('with 0 days all are kept', async () => {
  await delivered('1.eml', 3_000)
  const limit = { messages: 0, bytes: 0 }
  expect(await deleteOldDelivered(folder, { days: 0, limit }, now)).toBe(0)
  expect(await readdir(folder)).toEqual(['1.eml'])
})

test('beyond their room the oldest go earlier', async () => {
  for (const name of ['1.eml', '2.eml', '3.eml', '4.eml']) await delivered(name, 1)
  await deleteOldDelivered(folder, { days: 30, limit: { messages: 3, bytes: 1_000 } }, now)
  expect(await readdir(folder)).toEqual(['2.eml', '3.eml', '4.eml'])
  await deleteOldDelivered(folder, { days: 30, limit: { messages: 3, bytes: 20 } }, now)
  expect(await readdir(folder)).toEqual(['3.eml', '4.eml'])
})

test('what is no message is left alone', async () => {
  await delivered('notes.txt', 3_000)
  await deleteOldDelivered(folder, { days: 30 }, now)
  expect(await readdir(folder)).toEqual(['notes.txt'])
})
