import type { AddressInfo } from 'node:net'
import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mailServer } from './fixtures/mail-server'
import { smtpSend } from './smtp'
import { parseSmtpUrl } from './smtp-url'

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

const send = (url: string, limit?: number) => smtpSend(parseSmtpUrl(url), envelope, limit)(email)
const withPassword = (port: number) => `smtp://user:hunter2@127.0.0.1:${port}`
/** Offers STARTTLS with a certificate that nobody trusts. */
const untrusted = { disabledCommands: [] }

test('a password is not sent to a server that offers no STARTTLS', async () => {
  const server = await started()
  const delivery = await send(withPassword(server.port))
  expect(delivery).toEqual({
    result: 'unreachable',
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
    result: 'unreachable',
    reason: expect.stringMatching(/cannot be used: .*(certificate|expired|self.signed)/i),
  })
  expect(server.passwords).toEqual([])
})

test('without a password a server on this machine needs no TLS and no certificate', async () => {
  const server = await started(undefined, untrusted)
  expect(await send(server.url)).toEqual({ result: 'taken' })
  expect(server.emails).toHaveLength(1)
})

test.each([
  ['later', 'refused', '451 come back later'],
  ['never', 'refused', '554 not wanted'],
  ['hang up', 'dropped', 'Connection closed unexpectedly'],
] as const)('a server that answers an email with %s has %s it', async (behaviour, result, reason) => {
  const server = await started(() => behaviour)
  expect(await send(server.url)).toEqual({ result, reason })
})

test('a server that announces its own end has dropped the email, not refused it', async () => {
  const server = await started(undefined, {
    onData(stream, _, answer) {
      stream.resume()
      stream.on('end', () => answer(Object.assign(new Error('closing'), { responseCode: 421 })))
    },
  })
  expect(await send(server.url)).toEqual({ result: 'dropped', reason: '421 closing' })
})

test('a server that turns everybody away says nothing about the message', async () => {
  const server = await started(undefined, { onConnect: (_, answer) => answer(new Error('go away')) })
  expect((await send(server.url)).result).toBe('unreachable')
})

test('a server that falls silent in the middle does not hold up the queue for ever', async () => {
  const server = await started(() => 'silence')
  expect(await send(server.url, 300)).toEqual({
    result: 'dropped',
    reason: 'no end within the time allowed',
  })
})

/** A server that says `first` and then a letter now and then. */
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

test('a server that drips its greeting does not hold up the queue for ever', async () => {
  const server = await dripping('220 ')
  const { port } = server.address() as AddressInfo
  expect((await send(`smtp://127.0.0.1:${port}`, 300)).result).toBe('unreachable')
})

test('what a server says becomes one line', async () => {
  const server = await started(undefined, {
    onRcptTo: (_, __, answer) => answer(Object.assign(new Error('no\r\nnever'), { responseCode: 550 })),
  })
  const delivery = await send(server.url)
  expect(delivery).toMatchObject({ result: 'refused' })
  expect(JSON.stringify(delivery)).not.toMatch(/\\[rn]/)
})

test('an email that is larger than the server takes is refused, not dropped', async () => {
  const server = await started(undefined, { size: 10 })
  expect((await send(server.url)).result).toBe('refused')
})
