import { afterAll, beforeAll, expect, test } from 'vitest'
import { pick, randomFrom } from '../tests/server/random'
import { serveFixture } from '../tests/server/served-site'
import { type FixtureSite, fixtureSite } from '../tests/server/site'
import { ask } from '../tests/server/visitor'
import type { RunningServer } from './create-server'

/** `FUZZ_SEED` tries others. */
const count = import.meta.env.MODE === 'long' ? 20_000 : 600
const seed = Number(process.env.FUZZ_SEED ?? 20_250_701)
const atOnce = 16

let site: FixtureSite
let server: RunningServer
let port: number

beforeAll(async () => {
  site = await fixtureSite()
  const running = await serveFixture(site)
  server = running.server
  port = running.port
})

afterAll(async () => {
  await server.stop(1_000)
  await site.remove()
})

/** A range as players request it, or a nonsensical one. */
function anyRange(random: () => number, size: number): string {
  const place = () =>
    pick(random, [
      () => String(Math.floor(random() * size)),
      () => String(Math.floor(random() * size)),
      () => String(Math.floor(random() * size * 2)),
      () => String(size - Math.floor(random() * 3)),
      () => '',
      () => '0',
      () => `-${Math.floor(random() * 9)}`,
      () => '1e3',
      () => '9'.repeat(1 + Math.floor(random() * 30)),
      () => ' ',
      () => '0x1',
    ])()
  const unit = pick(random, [
    'bytes=',
    'bytes=',
    'bytes=',
    'bytes=',
    'BYTES=',
    'bytes =',
    'items=',
    'bytes',
    '',
  ])
  const parts = random() < 0.9 ? 1 : 1 + Math.floor(random() * 40)
  return (
    unit + Array.from({ length: parts }, () => `${place()}-${place()}`).join(pick(random, [',', ', ', ';']))
  )
}

/** What is wrong if a response's body does not match its headers. */
function fault(
  status: number,
  headers: Record<string, unknown>,
  body: Buffer,
  film: Buffer,
): string | undefined {
  if (status === 200) return body.equals(film) ? undefined : 'the whole is not the film'
  const stated = String(headers['content-range'])
  if (status === 416) return stated === `bytes */${film.length}` ? undefined : `416 with ${stated}`
  const [, first, last, size] = stated.match(/^bytes (\d+)-(\d+)\/(\d+)$/) ?? []
  const isRight =
    status === 206 &&
    Number(size) === film.length &&
    body.equals(film.subarray(Number(first), Number(last) + 1)) &&
    Number(headers['content-length']) === body.length
  return isRight ? undefined : `${status} with ${stated}, ${body.length} bytes`
}

test('AV-2 generated ranges get exactly the bytes announced, or 416', async () => {
  const random = randomFrom(seed + 2)
  const files = [
    ['/films/reel-abc123.webm', site.film],
    ['/pictures/hero-abc123.avif', site.picture],
  ] as const
  const queue = Array.from({ length: count }, () => {
    // Mostly the picture, because the film is large.
    const [path, bytes] = random() < 0.02 ? files[0] : files[1]
    return { path, bytes, range: anyRange(random, bytes.length) }
  }).values()
  const faults: string[] = []
  const statuses = new Map<number, number>()
  async function player() {
    for (const { path, bytes, range } of queue) {
      const { status, headers, body } = await ask(port, path, { headers: { range } })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      const found = fault(status, headers, body, bytes)
      if (found) faults.push(`${range} of ${path}: ${found}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, player))
  console.log(`fuzz: ${count} ranges, seed ${seed + 2}:`, Object.fromEntries(statuses))
  expect(faults.slice(0, 5)).toEqual([])
  for (const status of [206, 416]) expect(statuses.get(status)).toBeGreaterThan(0)
}, 3_600_000)
