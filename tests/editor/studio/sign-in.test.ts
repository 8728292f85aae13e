import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Studio, startStudio, WORK } from './running-studio'

let studio: Studio
let publisher: string
let editor: string

beforeAll(async () => {
  studio = await startStudio()
  publisher = await studio.first('Rina Das', 'Rina@agency.example')
  editor = await studio.invite(publisher, 'Om Sahu', 'om@agency.example')
}, WORK)
afterAll(() => studio.stop())

const api = '/edit/api/site'
const asDocument = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' }

/** The answer to a wish for a web socket. */
function upgrade(headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request({
      host: 'localhost',
      port: studio.port,
      path: '/',
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
        'Sec-WebSocket-Protocol': 'vite-ping',
        ...headers,
      },
    })
    asked.once('upgrade', (response, socket) => {
      socket.destroy()
      resolve(response.statusCode ?? 0)
    })
    asked.once('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    asked.once('error', reject)
    asked.end()
  })
}

describe('without a session', () => {
  test.each([
    '/',
    '/about',
    '/edit/',
    '/edit/api/site',
    '/edit/api/events',
    '/edit/guide/publish.webp',
    '/studio/people',
    '/studio/messages',
    '/studio/messages/20261128T101500000Z-0123456789abcdef',
    '/@vite/client',
    '/@id/virtual:react-router/server-build',
    '/app/root.tsx',
    '/content/agency.yaml',
    '/node_modules/vite/package.json',
    '/package.json',
    '/__open-in-editor?file=package.json',
    '/wordmarks/nothing.svg',
  ])('LIVE-1 %s answers 401, and leads to the sign-in page if it is opened as a page', async (path) => {
    expect((await studio.ask(path)).status).toBe(401)
    if (path.startsWith('/edit/api/')) return
    const { status, headers } = await studio.ask(path, { headers: asDocument })
    expect([status, headers.get('location')]).toEqual([303, '/studio/sign-in'])
  })

  test('LIVE-1 nothing is changed, and no web socket opens', async () => {
    expect((await studio.ask('/edit/api/undo', { method: 'POST' })).status).toBe(401)
    expect(
      (await studio.post('/studio/invite', { name: 'Eve', email: 'eve@evil.example', role: 'publisher' }))
        .status,
    ).toBe(401)
    expect(await upgrade({ Origin: studio.origin })).toBe(401)
  })

  test('LIVE-1 a form that is sent after one was signed out leads to the sign-in page', async () => {
    const headers = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' }
    const sent = await studio.ask('/studio/invite', { method: 'POST', headers })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/studio/sign-in'])
  })

  test('LIVE-1 the sign-in page is there, and no cache keeps it', async () => {
    const { status, headers, text } = await studio.ask('/studio/sign-in', { headers: asDocument })
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(text).toContain('Your email address')
  })

  test('LIVE-1 a stranger gets no link, and is told the same as somebody who is known', async () => {
    const before = studio.log()
    const stranger = await studio.post('/studio/sign-in', { email: 'eve@evil.example' })
    const known = await studio.post('/studio/sign-in', { email: 'om@agency.example' })
    expect(stranger.text.replaceAll('eve@evil.example', 'om@agency.example')).toBe(known.text)
    await studio.said(/A link for om@agency\.example to sign in/)
    expect(studio.log().slice(before.length)).not.toContain('eve@evil.example')
  })
})

test('LIVE-1 a link signs in once: by a click, not by the mail program that looks at it', async () => {
  const { text } = await studio.post(
    '/studio/invite',
    { name: 'Lipi', email: 'lipi@agency.example', role: 'editor' },
    publisher,
  )
  const [path = '', token = ''] = /\/studio\/in\?token=(\w+)/.exec(text) ?? []
  expect((await studio.ask(path)).headers.getSetCookie()).toEqual([])
  const first = await studio.post('/studio/in', { token })
  expect([first.status, first.headers.get('location')]).toEqual([303, '/edit/'])
  expect(first.headers.getSetCookie().join()).toMatch(/HttpOnly.*SameSite=Lax/i)
  expect((await studio.post('/studio/in', { token })).status).toBe(403)
})

test('LIVE-1 the address of the first publisher is good once', async () => {
  const [, token = ''] = await studio.said(/welcome\?token=(\S+)\n/)
  const again = await studio.post('/studio/welcome', { token, name: 'Eve', email: 'eve@evil.example' })
  expect(again.status).toBe(403)
})

test(
  'LIVE-1 who is signed in has the site, the editor, Vite’s paths and its web socket',
  async () => {
    for (const path of ['/', '/edit/', api, '/@vite/client'])
      expect((await studio.ask(path, { headers: { cookie: editor } })).status, path).toBe(200)
    expect(await upgrade({ Origin: studio.origin, Cookie: editor })).toBe(101)
  },
  WORK,
)

test.each([
  ['another site’s page', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['a request from another site', { 'sec-fetch-site': 'cross-site' }],
  ['a frame in another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' }],
])('LIVE-1 %s gets nothing, whoever is signed in', async (_, headers) => {
  expect((await studio.ask(api, { headers: { cookie: publisher, ...headers } })).status).toBe(403)
})

test('LIVE-7 a page of another site ticks off no message', async () => {
  const answer = await studio.ask('/studio/messages/one', {
    method: 'POST',
    body: new URLSearchParams({ do: 'done' }),
    headers: { cookie: publisher, origin: 'https://evil.example' },
  })
  expect(answer.status).toBe(403)
})

test('LIVE-1 another Host gets nothing, nor a web socket from another site', async () => {
  expect(await upgrade({ Host: 'evil.example', Origin: studio.origin, Cookie: publisher })).toBe(401)
  expect(await upgrade({ Origin: 'https://evil.example', Cookie: publisher })).toBe(401)
  expect(await upgrade({ Cookie: publisher })).toBe(401)
})

test.each([
  '/.env',
  '/.git/config',
  '/%2egit/config',
  '/app/..%2f.git/config',
  '/.editor/journal.jsonl',
  '/@fs/etc/passwd',
  '/@fs/etc/passwd?raw',
  '/__open-in-editor?file=package.json',
])('LIVE-1 %s is not shown, also not to a publisher', async (path) => {
  expect((await studio.ask(path, { headers: { cookie: publisher } })).status).toBe(404)
})

test('LIVE-1 sessions and people are not among the files that are shown', async () => {
  for (const query of ['', '?raw', '?url', '?import'])
    expect(
      (await studio.ask(`/@fs${studio.data}/people.json${query}`, { headers: { cookie: publisher } })).status,
    ).toBe(404)
})

test.each(['publish', 'push', 'together', 'live', 'go-back'].map((name) => `/edit/api/${name}`))(
  'LIVE-1 an editor who asks for %s is refused',
  async (path) => {
    const answer = await studio.ask(path, {
      method: 'POST',
      body: JSON.stringify({ message: 'Mine' }),
      headers: { cookie: editor },
    })
    expect(answer.status).toBe(403)
    expect(JSON.parse(answer.text).message).toContain('Only a publisher can do this')
  },
)

test.each(['https://evil.example', 'null', 'http://localhost:1'])(
  'LIVE-1 a page at %s changes and publishes nothing, whoever is signed in',
  async (forged) => {
    for (const path of ['change', 'publish', 'go-back', 'logos?name=evil&file=evil.svg']) {
      const headers = { cookie: publisher, origin: forged }
      expect((await studio.ask(`/edit/api/${path}`, { method: 'POST', body: '{}', headers })).status).toBe(
        403,
      )
    }
  },
)

/** What the studio answers to something that says it is very long, before any of it is sent. */
const announce = (path: string, bytes: number) =>
  new Promise<number | undefined>((answered, failed) => {
    const headers = { cookie: editor, origin: studio.origin, 'content-length': bytes }
    const asked = request(`${studio.origin}${path}`, { method: 'POST', headers }, ({ statusCode }) => {
      answered(statusCode)
      asked.destroy()
    })
    asked.once('error', failed).flushHeaders()
  })

test.each([
  ['/edit/api/film/given?file=endless.mp4&name=showreel', 422],
  ['/edit/api/film/given?file=endless.jpg&kind=picture', 413],
  ['/edit/api/pictures?name=evil/evil&file=evil.jpg', 413],
  ['/edit/api/logos?name=evil&file=evil.svg', 413],
  ['/edit/api/change', 413],
])('LIVE-1 a terabyte at %s is refused before it is sent', async (path, status) => {
  expect(await announce(path, 1e12)).toBe(status)
})

test.each([
  'media/%2e%2e/%2e%2e/package.json',
  'media/..%2f..%2fpackage.json',
  'page/%2e%2e/%2e%2e/.env',
  'media/',
])('LIVE-5 a version shows nothing outside of its pages and pictures: %s', async (path) => {
  const headers = { cookie: editor }
  const { versions } = JSON.parse((await studio.ask('/edit/api/versions', { headers })).text)
  const { status, text } = await studio.ask(`/edit/api/versions/${versions[0].commit}/${path}`, { headers })
  expect(status).toBeGreaterThanOrEqual(400)
  expect(text).not.toContain('"dependencies"')
})

test.each(['HEAD', '--help', '@{-1}', 'main:package.json'])('LIVE-5 %s is no version', async (name) => {
  const path = `/edit/api/versions/${encodeURIComponent(name)}`
  const { status } = await studio.ask(path, { headers: { cookie: editor } })
  expect(status).toBe(422)
})

test('LIVE-1 an editor invites nobody, and makes nobody a publisher', async () => {
  const fields = { name: 'Eve', email: 'eve@evil.example', role: 'publisher' }
  expect((await studio.post('/studio/invite', fields, editor)).status).toBe(403)
  expect((await studio.post('/studio/people', { id: 'x', do: 'publisher' }, editor)).status).toBe(403)
  expect((await studio.ask('/studio/people', { headers: { cookie: editor } })).text).not.toContain('Invite')
})

test.each(['../package.json', '../../data/people.json', 'pages/../../package.json', '/etc/passwd'])(
  'LIVE-1 the content file %s is not read',
  async (name) => {
    const path = `/edit/api/file?name=${encodeURIComponent(name)}`
    const { status, text } = await studio.ask(path, { headers: { cookie: editor } })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(text).not.toMatch(/"dependencies"|"secret"|root:/)
  },
)

test('LIVE-1 a logo with script is refused, and no drawing could run any', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><script>alert(1)</script><path d="M0 0h9v9z" onload="alert(1)"/></svg>'
  const { status, text } = await studio.ask('/edit/api/logos?name=evil&file=evil.svg', {
    method: 'POST',
    body: svg,
    headers: { cookie: editor },
  })
  if (status === 200) {
    const saved = await studio.ask('/wordmarks/evil.svg', { headers: { cookie: editor } })
    expect(saved.text).not.toMatch(/script|onload/)
  } else expect(text).toContain('message')
  const drawing = await studio.ask('/wordmarks/none.svg', { headers: { cookie: editor } })
  expect(drawing.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('LIVE-1 the last publisher stays one', async () => {
  const answer = await studio.act(publisher, 'rina@agency.example', 'editor')
  expect(answer.status).toBe(400)
  expect(answer.text).toContain('The studio needs one publisher')
})

test(
  'LIVE-1 a kill signs nobody out',
  async () => {
    await studio.restart()
    expect((await studio.ask(api, { headers: { cookie: publisher } })).status).toBe(200)
    expect(studio.log()).not.toContain('welcome?token')
  },
  WORK,
)

test('LIVE-1 too many tries from one network are refused for a minute', async () => {
  const statuses: number[] = []
  for (let tries = 0; tries < 12; tries++)
    statuses.push((await studio.post('/studio/sign-in', { email: `a${tries}@evil.example` })).status)
  expect(statuses.at(-1)).toBe(429)
})
