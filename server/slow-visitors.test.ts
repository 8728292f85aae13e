import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailPath } from '../delivery/mail-provider'
import { pick, randomFrom } from '../tests/server/random'
import { serveFixture } from '../tests/server/served-site'
import { type FixtureSite, fixtureSite } from '../tests/server/site'
import type { RunningServer } from './create-server'

const visitors = 300
const limits = { headersTimeout: 2_000, requestTimeout: 3_000, connectionsCheckingInterval: 100 }

/** How many times longer a visitor may wait for our server than for a minimal one that sends a file. */
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

/** Beginnings of requests that never end. */
const beginnings = [
  'G',
  'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  'GET /about HTTP/1.1\r\nHost: x\r\n',
  `POST ${mailPath} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000\r\n\r\n--x\r\n`,
  `POST ${mailPath} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n`,
]

/** Sends a byte now and then until the server closes the connection. */
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

interface Waits {
  /** Usual wait at our server and at a minimal one (ms). */
  ours: number
  plain: number
  asked: number
}

/** How long visitors wait at both servers, measured alternately by another process, until something is over. */
async function compareWaits(meanwhile: () => Promise<unknown>): Promise<Waits> {
  const words = ['--import', 'tsx', 'tests/server/compare-waits.ts', String(port)]
  const watch = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(watch.stdout, 'data')
  const printed = text(watch.stdout)
  await meanwhile()
  watch.stdin.end()
  return JSON.parse((await printed).trim()) as Waits
}

test('ROUTE-2 a page arrives nearly as soon as from a minimal server', async () => {
  const { ours, plain } = await compareWaits(() => sleep(500))
  expect(ours / plain).toBeLessThan(mostTimesAsLong)
})

test('ROUTE-2 hundreds of visitors who send single bytes are disconnected and delay nobody', async () => {
  const random = randomFrom(7)
  const { ours, plain, asked } = await compareWaits(() =>
    Promise.all(Array.from({ length: visitors }, () => drip(pick(random, beginnings), 50 + random() * 400))),
  )
  console.log(
    `${visitors} slow visitors disconnected; ${asked} others waited ${(ours / plain).toFixed(1)} times as long as at the plainest server`,
  )
  expect(asked).toBeGreaterThan(1)
  expect(ours / plain).toBeLessThan(mostTimesAsLong)
})
