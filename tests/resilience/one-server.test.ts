import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailPath } from '../../delivery/mail-provider'
import { installedSite, startServer } from '../server/installed-site'
import type { FixtureSite } from '../server/site'
import { ask, goodFields, multipart } from '../server/visitor'

let site: FixtureSite
beforeAll(async () => {
  site = await installedSite()
})
afterAll(() => site.remove())

async function post(port: number): Promise<number> {
  const form = await multipart(Object.entries(goodFields))
  return (await ask(port, mailPath, { method: 'POST', ...form })).status
}

const messages = async () =>
  (await readdir(join(site.folder, 'outbox'))).filter((name) => name.endsWith('.eml'))

test('a second server on one outbox exits with 1 and says why; the first continues', async () => {
  const first = startServer(site, { PORT: '0' })
  const port = await first.port
  const second = startServer(site, { PORT: '0' })
  expect(await second.ended).toBe(1)
  expect(second.output()).toMatch(
    /^Another server uses the outbox \/.*outbox\. .*set OUTBOX to a folder.*\n$/,
  )
  expect(await post(port)).toBe(200)
  first.process.kill('SIGTERM')
  expect(await first.ended).toBe(0)
})

test('after kill -9 the next server starts at once with all messages', async () => {
  const before = (await messages()).length
  const first = startServer(site, { PORT: '0' })
  expect(await post(await first.port)).toBe(200)
  first.process.kill('SIGKILL')
  expect(await first.ended).toBe('SIGKILL')
  const second = startServer(site, { PORT: '0' })
  expect(await post(await second.port)).toBe(200)
  expect(await messages()).toHaveLength(before + 2)
  second.process.kill('SIGTERM')
  expect(await second.ended).toBe(0)
  expect((await readdir(join(site.folder, 'outbox'))).filter((name) => name.endsWith('.lock'))).toEqual([])
})
