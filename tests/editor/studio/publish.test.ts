import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Studio, startStudio, WORK } from './running-studio'

/** A build in a second, where only the way to it counts: the real one is tested by `npm run test:start`. */
const builder = `
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
writeFileSync('live.json', JSON.stringify({ commit, time: new Date().toISOString() }))
`

let studio: Studio
let site: string
let publisher: string
let editor: string

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim()

/** The site's own server, as far as this test needs it. */
const server = createServer((_, response) => {
  const file = join(site, 'live.json')
  if (existsSync(file)) response.end(readFileSync(file))
  else response.writeHead(404).end()
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  studio = await startStudio({ SITE_ORIGIN: origin }, (home) => {
    const agency = join(home, 'content/agency.yaml')
    writeFileSync(agency, readFileSync(agency, 'utf8').replace(/^(origin: .*)$/m, '$1\nhosting: studio'))
    writeFileSync(join(home, 'build.mjs'), builder)
    const packages = join(home, 'package.json')
    const { scripts, ...others } = JSON.parse(readFileSync(packages, 'utf8'))
    writeFileSync(packages, JSON.stringify({ ...others, scripts: { ...scripts, build: 'node build.mjs' } }))
    git(home, 'add', '--all', 'content', 'package.json', 'build.mjs')
    git(home, 'commit', '--quiet', '--message', 'A site that is built in a second')
    site = join(home, '..', 'live')
    git(home, 'clone', '--quiet', home, site)
    return { SITE_FOLDER: site }
  })
  publisher = await studio.first('Rina Das', 'rina@agency.example')
  editor = await studio.invite(publisher, 'Om Sahu', 'om@agency.example')
}, WORK)
afterAll(async () => {
  server.close()
  await studio.stop()
})

async function api(cookie: string, path: string, body?: unknown) {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const { status, text } = await studio.ask(`/edit/api${path}`, { ...init, headers: { cookie } })
  return { status, body: JSON.parse(text) }
}

test(
  'LIVE-2 an editor’s words go live by a publisher, and the commit names the publisher',
  async () => {
    const file = 'pages/home.yaml'
    const { body: opened } = await api(editor, `/file?name=${file}`)
    const change = { op: 'set', path: ['hero', 'tagline'], value: 'Words that go live.' }
    const request = { id: 'one', file, revision: opened.revision, change, label: 'Tagline', group: 'tagline' }
    expect((await api(editor, '/change', request)).status).toBe(200)

    expect((await api(editor, '/publish', { message: 'Mine' })).status).toBe(403)
    expect((await api(editor, '/live', {})).status).toBe(403)
    expect((await api(editor, '/ask', { note: 'The boss has read it.' })).status).toBe(200)
    expect((await api(publisher, '/site')).body.asked).toMatchObject({
      by: 'Om Sahu',
      note: 'The boss has read it.',
    })

    expect((await api(publisher, '/publish', { message: 'Another tagline' })).status).toBe(200)
    expect(git(studio.home, 'log', '-1', '--format=%an <%ae> %s')).toBe(
      'Rina Das <rina@agency.example> Another tagline',
    )
    expect((await api(publisher, '/site')).body.asked).toBeNull()
    expect((await api(publisher, '/live')).body.is).toBe('not live')
    await api(publisher, '/live', {})
    await vi.waitUntil(async () => (await api(editor, '/live')).body.is === 'live', {
      timeout: WORK,
      interval: 500,
    })
    expect(readFileSync(join(site, 'content', file), 'utf8')).toContain('Words that go live.')
    expect(JSON.parse(readFileSync(join(site, 'live.json'), 'utf8')).commit).toBe(
      git(studio.home, 'rev-parse', 'HEAD'),
    )
  },
  WORK,
)
