import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { mailPath } from '../delivery/mail-provider'
import { pick, randomFrom } from '../tests/server/random'
import { fixtureSite } from '../tests/server/site'
import { ask, multipart } from '../tests/server/visitor'
import { clientAddress } from './client-address'
import { createServer } from './create-server'

/** Inputs of each kind; `FUZZ_SEED` tries others. */
const count = import.meta.env.MODE === 'long' ? 20_000 : 600
const seed = Number(process.env.FUZZ_SEED ?? 20_250_701)
const atOnce = 16

afterEach(() => {
  vi.restoreAllMocks()
})

const addresses = [
  '1.2.3.4',
  '203.0.113.9',
  '2001:db8:1:2::9',
  '::1',
  '127.0.0.1',
  '10.0.0.1',
  '::ffff:9.8.7.6',
]
const entries = [
  ...addresses,
  ...addresses.map((address) => (address.includes(':') ? `[${address}]:443` : `${address}:5678`)),
  'unknown',
  '_hidden',
  '',
  ' ',
  '999.1.1.1',
  '1.2.3.4:',
  '[::1',
  '::1]:80',
  '1.2.3.4:99999999',
  '1.2.3.4 5.6.7.8',
  '"1.2.3.4"',
  'for=1.2.3.4',
  '[]',
  '[]:80',
  '0x7f.1',
  '%31',
  '1'.repeat(3_000),
  '['.repeat(3_000),
]

const chain = (random: () => number, most: number) =>
  Array.from({ length: Math.floor(random() * (most + 1)) }, () => pick(random, entries))
const between = [',', ', ', ' ,']

test('FORM-4 a forged X-Forwarded-For never changes who a visitor is', () => {
  const random = randomFrom(seed + 6)
  const wrong: unknown[] = []
  for (let i = 0; i < count; i += 1) {
    const trustedProxies = pick(random, [1, 2, 3])
    // The address that each proxy saw; the first is the visitor's own.
    const written = Array.from({ length: trustedProxies }, () => pick(random, addresses))
    const invented = chain(random, 6)
    const peer = pick(random, addresses)
    const found = clientAddress({
      peer,
      trustedProxies,
      forwarded: [...invented, ...written].join(pick(random, between)),
    })
    const honest = clientAddress({ peer, trustedProxies, forwarded: written.join(', ') })
    if (found !== honest || !/^([\d.]+|[\da-f:]+::\/64)$/.test(found))
      wrong.push({ invented, written, found, honest })
  }
  console.log(`fuzz: ${count} chains of X-Forwarded-For, seed ${seed + 6}`)
  expect(wrong.slice(0, 3)).toEqual([])
})

const hosts = ['site.example', 'site.example:8443', '127.0.0.1:3000', 'other.example']
const oddHosts = [
  '',
  'a b',
  'x'.repeat(3_000),
  'site.example, other.example',
  '@',
  '[::1',
  'http://site.example',
]
const origins = [
  'https://site.example',
  'http://site.example',
  'https://site.example:8443',
  'null',
  '',
  'https://',
  'x',
  'https://elsewhere.example',
  'https://elsewhere.example',
  'https://site.example.elsewhere.example',
  'https://site.example@elsewhere.example',
]

/** A header, or none. */
const maybe = (random: () => number, name: string, values: readonly string[]): Record<string, string> =>
  random() < 0.5 ? {} : { [name]: pick(random, values) }

test('FORM-4 generated proxy headers cause no 5xx, and another site is never accepted', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const random = randomFrom(seed + 7)
  const site = await fixtureSite()
  const settings = {
    root: site.build,
    mailTo: 'a@agency.example',
    siteName: 'A',
  }
  const servers = await Promise.all(
    [undefined, 0, 1, 2].map((trustedProxies) =>
      createServer({
        ...settings,
        outbox: join(site.folder, `outbox-${trustedProxies}`),
        trustedProxies,
        ...(trustedProxies === 2 && { siteOrigin: 'https://site.example' }),
      }),
    ),
  )
  const ports = await Promise.all(servers.map((server) => server.listen(0, '127.0.0.1')))
  // Nothing that has to be written to the disk, so that only the headers are tested.
  const { body, headers: ofForm } = await multipart([['subject', '']])
  const failures: unknown[] = []
  const statuses = new Map<number, number>()
  let left = count
  async function visitor() {
    while (left > 0) {
      left -= 1
      const headers = {
        ...ofForm,
        host: pick(random, hosts),
        ...maybe(random, 'x-forwarded-for', [chain(random, 6).join(pick(random, between))]),
        ...maybe(random, 'x-forwarded-host', [...hosts, ...oddHosts]),
        ...maybe(random, 'x-forwarded-proto', ['https', 'http', '', 'x']),
        ...maybe(random, 'forwarded', ['for=1.2.3.4;host=elsewhere.example', '']),
        ...maybe(random, 'x-real-ip', entries),
        ...maybe(random, 'cf-connecting-ip', entries),
        ...maybe(random, 'origin', origins),
        ...maybe(random, 'sec-fetch-site', ['same-origin', 'same-site', 'cross-site', 'none', '', 'x']),
      }
      const { status } = await ask(pick(random, ports), mailPath, {
        method: 'POST',
        headers,
        body,
      })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      const { origin, 'sec-fetch-site': fetchSite } = headers as {
        origin?: string
        'sec-fetch-site'?: string
      }
      const isElsewhere =
        fetchSite === undefined ? origin?.endsWith('elsewhere.example') : fetchSite !== 'same-origin'
      const isOwn = fetchSite === 'same-origin' || (fetchSite === undefined && origin === undefined)
      const isRight = isElsewhere ? status === 403 : !isOwn || status === 400 || status === 429
      if (status >= 500 || !isRight) failures.push({ status, headers })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visitor))
  console.log(
    `fuzz: ${count} posts through proxies, seed ${seed + 7}:`,
    Object.fromEntries([...statuses].sort()),
  )
  await Promise.all(servers.map((server) => server.stop(1_000)))
  await site.remove()
  expect(failures.slice(0, 3)).toEqual([])
  for (const status of [400, 403, 429]) expect(statuses.get(status)).toBeGreaterThan(0)
}, 3_600_000)
