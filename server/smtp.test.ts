import { type AddressInfo, createServer, type Server, Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mailServer } from '../tests/server/mail-server'
import { parseSmtpUrl, sendBySmtp } from './smtp'

const envelope = { from: 'site@agency.example', to: 'hello@agency.example' }
const email = Buffer.from('Message-ID: <1@agency.example>\r\nSubject: x\r\n\r\nHello\r\n')
let stops: (() => unknown)[]
beforeEach(() => {
  stops = []
})
afterEach(async () => {
  for (const stop of stops) await stop()
})

async function started(...how: Parameters<typeof mailServer>) {
  const server = await mailServer(...how)
  stops.push(server.stop)
  return server
}

const send = (url: string, limit?: number) => sendBySmtp(parseSmtpUrl(url), envelope, limit)(email)
const withPassword = (port: number) => `smtp://user:hunter2@127.0.0.1:${port}`
/** Offers STARTTLS with a certificate that nobody trusts. */
const untrusted = { disabledCommands: [] }

test('a password is not sent to a server that offers no STARTTLS', async () => {
  const server = await started()
  const delivery = await send(withPassword(server.port))
  expect(delivery).toEqual({
    result: 'failed',
    reason: expect.stringMatching(
      /^the mail server 127\.0\.0\.1 offers no encryption \(STARTTLS\), so the password was not sent/,
    ),
  })
  expect(server.passwords).toEqual([])
  expect(server.emails).toEqual([])
})

test('a password is not sent to a server whose certificate is not trusted', async () => {
  const server = await started(undefined, untrusted)
  expect(await send(withPassword(server.port))).toEqual({
    result: 'failed',
    reason: expect.stringMatching(/cannot be used: .*(certificate|expired|self.signed)/i),
  })
  expect(server.passwords).toEqual([])
})

test('without a password a server on this machine needs no TLS and no certificate', async () => {
  const server = await started(undefined, untrusted)
  expect(await send(server.url)).toEqual({ result: 'sent' })
  expect(server.emails).toHaveLength(1)
})

test.each([
  ['later', 'deferred', '451 come back later'],
  ['never', 'refused', '554 not wanted'],
  ['hang up', 'failed', 'the mail server 127.0.0.1 cannot be used: Connection closed unexpectedly'],
] as const)('a server that answers an email with %s has %s it', async (behaviour, result, reason) => {
  const server = await started(() => behaviour)
  expect(await send(server.url)).toEqual({ result, reason })
})

test.each([
  ['onMailFrom', 450, 'deferred'],
  ['onMailFrom', 550, 'refused'],
  ['onRcptTo', 450, 'deferred'],
  ['onRcptTo', 550, 'refused'],
] as const)('an answer to %s of %i has %s the email', async (step, responseCode, result) => {
  const server = await started(undefined, {
    [step]: (_: unknown, __: unknown, answer: (error: Error) => void) =>
      answer(Object.assign(new Error('no'), { responseCode })),
  })
  expect(await send(server.url)).toEqual({ result, reason: `${responseCode} no` })
})

test('a server that announces its shutdown has said nothing about the email', async () => {
  const server = await started(undefined, {
    onData(stream, _, answer) {
      stream.resume()
      stream.on('end', () => answer(Object.assign(new Error('closing'), { responseCode: 421 })))
    },
  })
  expect(await send(server.url)).toEqual({
    result: 'failed',
    reason: 'the mail server 127.0.0.1 cannot be used: 421 closing',
  })
})

test('a server that rejects everybody says nothing about the message', async () => {
  const server = await started(undefined, { onConnect: (_, answer) => answer(new Error('go away')) })
  expect((await send(server.url)).result).toBe('failed')
})

test('a server that stops responding does not block the queue forever', async () => {
  const server = await started(() => 'silence')
  expect((await send(server.url, 300)).result).toBe('failed')
})

test('the reply to the final dot may take ten minutes, the greeting five (RFC 5321)', async () => {
  const silences = vi.spyOn(Socket.prototype, 'setTimeout')
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const server = await started()
  await send(server.url)
  const calls = silences.mock.calls.map(([ms], index) => ({ ms, socket: silences.mock.contexts[index] }))
  const own = calls.filter(({ socket }) => (socket as Socket).localPort !== server.port)
  expect(own.findLast(({ ms }) => ms > 0)?.ms).toBe(600_000)
  const waits = timers.mock.calls.map(([, ms]) => ms ?? 0)
  // The greeting has the rest of the time for connecting.
  expect(waits.filter((ms) => ms > 290_000 && ms <= 300_000).length).toBeGreaterThanOrEqual(2)
  vi.restoreAllMocks()
})

test.runIf(process.env.SLOW)(
  'a server that replies to the final dot after 70 s gets one copy',
  { timeout: 100_000 },
  async () => {
    const server = await started(undefined, {
      onData(stream, _, answer) {
        stream.resume()
        stream.on('end', () => setTimeout(() => answer(null, 'kept'), 70_000))
      },
    })
    expect(await send(server.url)).toEqual({ result: 'sent' })
    expect(server.connections()).toBe(1)
  },
)

/** A server that sends `first` and then a letter now and then. */
async function dripping(first: string): Promise<Server> {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined)
    socket.write(first)
    const timer = setInterval(() => socket.write('x'), 20)
    socket.on('close', () => clearInterval(timer))
  })
  stops.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

test('a server that sends its greeting very slowly does not block the queue forever', async () => {
  const server = await dripping('220 ')
  const { port } = server.address() as AddressInfo
  expect((await send(`smtp://127.0.0.1:${port}`, 300)).result).toBe('failed')
})

test('a server’s reply becomes one line', async () => {
  const server = await started(undefined, {
    onRcptTo: (_, __, answer) => answer(Object.assign(new Error('no\r\nnever'), { responseCode: 550 })),
  })
  const delivery = await send(server.url)
  expect(delivery).toMatchObject({ result: 'refused' })
  expect(JSON.stringify(delivery)).not.toMatch(/\\[rn]/)
})

test('an email that is larger than the server accepts is refused', async () => {
  const server = await started(undefined, { size: 10 })
  expect((await send(server.url)).result).toBe('refused')
})

test('host, port, TLS and login are read and decoded', () => {
  expect(parseSmtpUrl('smtps://me%40agency.example:p%23ss@mail.example:465')).toEqual({
    host: 'mail.example',
    port: 465,
    secure: true,
    login: { user: 'me@agency.example', pass: 'p#ss' },
  })
  expect(parseSmtpUrl('smtp://[::1]/')).toEqual({
    host: '::1',
    port: undefined,
    secure: false,
    login: undefined,
  })
})

test.each([
  ['hunter2', /^Invalid URL$/],
  ['http://mail.example', /^must begin with/],
  ['smtp:hunter2', /^must name a host$/],
  ['smtp://user@mail.example', /^must have a user and a password/],
  ['smtp://:hunter2@mail.example', /^must have a user and a password/],
  ['smtp://user:hunter2@mail.example?tls.rejectUnauthorized=false', /^must end after the host/],
  ['smtp://user:hunter2@mail.example?requireTLS=false', /^must end after the host/],
  ['smtps://user:hunter2#@mail.example', /./],
  ['smtps://user:hunter2%E0%A4%A@mail.example', /./],
])('%s is refused in words that show no password', (url, words) => {
  expect(() => parseSmtpUrl(url)).toThrow(words)
  expect(() => parseSmtpUrl(url)).not.toThrow('hunter2')
})
