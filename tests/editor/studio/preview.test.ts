import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Studio, startStudio, WORK } from './running-studio'

/** A build in a moment, where only the way to it counts; a headline says how long it takes or that it fails. */
const builder = `
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
const tagline = /tagline: (.*)/.exec(readFileSync('content/pages/home.yaml', 'utf8'))[1]
if (tagline.includes('wrong')) {
  console.error('content: this is wrong here')
  process.exit(1)
}
const page = (words) => '<!doctype html><html><head></head><body><p>' + words + '</p></body></html>'
mkdirSync('builds/1/client/about', { recursive: true })
mkdirSync('builds/1/client/assets', { recursive: true })
writeFileSync('builds/1/client/index.html', page(tagline + (process.env.VITE_EMAILJS_ORIGIN ?? '')))
writeFileSync('builds/1/client/about/index.html', page('About'))
writeFileSync('builds/1/client/404.html', page('Not here'))
writeFileSync('builds/1/client/assets/a.js', 'run()')
writeFileSync('builds/1/delivery.json', '{"provider":null}')
symlinkSync('builds/1', 'build')
`

let studio: Studio
let publisher: string
let editor: string
let host: string

beforeAll(async () => {
  studio = await startStudio({ VITE_EMAILJS_ORIGIN: 'https://provider.example' }, (home) => {
    // One of the files that a build is made from.
    writeFileSync(join(home, 'delivery/build.fixture.mjs'), builder)
    const packages = join(home, 'package.json')
    const { scripts, ...others } = JSON.parse(readFileSync(packages, 'utf8'))
    writeFileSync(
      packages,
      JSON.stringify({ ...others, scripts: { ...scripts, build: 'node delivery/build.fixture.mjs' } }),
    )
    return {}
  })
  publisher = await studio.first('Rina Das', 'rina@agency.example')
  editor = await studio.invite(publisher, 'Om Sahu', 'om@agency.example')
  host = `preview.localhost:${studio.port}`
}, WORK)
afterAll(() => studio.stop())

interface Shown {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** Asks at the address of previews. */
function see(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Shown> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port: studio.port, path, method, headers: { Host: host, ...headers } },
      (response) => {
        let text = ''
        response
          .setEncoding('utf8')
          .on('data', (part: string) => {
            text += part
          })
          .on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
      },
    )
    asked.once('error', reject)
    asked.end()
  })
}

const previews = (cookie: string) => studio.ask('/studio/previews', { headers: { cookie } })

/** The tokens of the links in the list. */
const tokensIn = (html: string) => [...html.matchAll(/\/see\/([\w-]+)"/g)].map(([, token = '']) => token)

async function writeTagline(value: string): Promise<void> {
  const file = 'pages/home.yaml'
  const opened = await studio.ask(`/edit/api/file?name=${file}`, { headers: { cookie: editor } })
  const { revision } = JSON.parse(opened.text)
  const change = { op: 'set', path: ['hero', 'tagline'], value }
  const body = JSON.stringify({ id: value, file, revision, change, label: 'Tagline', group: value })
  const { status } = await studio.ask('/edit/api/change', {
    method: 'POST',
    body,
    headers: { cookie: editor },
  })
  expect(status).toBe(200)
}

/** Makes a preview and returns its token when it is built. */
async function makePreview(cookie: string): Promise<string> {
  const { status, headers } = await studio.post('/studio/previews', { do: 'make' }, cookie)
  expect([status, headers.get('location')]).toEqual([303, '/studio/previews'])
  await vi.waitUntil(async () => !(await previews(cookie)).text.includes('is being built'), {
    timeout: WORK,
    interval: 200,
  })
  return tokensIn((await previews(cookie)).text)[0] ?? ''
}

/** Opens the link of a preview; the cookie that it sets. */
async function open(token: string): Promise<string> {
  const { headers } = await see(`/see/${token}`)
  return headers['set-cookie']?.[0]?.split(';')[0] ?? ''
}

describe('a preview', () => {
  let token: string
  let cookie: string

  beforeAll(async () => {
    await writeTagline('Words for the boss.')
    token = await makePreview(editor)
    cookie = await open(token)
  }, WORK)

  test('LIVE-4 shows what is not published, to whoever has the link, under a ribbon with its day', async () => {
    const { status, headers } = await see(`/see/${token}`)
    expect([status, headers.location]).toEqual([303, '/'])
    const { text } = await see('/', { cookie, 'accept-encoding': 'br' })
    expect(text).toContain('Words for the boss.')
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date())
    expect(text).toMatch(new RegExp(`Preview of ${day}: not published yet</preview-ribbon></body>`))
    expect((await see('/about', { cookie })).text).toContain('About')
    expect((await see('/nothing', { cookie })).status).toBe(404)
    expect((await see('/assets/a.js', { cookie })).text).toBe('run()')
  })

  test('LIVE-4 is not indexed, and no shared cache keeps any of it', async () => {
    for (const path of ['/', '/assets/a.js', '/nothing', `/see/${token}`]) {
      const { headers } = await see(path, { cookie })
      expect(headers['x-robots-tag'], path).toContain('noindex')
      expect(headers['cache-control'], path).toBe('private, no-cache')
    }
  })

  test('LIVE-4 has an address of 192 random bits, and its cookie is not for scripts', async () => {
    expect(Buffer.from(token, 'base64url')).toHaveLength(24)
    const { headers } = await see(`/see/${token}`)
    expect(headers['set-cookie']?.[0]).toMatch(/HttpOnly; SameSite=Lax/)
  })

  test('LIVE-4 sends no message: neither here nor to a mail provider', async () => {
    const path = '/api/v1.0/email/send-form'
    expect((await see(path, { cookie, origin: `http://${host}` }, 'POST')).status).toBe(405)
    expect((await see('/', { cookie })).text).not.toContain('provider.example')
  })

  test(
    'LIVE-4 stays as it was while the pages change, and after a kill',
    async () => {
      await writeTagline('Words of tomorrow.')
      await studio.restart()
      expect((await see('/', { cookie })).text).toContain('Words for the boss.')
    },
    WORK,
  )

  test('LIVE-4 is nothing that the site’s own folder has: it could be served from there', () => {
    expect(existsSync(join(studio.home, 'build'))).toBe(false)
    expect(existsSync(join(studio.home, 'builds'))).toBe(false)
  })

  test.each([
    '/edit/',
    '/edit/api/site',
    '/studio/people',
    '/studio/previews',
    '/@vite/client',
    '/content/agency.yaml',
    '/.git/config',
    '/../previews.json',
    '/%2e%2e/%2e%2e/people.json',
    '/..%2f..%2fpeople.json',
    '/delivery.json',
  ])('LIVE-4 has no %s of the studio, also not for a publisher', async (path) => {
    const { status, text } = await see(path, { cookie: `${cookie}; ${publisher}` })
    expect(status).toBe(404)
    expect(text).toContain('Not here')
  })

  test.each([
    ['another site’s script', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['a frame in another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' }],
    ['a page of the studio', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'empty' }],
  ])('LIVE-4 %s gets nothing of it', async (_, headers) => {
    const { status, text } = await see('/', { cookie, ...headers })
    expect([status, text]).toEqual([403, 'A preview answers only to its own pages.\n'])
  })

  test('LIVE-4 does not open the studio', async () => {
    expect((await studio.ask('/edit/api/site', { headers: { cookie } })).status).toBe(401)
    expect((await studio.ask('/about', { headers: { cookie } })).status).toBe(401)
  })

  test('LIVE-4 ends by a click: its link says so kindly, and its files are gone', async () => {
    await studio.post('/studio/previews', { do: 'end', token }, publisher)
    for (const { status, headers, text } of [await see(`/see/${token}`), await see('/', { cookie })]) {
      expect(status).toBe(410)
      expect(headers['x-robots-tag']).toContain('noindex')
      expect(text).toContain('This preview has ended')
      expect(text).not.toContain('Words for the boss.')
    }
    expect((await see('/assets/a.js', { cookie })).status).toBe(410)
    expect(readdirSync(join(studio.data, 'previews'))).toEqual(['previews.json'])
  })
})

test('LIVE-4 a link that nobody made shows what one that has ended shows', async () => {
  const guessed = await see(`/see/${'A'.repeat(32)}`)
  expect([guessed.status, guessed.headers['set-cookie']]).toEqual([410, undefined])
  for (const path of ['/see/../previews.json', '/see/', '/', '/assets/a.js', '/see/%2e%2e'])
    expect(await see(path), path).toMatchObject({ status: 410, text: guessed.text })
})

test('LIVE-4 without a session nobody makes, sees or ends one', async () => {
  expect((await studio.ask('/studio/previews')).status).toBe(401)
  expect((await studio.ask('/studio/previews/wait')).status).toBe(401)
  expect((await studio.post('/studio/previews', { do: 'make' })).status).toBe(401)
  const forged = await studio.ask('/studio/previews', {
    method: 'POST',
    body: new URLSearchParams({ do: 'make' }),
    headers: { cookie: publisher, origin: `http://${host}` },
  })
  expect(forged.status).toBe(403)
})

test(
  'LIVE-4 a preview that cannot be built says so, and leaves nothing behind',
  async () => {
    await writeTagline('Something wrong.')
    await makePreview(editor)
    const { text } = await previews(editor)
    expect(text).toContain('could not be built')
    expect(text).toContain('content: this is wrong here')
    expect(tokensIn(text)).toEqual([])
    expect(readdirSync(join(studio.data, 'previews'))).toEqual(['previews.json'])
  },
  WORK,
)
