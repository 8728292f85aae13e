import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createServer, type RunningServer } from './create-server'
import { mailServer } from './fixtures/mail-server'
import { type FixtureSite, fixtureSite } from './fixtures/site'
import { ask, goodFields, multipart, send } from './fixtures/visitor'

let site: FixtureSite
let server: RunningServer
let port: number

async function serve(settings: Partial<Parameters<typeof createServer>[0]> = {}) {
  const outbox = join(site.folder, 'outbox')
  const made = await createServer({
    root: site.build,
    outbox,
    mailTo: 'a@agency.example',
    siteName: 'Agency',
    ...settings,
  })
  return { made, port: await made.listen(0, '127.0.0.1') }
}

beforeEach(async () => {
  site = await fixtureSite()
  const running = await serve({
    limits: { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 },
  })
  server = running.made
  port = running.port
})
afterEach(async () => {
  await server.stop(500)
  await site.remove()
})

const mailHead =
  'POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\n'

test('a head that drips in is cut off', async () => {
  expect(await send(port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')).toMatch(/^HTTP\/1\.1 408 /)
})

test('a body that drips in is cut off', async () => {
  const received = await send(port, `${mailHead}Content-Length: 5000\r\n\r\n--x\r\n`)
  expect(received).not.toContain('[no end]')
  expect(received).not.toMatch(/^HTTP\/1\.1 [25]/)
})

test('a huge head is 431', async () => {
  expect(await send(port, `GET / HTTP/1.1\r\nHost: x\r\nX-Big: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 431 /,
  )
  expect(await send(port, `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 431 /,
  )
})

test('a strange Host is 400', async () => {
  for (const host of ['a b', 'a/b', '@', 'a\\b']) {
    expect(await send(port, `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 400 /,
    )
  }
})

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
  await expect(serve({ root })).rejects.toThrow('delivery.json')
})

test('stopping lets a request under way end, takes no new one, and closes idle connections', async () => {
  const { made, port } = await serve()
  const idle = connect(port, '127.0.0.1')
  idle.write('GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n')
  await new Promise((resolve) => idle.once('data', resolve))
  const form = await multipart(Object.entries(goodFields))
  const slow = connect(port, '127.0.0.1')
  let received = ''
  slow.on('data', (bytes) => {
    received += bytes
  })
  slow.write(mailHead.replace('boundary=x', form.headers['content-type'].split('; ')[1] ?? ''))
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
  expect((await readdir(join(site.folder, 'outbox'))).filter((name) => name.endsWith('.eml'))).toHaveLength(1)
})

test('stopping does not wait for ever', async () => {
  const { made, port } = await serve()
  const stuck = connect(port, '127.0.0.1')
  stuck.on('error', () => undefined)
  stuck.write(`${mailHead}Content-Length: 5000\r\n\r\n`)
  await sleep(50)
  await made.stop(200)
  await expect(ask(port, '/')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

test('FORM-4 with a mail server a message goes from the form to the agency', async () => {
  const mail = await mailServer()
  const { made, port } = await serve({
    smtpUrl: mail.url,
    mailTo: 'hello@agency.example',
    outbox: join(site.folder, 'out'),
  })
  const form = await multipart(Object.entries(goodFields))
  const posted = await ask(port, '/api/v1.0/email/send-form', { method: 'POST', ...form })
  expect(posted.status).toBe(200)
  await expect.poll(() => mail.letters.length, { timeout: 5_000 }).toBe(1)
  expect(mail.letters[0]).toContain('To: hello@agency.example')
  await made.stop(2_000)
  await mail.stop()
  expect(await readdir(join(site.folder, 'out/delivered'))).toHaveLength(1)
})
