import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { messageHead, serveFixture } from '../tests/server/served-site'
import { type FixtureSite, fixtureSite } from '../tests/server/site'
import { send } from '../tests/server/visitor'
import type { RunningServer } from './create-server'

let site: FixtureSite
let server: RunningServer
let port: number

beforeEach(async () => {
  site = await fixtureSite()
  const running = await serveFixture(site, {
    limits: { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 },
  })
  server = running.server
  port = running.port
})
afterEach(async () => {
  await server.stop(500)
  await site.remove()
})

test('a request head that arrives too slowly is cut off', async () => {
  expect(await send(port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')).toMatch(/^HTTP\/1\.1 408 /)
})

test('a request body that arrives too slowly is cut off', async () => {
  const received = await send(port, `${messageHead}Content-Length: 5000\r\n\r\n--x\r\n`)
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

/** Requests a page, pauses, and requests it again over the same connection. Returns both responses. */
async function askTwice(port: number, rest: number): Promise<string> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  let received = ''
  socket.setEncoding('latin1').on('data', (text) => {
    received += text
  })
  const get = 'HEAD /about HTTP/1.1\r\nHost: x\r\n\r\n'
  socket.write(get)
  await sleep(rest)
  socket.write(get)
  await sleep(300)
  socket.destroy()
  return received
}

const answersIn = (received: string) => received.match(/^HTTP\/1\.1 200 /gm)?.length

test('an idle connection stays open longer than a load balancer keeps it', async () => {
  const [, seconds] = (await askTwice(port, 0)).match(/^Keep-Alive: timeout=(\d+)\r$/im) ?? []
  expect(Number(seconds)).toBeGreaterThan(120)
})

test('a connection that was idle longer than a request may take can be used again', async () => {
  expect(answersIn(await askTwice(port, 1_000))).toBe(2)
})

test('a connection that is idle too long is closed', async () => {
  const { server: made, port } = await serveFixture(site, {
    limits: { keepAliveTimeout: 100, connectionsCheckingInterval: 50 },
  })
  expect(answersIn(await askTwice(port, 2_000))).toBe(1)
  await made.stop(100)
})
