import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mailPath } from '../delivery/mail-provider'
import { MESSAGE_LIMITS, trapField } from '../delivery/message'
import { type FixtureSite, fixtureSite } from '../tests/server/site'
import { ask, goodFields, multipart, send } from '../tests/server/visitor'
import { createServer, type RunningServer } from './create-server'

const path = mailPath

let site: FixtureSite
let server: RunningServer
let port: number
let outbox: string

async function serve(trustedProxies = 0) {
  outbox = join(site.folder, 'outbox')
  server = await createServer({
    root: site.build,
    outbox,
    mailTo: 'hello@agency.example',
    siteName: 'Agency',
    trustedProxies,
  })
  port = await server.listen(0, '127.0.0.1')
}

let logged: string[]

beforeEach(async () => {
  logged = []
  vi.spyOn(console, 'warn').mockImplementation((line) => logged.push(line))
  site = await fixtureSite()
  await serve()
})

afterEach(async () => {
  await server.stop(1_000)
  await site.remove()
  vi.restoreAllMocks()
})

async function queuedMessages() {
  return (await readdir(outbox)).filter((name) => name.endsWith('.eml')).sort()
}

async function post(changes: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const form = await multipart(Object.entries({ ...goodFields, ...changes }))
  return ask(port, path, { method: 'POST', body: form.body, headers: { ...form.headers, ...headers } })
}

test('FORM-4 a complete message is in the outbox when the visitor is told so', async () => {
  const { status, headers } = await post(
    {},
    { origin: `http://127.0.0.1:${port}`, 'sec-fetch-site': 'same-origin' },
  )
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  const [name = ''] = await queuedMessages()
  const message = await readFile(join(outbox, name), 'utf8')
  expect(message).toContain('To: hello@agency.example')
  expect(message).toContain('Rina Das')
  expect(message).toContain('we make tea.')
})

test('messages are in the outbox in order of arrival, also within one millisecond', async () => {
  for (const subject of ['one', 'two', 'three', 'four']) await post({ subject })
  const texts = await Promise.all(
    (await queuedMessages()).map((name) => readFile(join(outbox, name), 'utf8')),
  )
  expect(texts.map((text) => text.match(/^Subject: (.*)\r$/m)?.[1])).toEqual(['one', 'two', 'three', 'four'])
})

test('FORM-2 invalid input is 400 with a sentence, and nothing is kept', async () => {
  for (const [changes, sentence] of [
    [{ subject: ' ' }, 'Please fill in all required fields to continue.\n'],
    [{ from_email: 'nobody' }, 'Please enter a valid email address.\n'],
    [{ phone_number: '12' }, 'Please enter a valid 10-digit phone number.\n'],
  ] as const) {
    const { status, body, headers } = await post(changes)
    expect([status, body.toString(), headers['content-type']]).toEqual([
      400,
      sentence,
      'text/plain; charset=utf-8',
    ])
  }
  expect(await queuedMessages()).toEqual([])
})

test('EXP-24 a message with the hidden field filled in is kept, marked as suspect', async () => {
  expect((await post({ [trapField]: 'https://bayaa.example' })).status).toBe(200)
  const [name = ''] = await queuedMessages()
  expect(await readFile(join(outbox, name), 'utf8')).toContain('Subject: [Possibly spam] A new label')
})

test('FORM-4 the log says which setting for a proxy is missing', async () => {
  await server.stop(1_000)
  await serve(1)
  await post()
  expect(logged).toContainEqual(expect.stringContaining('came without X-Forwarded-For'))
})

test('another site is 403', async () => {
  expect((await post({}, { origin: 'https://elsewhere.example' })).status).toBe(403)
  expect((await post({}, { origin: 'null' })).status).toBe(403)
  expect((await post({}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect(await queuedMessages()).toEqual([])
})

test('another type is 415', async () => {
  for (const type of [
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data',
  ]) {
    expect((await post({}, { 'content-type': type })).status).toBe(415)
  }
  const untyped = await ask(port, path, { method: 'POST', body: 'x' })
  expect(untyped.status).toBe(415)
})

test('another method is 405', async () => {
  for (const method of ['GET', 'HEAD', 'PUT', 'OPTIONS', 'DELETE']) {
    const { status, headers } = await ask(port, path, { method })
    expect([status, headers.allow]).toEqual([405, 'POST'])
  }
})

test('more than 100 kB is 413, declared or not', async () => {
  const { body, headers } = await multipart(Object.entries({ ...goodFields, extra: 'x'.repeat(101_000) }))
  expect((await ask(port, path, { method: 'POST', body, headers })).status).toBe(413)
  const chunked = { ...headers, 'transfer-encoding': 'chunked' }
  expect((await ask(port, path, { method: 'POST', body, headers: chunked })).status).toBe(413)
  const liar = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 999999999\r\n\r\n`
  expect(await send(port, liar)).toMatch(/^HTTP\/1\.1 413 /)
  expect(await queuedMessages()).toEqual([])
})

test('a form without its boundary or its end is 400', async () => {
  const { body, headers } = await multipart(Object.entries(goodFields))
  const type = 'multipart/form-data; boundary=other'
  expect((await ask(port, path, { method: 'POST', body, headers: { 'content-type': type } })).status).toBe(
    400,
  )
  expect((await ask(port, path, { method: 'POST', body: body.subarray(0, -40), headers })).status).toBe(400)
  expect((await ask(port, path, { method: 'POST', body: '', headers })).status).toBe(400)
})

test('a file instead of text and a field sent twice are 400', async () => {
  for (const extra of [
    ['message', new Blob(['x'])],
    ['subject', 'again'],
    ['from_email', 'b@c.d'],
  ] as const) {
    const { body, headers } = await multipart([...Object.entries(goodFields), extra])
    expect((await ask(port, path, { method: 'POST', body, headers })).status).toBe(400)
  }
})

test('the 31st message in a minute from one address is 429 and says when to try again', async () => {
  for (let i = 0; i < 30; i += 1) expect((await post()).status).toBe(200)
  const { status, headers } = await post({}, { 'x-forwarded-for': '1.2.3.4' })
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(await queuedMessages()).toHaveLength(30)
})

test('behind a proxy visitors are counted by the address it forwards', async () => {
  await server.stop(1_000)
  await serve(1)
  for (let i = 0; i < 31; i += 1) {
    expect((await post({}, { 'x-forwarded-for': `6.6.6.6, 10.0.0.${i}` })).status).toBe(200)
  }
})

test('invalid messages are counted separately: after thirty a valid one is still accepted', async () => {
  for (let i = 0; i < 30; i += 1) expect((await post({ subject: '' })).status).toBe(400)
  const { status, headers } = await post({ subject: '' })
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect((await post()).status).toBe(200)
})

test('every rejection is one line in the log, with the network and nothing that was sent', async () => {
  await server.stop(1_000)
  await serve(1)
  const from = { 'x-forwarded-for': '203.0.113.77:5678' }
  await post({ from_email: 'secret' }, from)
  await post({}, { ...from, origin: 'https://secret.example' })
  await post({}, { ...from, 'content-type': 'text/secret' })
  await post({ message: 'secret'.repeat(20_000) }, from)
  expect(logged).toEqual([
    'Contact form: 400 to 203.0.113.x: Please enter a valid email address.',
    "Contact form: 403 to 203.0.113.x: sent from another site's page, or a proxy changes the Host and SITE_ORIGIN is not set.",
    'Contact form: 415 to 203.0.113.x: Messages are accepted as multipart/form-data only.',
    'Contact form: 413 to 203.0.113.x: This message is too large.',
  ])
})

test('hundreds of rejections are a few lines, summarised when the server stops', async () => {
  for (let i = 0; i < 200; i += 1) await post({ subject: '' })
  expect(logged).toHaveLength(2)
  await server.stop(1_000)
  expect(logged.at(-1)).toBe('Contact form: more rejections within a minute: 29 with 400, 169 with 429.')
})

test('FORM-4 the longest form that the page allows is accepted', async () => {
  const longest = Object.entries(MESSAGE_LIMITS).map(([name, most]) => {
    if (name === 'phone_number') return [name, goodFields[name] ?? '']
    return [name, name === 'from_email' ? '@b.c'.padStart(most, 'ଅ') : 'ଅ'.repeat(most)]
  })
  expect((await post(Object.fromEntries(longest))).status).toBe(200)
})

test('a form of hundreds of files is rejected before it is parsed', async () => {
  const files = Array.from({ length: 400 }, () => ['a', new Blob([''])] as const)
  const { body, headers } = await multipart([...Object.entries(goodFields), ...files])
  const answer = await ask(port, path, { method: 'POST', body, headers })
  expect([answer.status, answer.body.toString()]).toEqual([400, 'This is not a well-formed form.\n'])
})

test('an outbox that cannot be written is 503, and writes again when it can', async () => {
  await rm(outbox, { recursive: true })
  await writeFile(outbox, 'a file where the folder was')
  const { status, body } = await post()
  expect([status, body.toString()]).toEqual([503, 'The message could not be kept; please try again later.\n'])
  expect(logged).toEqual(['Contact form: 503 to 127.0.0.x: the outbox takes no message: ENOTDIR'])
  await rm(outbox)
  await server.stop(1_000)
  await serve()
  expect((await post()).status).toBe(200)
})

test('a visitor who disconnects while sending leaves nothing behind', async () => {
  const { body, headers } = await multipart(Object.entries(goodFields))
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${headers['content-type']}\r\nContent-Length: ${body.length}\r\n\r\n`
  await send(port, Buffer.concat([Buffer.from(head), body.subarray(0, 300)]), 100)
  expect((await post()).status).toBe(200)
  expect(await queuedMessages()).toHaveLength(1)
})
