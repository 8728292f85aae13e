import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../../tests/free-port'
import { openAlready } from './one-editor'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'one-editor-'))
  mkdirSync(join(home, '.editor'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const note = (address: string) =>
  writeFileSync(join(home, '.editor/running.json'), JSON.stringify({ pid: process.ppid, address }))

test('EDIT-9 after a crash the editor opens, even if another process has its number by now', async () => {
  note(`http://127.0.0.1:${await freePort()}/edit/`)
  expect(await openAlready(home)).toBeUndefined()
})

test('EDIT-9 a second editor of a folder is told where the first is', async () => {
  const server = createServer((_, response) => response.end(JSON.stringify({ pid: process.ppid })))
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  note(`http://127.0.0.1:${port}/edit/`)
  expect(await openAlready(home)).toBe(`http://127.0.0.1:${port}/edit/`)
  server.close()
})
