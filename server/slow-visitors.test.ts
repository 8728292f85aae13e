import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServer, type RunningServer } from './create-server'
import { pick, randomFrom } from './fixtures/random'
import { type FixtureSite, fixtureSite } from './fixtures/site'
import { ask } from './fixtures/visitor'

const visitors = 300
const limits = { headersTimeout: 2_000, requestTimeout: 3_000, connectionsCheckingInterval: 100 }

let site: FixtureSite
let server: RunningServer
let port: number

beforeAll(async () => {
  site = await fixtureSite()
  server = await createServer({
    root: site.build,
    outbox: join(site.folder, 'outbox'),
    mailTo: 'a@b.c',
    siteName: 'A',
    limits,
  })
  port = await server.listen(0, '127.0.0.1')
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

test('ROUTE-2 hundreds of visitors who drip are let go, and keep nobody waiting', async () => {
  const random = randomFrom(7)
  const slow = Array.from({ length: visitors }, () => drip(pick(random, beginnings), 50 + random() * 400))
  let isOver = false
  const over = Promise.all(slow).then(() => {
    isOver = true
  })
  let served = 0
  while (!isOver) {
    expect((await ask(port, '/about')).status).toBe(200)
    served += 1
  }
  await over
  expect(served).toBeGreaterThan(1)
  console.log(`${visitors} dripping visitors let go; ${served} others served meanwhile`)
}, 60_000)
