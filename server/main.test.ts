import { chmod, mkdir } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailPath } from '../delivery/mail-provider'
import { installedSite, startServer } from '../tests/server/installed-site'
import type { FixtureSite } from '../tests/server/site'
import { ask, goodFields, multipart } from '../tests/server/visitor'

let site: FixtureSite
beforeAll(async () => {
  site = await installedSite()
})
afterAll(() => site.remove())

test('it logs its address and the outbox, serves, and exits with 0 when asked to', async () => {
  const server = startServer(site, { PORT: '0' })
  const port = await server.port
  expect((await ask(port, '/about')).status).toBe(200)
  const form = await multipart(Object.entries(goodFields))
  expect((await ask(port, mailPath, { method: 'POST', ...form })).status).toBe(200)
  await expect
    .poll(server.output)
    .toMatch(/Messages of the contact form are stored in .*outbox as \.eml files/)
  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})

test('with a mail server it logs which one, but not the password', async () => {
  const server = startServer(site, {
    PORT: '0',
    SMTP_URL: 'smtp://user:hunter2@127.0.0.1:9',
    OUTBOX: 'other',
  })
  await server.port
  await expect.poll(server.output).toContain('are delivered to hello@agency.example through 127.0.0.1:9')
  expect(server.output()).not.toContain('hunter2')
  server.process.kill('SIGINT')
  expect(await server.ended).toBe(0)
})

test('a taken port is one line that names it and how to choose another, and exit code 1', async () => {
  const other = createHttpServer()
  const taken = await new Promise<number>((resolve) => {
    other.listen(0, () => resolve((other.address() as AddressInfo).port))
  })
  const server = startServer(site, { PORT: String(taken) })
  expect(await server.ended).toBe(1)
  expect(server.output()).toBe(`Port ${taken} is taken. Choose another one: PORT=${taken + 1} npm start\n`)
  other.close()
})

test('an invalid setting is named, its value is not shown', async () => {
  const server = startServer(site, { PORT: 'many', SMTP_URL: 'hunter2' })
  expect(await server.ended).toBe(1)
  expect(server.output()).toMatch(/^PORT: .*\nSMTP_URL: .*\n$/)
  expect(server.output()).not.toContain('hunter2')
})

/** Root may write anywhere, so the server runs as another user. */
const asOrdinaryUser =
  process.getuid?.() === 0 ? { NODE_OPTIONS: '--import=data:text/javascript,process.setuid(65534)' } : {}

test.skipIf(process.platform === 'win32')(
  'an outbox that this user may not write is reported, and the pages are served',
  async () => {
    await chmod(site.folder, 0o755)
    await mkdir(join(site.folder, 'closed'), { mode: 0o555 })
    const server = startServer(site, { PORT: '0', OUTBOX: 'closed', ...asOrdinaryUser })
    expect((await ask(await server.port, '/about')).status).toBe(200)
    await expect.poll(server.output).toMatch(/outbox: no message can be accepted: .*EACCES/)
    expect(server.output()).not.toContain('Port -1')
    server.process.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  },
)
