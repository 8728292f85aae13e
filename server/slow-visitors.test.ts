import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningServer } from './create-server'
import { pick, randomFrom } from './fixtures/random'
import { serveFixture } from './fixtures/served-site'
import { type FixtureSite, fixtureSite } from './fixtures/site'
import { median, waitForPage } from './fixtures/waits'

const visitors = 300
const limits = { headersTimeout: 2_000, requestTimeout: 3_000, connectionsCheckingInterval: 100 }

/** So many times as long as for the plainest server that Node can be, a visitor may wait for ours. */
const mostTimesAsLong = 20

let site: FixtureSite
let server: RunningServer
let port: number

beforeAll(async () => {
  site = await fixtureSite()
  const running = await serveFixture(site, { limits })
  server = running.server
  port = running.port
})

afterAll(async () => {
  await server.stop(1_000)
  await site.remove()
})

/** What they begin with; none comes to an end. */
const beginnings = [
  'G',
  'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  'GET /about HTTP/1.1\r\nHost: x\r\n',
  'POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000\r\n\r\n--x\r\n',
  'POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n',
]

/** Sends a byte now and then for as long as the server lets it. Resolves when the server has closed. */
function drip(beginning: string, pause: number): Promise<void> {
  return new Promise((closed) => {
    const socket = connect(port, '127.0.0.1')
    const drops = setInterval(() => socket.write('x'), pause)
    socket.on('error', () => undefined)
    socket.resume()
    socket.on('close', () => {
      clearInterval(drops)
      closed()
    })
    socket.write(beginning)
  })
}

/** A server that does nothing but answer: how fast this machine is at the moment. */
async function plainServer() {
  const plain = createHttpServer((_, response) => response.end('here'))
  await new Promise<void>((listening) => plain.listen(0, '127.0.0.1', listening))
  return { plain, port: (plain.address() as AddressInfo).port }
}

/** The usual wait at both servers, asked in turn until something is over. */
async function compareWaits(ports: readonly [number, number], isOver: () => boolean) {
  const waits: [number[], number[]] = [[], []]
  do {
    waits[0].push(await waitForPage(ports[0]))
    waits[1].push(await waitForPage(ports[1]))
  } while (!isOver())
  return { ours: median(waits[0]), plain: median(waits[1]), asked: waits[0].length }
}

test('ROUTE-2 a page is there nearly as soon as from the plainest server', async () => {
  const other = await plainServer()
  let times = 50
  const { ours, plain } = await compareWaits([port, other.port], () => --times === 0)
  other.plain.close()
  expect(ours / plain).toBeLessThan(mostTimesAsLong)
})

test('ROUTE-2 hundreds of visitors who drip are let go, and keep nobody waiting', async () => {
  const random = randomFrom(7)
  const other = await plainServer()
  let left = visitors
  const slow = Array.from({ length: visitors }, () =>
    drip(pick(random, beginnings), 50 + random() * 400).then(() => {
      left -= 1
    }),
  )
  const { ours, plain, asked } = await compareWaits([port, other.port], () => left === 0)
  await Promise.all(slow)
  other.plain.close()
  console.log(
    `${visitors} dripping visitors let go; ${asked} others waited ${(ours / plain).toFixed(1)} times as long as at the plainest server`,
  )
  expect(asked).toBeGreaterThan(1)
  expect(ours / plain).toBeLessThan(mostTimesAsLong)
}, 60_000)
