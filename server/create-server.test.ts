import { readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mailPath } from '../delivery/mail-provider'
import { mailServer } from '../tests/server/mail-server'
import { messageHead, serveFixture } from '../tests/server/served-site'
import { type FixtureSite, fixtureSite } from '../tests/server/site'
import { ask, goodFields, multipart } from '../tests/server/visitor'
import { createServer, type RunningServer } from './create-server'

let site: FixtureSite
let server: RunningServer
let port: number

const serve = (settings?: Parameters<typeof serveFixture>[1]) => serveFixture(site, settings)

beforeEach(async () => {
  site = await fixtureSite()
  const running = await serve()
  server = running.server
  port = running.port
})
afterEach(async () => {
  await server.stop(500)
  await site.remove()
})

async function post(port: number) {
  const form = await multipart(Object.entries(goodFields))
  return ask(port, mailPath, { method: 'POST', ...form })
}

test('a port that is taken is an error that names it', async () => {
  const other = await createServer({
    root: site.build,
    outbox: join(site.folder, 'other'),
    mailTo: 'a@agency.example',
    siteName: 'Agency',
  })
  await expect(other.listen(port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE', port })
})

test('a server without a finished build does not start', async () => {
  const root = join(site.folder, 'nowhere')
  await expect(serve({ root })).rejects.toThrow('nowhere')
})

test('stopping lets a request finish, accepts no new one, and closes idle connections', async () => {
  const { server: made, port, outbox } = await serve()
  const idle = connect(port, '127.0.0.1')
  idle.write('GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n')
  await new Promise((resolve) => idle.once('data', resolve))
  const form = await multipart(Object.entries(goodFields))
  const slow = connect(port, '127.0.0.1')
  let received = ''
  slow.on('data', (bytes) => {
    received += bytes
  })
  slow.write(messageHead.replace('boundary=x', form.headers['content-type'].split('; ')[1] ?? ''))
  slow.write(`Content-Length: ${form.body.length}\r\n\r\n`)
  slow.write(form.body.subarray(0, 200))
  await sleep(100)
  let stopped = false
  const stopping = made.stop(5_000).then(() => {
    stopped = true
  })
  await sleep(150)
  expect(stopped).toBe(false)
  expect(idle.destroyed || idle.readableEnded).toBe(true)
  await expect(ask(port, '/')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  slow.write(form.body.subarray(200))
  await stopping
  expect(received).toMatch(/^HTTP\/1\.1 200 /)
  expect((await readdir(outbox)).filter((name) => name.endsWith('.eml'))).toHaveLength(1)
})

test('stopping does not wait forever', async () => {
  const { server: made, port } = await serve()
  const stuck = connect(port, '127.0.0.1')
  stuck.on('error', () => undefined)
  stuck.write(`${messageHead}Content-Length: 5000\r\n\r\n`)
  await sleep(50)
  await made.stop(200)
  await expect(ask(port, '/')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

test('FORM-4 with a mail server a message goes from the form to the agency', async () => {
  const mail = await mailServer()
  const { server: made, port } = await serve({
    smtpUrl: mail.url,
    mailTo: 'hello@agency.example',
    outbox: join(site.folder, 'out'),
  })
  expect((await post(port)).status).toBe(200)
  await expect.poll(() => mail.emails.length).toBe(1)
  expect(mail.emails[0]).toContain('To: hello@agency.example')
  await made.stop(2_000)
  await mail.stop()
  expect(await readdir(join(site.folder, 'out/sent'))).toHaveLength(1)
})

test('FORM-4 a full outbox responds with 503, loses nothing, and recovers when there is room', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { server: made, outbox, port } = await serve({ outboxLimit: 2 })
  const statuses: number[] = []
  for (let i = 0; i < 4; i += 1) statuses.push((await post(port)).status)
  expect(statuses).toEqual([200, 200, 503, 503])
  expect(String(said.mock.lastCall?.[0])).toMatch(
    /^Contact form: 503 to 127\.0\.0\.x: the outbox takes no message: the outbox is full \(2 messages\)$/,
  )
  const kept = (await readdir(outbox)).filter((name) => name.endsWith('.eml'))
  expect(kept).toHaveLength(2)
  await rm(join(outbox, kept[0] ?? ''))
  await expect.poll(async () => (await post(port)).status, { interval: 500 }).toBe(200)
  await made.stop(1_000)
  vi.restoreAllMocks()
})

test('a second server on one outbox does not start, and one after it does', async () => {
  const { server: made, outbox } = await serve()
  await expect(serve({ outbox })).rejects.toThrow('Another server uses the outbox')
  await made.stop(1_000)
  await (await serve({ outbox })).server.stop(1_000)
})

test('the health check responds to GET and HEAD, and says if no message can be written', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { server: made, outbox, port } = await serve()
  expect((await ask(port, '/health')).status).toBe(200)
  const head = await ask(port, '/health', { method: 'HEAD' })
  expect([head.status, head.body.length, head.headers['x-robots-tag']]).toEqual([200, 0, 'noindex'])
  expect((await ask(port, '/health', { method: 'POST' })).status).toBe(405)
  await rm(outbox, { recursive: true })
  await expect.poll(async () => (await ask(port, '/health')).status, { interval: 500 }).toBe(503)
  await made.stop(1_000)
  vi.restoreAllMocks()
})

test('a server says at its start and under /health how many messages were refused', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { server: made, outbox } = await serve()
  expect(said).not.toHaveBeenCalled()
  await made.stop(1_000)
  await writeFile(join(outbox, 'refused/1.eml'), 'From: x')
  const next = await serve({ outbox })
  expect(said.mock.calls).toEqual([
    [`outbox: refused: 1 in ${join(outbox, 'refused')}; the text beside each says why`],
  ])
  const health = await ask(next.port, '/health')
  expect([health.status, health.body.toString()]).toEqual([
    200,
    'OK\nRefused by the mail server: 1. They are in refused/ in the outbox.\n',
  ])
  await next.server.stop(1_000)
  vi.restoreAllMocks()
})

test('if the outbox cannot be written pages are still served; it is used as soon as it can be', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const outbox = join(site.folder, 'blocked')
  await writeFile(outbox, 'a file in place of the folder')
  const { server: made, port } = await serve({ outbox })
  expect(String(said.mock.calls[0]?.[0])).toMatch(/^outbox: no message can be accepted: EEXIST/)
  expect((await ask(port, '/about')).status).toBe(200)
  const health = await ask(port, '/health')
  expect([health.status, health.body.toString()]).toEqual([
    503,
    'The outbox cannot accept a message: EEXIST: file already exists\n',
  ])
  expect((await post(port)).status).toBe(503)
  await rm(outbox)
  expect((await post(port)).status).toBe(200)
  await made.stop(1_000)
  vi.restoreAllMocks()
})

test('a server deletes at its start what was accepted and sent more than 30 days ago', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { server: made, outbox } = await serve()
  await made.stop(1_000)
  for (const [name, days] of [
    ['old.eml', 31],
    ['new.eml', 29],
  ] as const) {
    const path = join(outbox, 'sent', name)
    await writeFile(path, 'From: x')
    const seconds = Date.now() / 1_000 - days * 86_400
    await utimes(path, seconds, seconds)
  }
  const next = await serve({ outbox })
  await expect.poll(() => readdir(join(outbox, 'sent'))).toEqual(['new.eml'])
  await next.server.stop(1_000)
  vi.restoreAllMocks()
})
