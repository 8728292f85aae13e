import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailPath } from '../delivery/mail-provider'
import { canSeeOpenFiles, openFiles } from '../tests/server/open-files'
import { pick, randomFrom } from '../tests/server/random'
import { serveFixture } from '../tests/server/served-site'
import { type FixtureSite, fixtureSite } from '../tests/server/site'
import { ask, goodFields, multipart } from '../tests/server/visitor'
import type { RunningServer } from './create-server'

/** Connections; `FUZZ_SEED` tries others. */
const count = import.meta.env.MODE === 'long' ? 20_000 : 300
const seed = Number(process.env.FUZZ_SEED ?? 20_250_701)
const atOnce = 16

const film = '/films/reel-abc123.webm'
/** Films more often: they are read from the disk in pieces. */
const requests = [
  `GET ${film} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET ${film} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET ${film} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET ${film} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET ${film} HTTP/1.1\r\nHost: x\r\nRange: bytes=5-900000\r\n\r\n`,
  `HEAD ${film} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET ${film} HTTP/1.1\r\nHost: x\r\nIf-None-Match: *\r\n\r\n`,
  'GET /pictures/hero-abc123.avif HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /about HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n',
  'GET /nope HTTP/1.1\r\nHost: x\r\n\r\n',
]
/** What can follow them: half of a request, or nothing. */
const endings = ['', '', 'GET', `POST ${mailPath} HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n\r\nhalf`]
const partings = ['reset', 'reset', 'destroy', 'end', 'silence'] as const

let site: FixtureSite
let server: RunningServer
let port: number

beforeAll(async () => {
  site = await fixtureSite()
  const running = await serveFixture(site, {
    limits: {
      headersTimeout: 400,
      requestTimeout: 800,
      connectionsCheckingInterval: 50,
      keepAliveTimeout: 500,
    },
  })
  server = running.server
  port = running.port
})
afterAll(async () => {
  await server.stop(1_000)
  await site.remove()
})

/** Sends many requests at once, reads some of the responses or none, and disconnects in one of several ways. */
async function visit(random: () => number): Promise<void> {
  const sent = Array.from({ length: 1 + Math.floor(random() * 30) }, () => pick(random, requests)).join('')
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  const gone = new Promise((resolve) => socket.once('close', resolve))
  if (random() < 0.3) socket.resume()
  else socket.pause()
  socket.write(sent + pick(random, endings))
  await sleep(random() * 60)
  const parting = pick(random, partings)
  if (parting === 'reset') socket.resetAndDestroy()
  if (parting === 'destroy') socket.destroy()
  if (parting === 'end') socket.end()
  // The server's own limits close the others as soon as they read.
  socket.resume()
  await gone
}

const descriptors = () => openFiles('')

// Skipped, and reported as such, without Linux's /proc.
test.skipIf(!canSeeOpenFiles)(
  'AV-2 generated pipelined requests, with and without a reset, leave no file open',
  async () => {
    const random = randomFrom(seed + 5)
    const before = (await descriptors()).length
    // Garbage collection eventually closes a file that was left open, with a warning.
    const warnings: string[] = []
    process.on('warning', ({ message }) => warnings.push(message))
    let left = count
    async function visitor() {
      while (left > 0) {
        left -= 1
        await visit(random)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, visitor))
    await expect.poll(() => openFiles(site.folder)).toEqual([])
    await expect.poll(async () => (await descriptors()).length).toBeLessThanOrEqual(before)
    console.log(
      `fuzz: ${count} connections, seed ${seed + 5}: ${before} descriptors before, ${(await descriptors()).length} after`,
    )
    expect(warnings).toEqual([])
    expect((await ask(port, film)).body.equals(site.film)).toBe(true)
  },
  3_600_000,
)

test('FORM-4 pipelined messages get responses in order, once each', async () => {
  const form = await multipart(Object.entries(goodFields))
  const post = `POST ${mailPath} HTTP/1.1\r\nHost: x\r\nContent-Type: ${form.headers['content-type']}\r\nContent-Length: ${form.body.length}\r\n\r\n${form.body}`
  const head = 'HEAD /about HTTP/1.1\r\nHost: x\r\n\r\n'
  const last = 'HEAD /nope HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.setEncoding('latin1').on('data', (text) => {
    received += text
  })
  socket.write(head + post + head + post + last)
  await new Promise((resolve) => socket.once('close', resolve))
  const answers = [...received.matchAll(/HTTP\/1\.1 (\d+)[\s\S]*?content-type: (\S+);/gi)].map(
    ([, status, type]) => [status, type],
  )
  const [page, taken] = [
    ['200', 'text/html'],
    ['200', 'text/plain'],
  ]
  expect(answers).toEqual([page, taken, page, taken, ['404', 'text/html']])
})
