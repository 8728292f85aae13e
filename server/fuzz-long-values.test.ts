import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailPath } from '../delivery/mail-provider'
import { trapField } from '../delivery/message'
import { installedSite, type ServerProcess, startServer } from '../tests/server/installed-site'
import { headersWithValues, longPieces } from '../tests/server/odd-input'
import { randomFrom } from '../tests/server/random'
import type { FixtureSite } from '../tests/server/site'
import { goodFields, multipart, send } from '../tests/server/visitor'
import { longestWait, median, waitForPage } from '../tests/server/waits'

/** Inputs of each kind; `FUZZ_SEED` tries others. */
const count = import.meta.env.MODE === 'long' ? 20_000 : 264
/** One group is sent at once: a long run is faster, and a short one still tries every group. */
const atOnce = count > 1_000 ? 8 : 1
const seed = Number(process.env.FUZZ_SEED ?? 20_250_701)

/**
 * How many times longer than on an idle server another visitor may wait during one hostile request. A check in quadratic time
 * makes it thousands; parsing 90 kB and writing a message to disk, about twenty.
 */
const mostTimesAsLong = 100

let site: FixtureSite
let server: ServerProcess
let port: number

// In a separate process, so that sending the long values is not measured as well.
beforeAll(async () => {
  site = await installedSite()
  server = startServer(site, { PORT: '0', HOST: '127.0.0.1', TRUST_PROXY: '1' })
  port = await server.port
})

afterAll(async () => {
  server.process.kill('SIGTERM')
  await server.ended
  await site.remove()
})

/** Requests with a long value; the name says where it is and what it consists of. */
interface Group {
  name: string
  requests: Buffer[]
}

/** How often a group that seemed too slow is sent again. */
const MORE_ROUNDS = 5

/**
 * Sends group after group, and compares how long other visitors wait meanwhile with how long they usually wait. The shortest wait
 * of a group counts: the rest is other work on the machine.
 */
async function expectNobodyWaits(kind: string, groups: AsyncIterable<Group>): Promise<void> {
  const idle: number[] = []
  const waits = new Map<string, { wait: number; group: Group }>()
  const measure = async (group: Group) => {
    idle.push(await waitForPage(port))
    const sent = Promise.all(group.requests.map((bytes) => send(port, bytes)))
    const wait = (await longestWait(port, sent)) / group.requests.length
    for (const answer of await sent) expect(answer).toMatch(/^HTTP\/1\.1 [234]/)
    const least = waits.get(group.name)?.wait ?? wait
    waits.set(group.name, { wait: Math.min(wait, least), group })
  }
  for await (const group of groups) await measure(group)
  const limit = median(idle) * mostTimesAsLong
  const costly = [...waits.values()].filter(({ wait }) => wait > limit)
  for (const { group } of costly) for (let round = 0; round < MORE_ROUNDS; round += 1) await measure(group)
  const usual = median(idle)
  const ratios = [...waits].map(([name, { wait }]) => [name, wait / usual] as const)
  const [worst, ratio] = ratios.toSorted((a, b) => b[1] - a[1])[0] ?? ['none', 0]
  console.log(
    `fuzz: ${count} ${kind}, seed ${seed}, ${waits.size} groups: one costs innocent visitors at most ${ratio.toFixed(1)} times their idle wait (${worst})`,
  )
  expect(ratios.filter(([, times]) => times > mostTimesAsLong)).toEqual([])
}

/** The text before and after the long part; the first is the worst case for a check of email addresses. */
const shapes = [
  ['a@', '@'],
  ['', ''],
  ['a@', '!'],
  ['', '@'],
  ['a', '!'],
] as const

/** Each place with each piece in turn, so that a short run tries all of them as well; then again in another shape. */
async function* makeGroups(
  places: readonly string[],
  request: (place: string, value: (longest: number) => string) => Promise<Buffer>,
): AsyncGenerator<Group> {
  const random = randomFrom(seed + places.length)
  const all = shapes.flatMap((shape) =>
    places.flatMap((place) => longPieces.map((piece) => ({ place, piece, shape }))),
  )
  for (let made = 0; made < count; made += atOnce) {
    const { place, piece, shape } = all[(made / atOnce) % all.length] ?? {
      place: '',
      piece: '',
      shape: ['', ''],
    }
    // In bytes: a piece may take several.
    const value = (longest: number) => {
      const times = (longest * (0.3 + 0.7 * random())) / Buffer.byteLength(piece)
      return shape.join(piece.repeat(times))
    }
    const requests = await Promise.all(Array.from({ length: atOnce }, () => request(place, value)))
    yield { name: `${place}: ${shape.join(`${JSON.stringify(piece)} again and again`)}`, requests }
  }
}

const methodFor = (header: string) => (header.startsWith('POST ') ? `POST ${mailPath}` : 'GET /about')

test('FORM-4 a long value in any field keeps no other visitor waiting', async () => {
  const fields = ['from_name', 'from_email', 'phone_number', 'subject', 'message', trapField, 'other']
  let visitor = 0
  const groups = makeGroups(fields, async (name, value) => {
    const { body, headers } = await multipart(Object.entries({ ...goodFields, [name]: value(90_000) }))
    visitor += 1
    const address = `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`
    const head = `POST ${mailPath} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Forwarded-For: ${address}\r\nContent-Type: ${headers['content-type']}\r\nContent-Length: ${body.length}\r\n\r\n`
    return Buffer.concat([Buffer.from(head), body])
  })
  await expectNobodyWaits('long fields', groups)
}, 3_600_000)

test('ROUTE-2 a long value in any header keeps no other visitor waiting', async () => {
  const groups = makeGroups(headersWithValues, async (name, value) => {
    const text = value(15_000).replace(/[^\t\u0020-\u007e]/g, 'x')
    const line = name === 'path' ? `GET /${encodeURI(text)}` : methodFor(name)
    const header = name === 'path' ? 'X: x' : `${name.replace('POST ', '')}: ${text}`
    return Buffer.from(`${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${header}\r\n\r\n`)
  })
  await expectNobodyWaits('long headers', groups)
}, 3_600_000)
