import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isMediaPath, mediaFiles } from './served-files'

let home: string

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'media-'))
  mkdirSync(join(home, 'media/files/pictures/team'), { recursive: true })
  writeFileSync(join(home, 'secret.webp'), 'x')
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const status = async (path: string) => (await mediaFiles(home).request(`http://127.0.0.1${path}`)).status

test('EDIT-5 a picture is served as soon as it is on the disk, and no longer than it is there', async () => {
  const file = join(home, 'media/files/pictures/team/rina.1.800.webp')
  expect(await status('/pictures/team/rina.1.800.webp')).toBe(404)
  writeFileSync(file, 'x')
  expect(await status('/pictures/team/rina.1.800.webp')).toBe(200)
  rmSync(file)
  expect(await status('/pictures/team/rina.1.800.webp')).toBe(404)
})

test('EDIT-5 nothing beside the pictures is served with them', async () => {
  expect(isMediaPath('/films/eeve.webm')).toBe(false)
  expect(await status('/pictures/%2e%2e/%2e%2e/%2e%2e/secret.webp')).not.toBe(200)
})
