import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Hosting } from '../../../content/schema/every-page'
import { gitIn } from './git'
import { openPublication } from './live'

let folder: string
let home: string
let site: string
let server: Server
let origin: string
let hosting: Hosting | undefined

const runGit = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim()

function commit(words: string): string {
  writeFileSync(join(home, 'content'), words)
  runGit(home, 'add', '--all')
  runGit(home, 'commit', '--quiet', '--message', words)
  return runGit(home, 'rev-parse', 'HEAD')
}

/** What a build of the site writes, in a project as small as can be. */
const builder = `
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
if (readFileSync('content', 'utf8') === 'wrong') {
  console.error('content is wrong here')
  process.exit(1)
}
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
writeFileSync('live.json', JSON.stringify({ commit, time: new Date().toISOString() }))
`

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'live-'))
  home = join(folder, 'studio')
  site = join(folder, 'site')
  mkdirSync(home)
  writeFileSync(join(home, 'package.json'), JSON.stringify({ scripts: { build: 'node build.mjs' } }))
  writeFileSync(join(home, 'build.mjs'), builder)
  writeFileSync(join(home, '.gitignore'), 'live.json\n.editor\n')
  runGit(home, 'init', '--quiet')
  commit('first')
  runGit(folder, 'clone', '--quiet', home, site)
  hosting = 'studio'
  server = createServer((_, response) => {
    const file = join(site, 'live.json')
    if (existsSync(file)) response.end(readFileSync(file))
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  vi.useRealTimers()
  server.close()
  rmSync(folder, { recursive: true })
})

const open = (siteFolder: string | undefined = site) =>
  openPublication({ home, git: gitIn(home), siteFolder, hosting: () => hosting, origin: () => origin })

test('LIVE-2 the studio builds what was published, and says live when the public address has it', async () => {
  const publication = open()
  expect(await publication.look()).toMatchObject({ is: 'not live', remedy: 'Press Make it live.' })
  const published = commit('second')
  publication.start()
  expect(await publication.look()).toMatchObject({ is: 'building' })
  await publication.settled()
  expect(JSON.parse(readFileSync(join(site, 'live.json'), 'utf8')).commit).toBe(published)
  const state = await publication.look()
  expect(state).toMatchObject({ is: 'live' })
  expect(await publication.look()).toEqual(state)
})

test('LIVE-2 what is published during a build is built after it', async () => {
  const publication = open()
  publication.start()
  const published = commit('second')
  publication.start()
  await publication.settled()
  expect(JSON.parse(readFileSync(join(site, 'live.json'), 'utf8')).commit).toBe(published)
  expect((await publication.look()).is).toBe('live')
})

test('LIVE-2 a newer commit at the public address has everything of an older one', async () => {
  commit('second')
  const publication = open()
  publication.start()
  await publication.settled()
  runGit(home, 'checkout', '--quiet', 'HEAD~1')
  expect((await publication.look()).is).toBe('live')
})

test('LIVE-2 a failed build says why, and the site stays as it was', async () => {
  const publication = open()
  publication.start()
  await publication.settled()
  const before = readFileSync(join(site, 'live.json'), 'utf8')
  commit('wrong')
  publication.start()
  await publication.settled()
  expect(await publication.look()).toMatchObject({
    is: 'not live',
    why: expect.stringContaining('content is wrong here'),
  })
  expect(readFileSync(join(site, 'live.json'), 'utf8')).toBe(before)
})

test.each([
  [undefined, /nobody has said yet/, /Choose it once/],
  ['host', /not connected/, /git remote add/],
  ['engineer', /not connected/, /git remote add/],
] as const)(
  'LIVE-2 with the host %s and no remote it says why, and what to do',
  async (host, why, remedy) => {
    hosting = host
    const state = await open().look()
    expect(state).toMatchObject({ is: 'not live' })
    if (state.is === 'not live')
      expect([state.why, state.remedy]).toEqual([expect.stringMatching(why), expect.stringMatching(remedy)])
  },
)

test('LIVE-2 an editor that is not the studio does not wait for what only the studio does', async () => {
  const state = await openPublication({
    home,
    git: gitIn(home),
    siteFolder: undefined,
    hosting: () => 'studio',
    origin: () => origin,
  }).look()
  expect(state).toMatchObject({ is: 'not live', why: expect.stringContaining('this is not the studio') })
})

test('LIVE-2 after ten minutes of waiting for a host the likely causes are named', async () => {
  hosting = 'host'
  runGit(home, 'remote', 'add', 'origin', site)
  vi.useFakeTimers({ toFake: ['Date'] })
  const publication = open()
  publication.start()
  expect(await publication.look()).toMatchObject({ is: 'waiting', causes: [] })
  vi.setSystemTime(Date.now() + 11 * 60_000)
  expect(await publication.look()).toMatchObject({
    is: 'waiting',
    causes: expect.arrayContaining([expect.stringContaining('The build failed at the host')]),
  })
})
