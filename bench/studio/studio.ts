import { execFileSync, spawn } from 'node:child_process'
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../tests/free-port'
import { cleanClone } from '../../tests/start/clone'
import { processorTime } from '../load/processor-time'
import { report } from '../report'
import { table } from '../table'

const PEOPLE = 10
/** How long each state is watched (s). */
const WATCHED = 30

type Running = ReturnType<typeof run>

/** A program of the project, with what it says. */
function run(home: string, words: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, words, {
    cwd: home,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  async function hear(words: RegExp): Promise<string> {
    for (;;) {
      const [, found] = words.exec(said) ?? []
      if (found !== undefined) return found
      if (child.exitCode !== null) throw new Error(said)
      await sleep(100)
    }
  }
  return { pid: child.pid ?? 0, hear, stop: () => child.kill('SIGTERM') }
}

const megabytes = (pid: number, name: 'VmRSS' | 'VmHWM') =>
  `${Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000)} MB`

/** A row of the table: memory, and the processor's share while something goes on. */
async function watch(name: string, { pid }: Running, work: () => Promise<unknown>): Promise<string[]> {
  const began = Date.now()
  const before = processorTime(pid) ?? Number.NaN
  await work()
  const share = ((processorTime(pid) ?? Number.NaN) - before) / (Date.now() - began)
  return [name, megabytes(pid, 'VmRSS'), megabytes(pid, 'VmHWM'), `${(share * 100).toFixed(1)} %`]
}

/** `npm run bench -- studio`: the studio at rest, with ten people, and from Publish to live with a real build. */
export async function studioCosts(): Promise<void> {
  const home = cleanClone(process.cwd())
  if (!home) throw new Error('There is no git repository to clone.')
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.com', ...args], {
      cwd,
      encoding: 'utf8',
    })
  writeFileSync(join(home, '.git/info/exclude'), 'node_modules\n')
  const agency = join(home, 'content/agency.yaml')
  const text = readFileSync(agency, 'utf8')
  if (!/^hosting:/m.test(text)) writeFileSync(agency, text.replace(/^(origin: .*)$/m, '$1\nhosting: studio'))
  git(home, 'commit', '--quiet', '--all', '--allow-empty', '--message', 'The studio builds')
  git(home, 'remote', 'remove', 'origin')
  const site = `${home}-site`
  git(home, 'clone', '--quiet', home, site)
  symlinkSync(join(process.cwd(), 'node_modules'), join(site, 'node_modules'))
  writeFileSync(join(site, '.git/info/exclude'), 'node_modules\n')

  const [sitePort, port] = [await freePort(), await freePort()]
  const siteOrigin = `http://127.0.0.1:${sitePort}`
  const origin = `http://localhost:${port}`
  const server = run(site, ['--import', 'tsx', 'server/main.ts'], {
    PORT: String(sitePort),
    HOST: '127.0.0.1',
  })
  await server.hear(/(http:)\/\//)
  const studio = run(home, ['editor/start.mjs', 'studio'], {
    PORT: String(port),
    STUDIO_DATA: `${home}-data`,
    SITE_FOLDER: site,
    SITE_ORIGIN: siteOrigin,
  })
  try {
    const token = await studio.hear(/welcome\?token=(\S+)\n/)
    const post = (path: string, body: string | URLSearchParams, cookie = '') =>
      fetch(origin + path, { method: 'POST', body, headers: { origin, cookie }, redirect: 'manual' })
    const entered = await post(
      '/studio/welcome',
      new URLSearchParams({ token, name: 'Rina', email: 'rina@agency.example' }),
    )
    const cookie = entered.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    const get = async (path: string) =>
      (await fetch(`${origin}/edit/api${path}`, { headers: { cookie } })).json()
    await fetch(origin, { headers: { cookie } }).then((answer) => answer.text())

    /** One person: a window that hears what happens, and a changed word a second. */
    async function person(number: number): Promise<void> {
      const gone = new AbortController()
      await fetch(`${origin}/edit/api/events`, { headers: { cookie }, signal: gone.signal })
      const [file, path] = ['team.yaml', ['members', Math.floor(number / 2), number % 2 ? 'role' : 'altText']]
      for (let second = 0; second < WATCHED; second += 1) {
        const { revision } = await get(`/file?name=${file}`)
        const change = { op: 'set', path, value: `Person ${number} writes, second ${second}` }
        const id = `${number} ${second}`
        await post(
          '/edit/api/change',
          JSON.stringify({ id, file, revision, change, label: 'Words', group: id }),
          cookie,
        )
        await sleep(1000)
      }
      gone.abort()
    }
    const rows = [
      await watch('at rest', studio, () => sleep(WATCHED * 1000)),
      await watch('ten people, each a word a second', studio, () =>
        Promise.all(Array.from({ length: PEOPLE }, (_, number) => person(number))),
      ),
    ]
    const began = Date.now()
    const published = await post('/edit/api/publish', JSON.stringify({ message: 'Other roles' }), cookie)
    if (!published.ok) throw new Error(await published.text())
    await post('/edit/api/live', '{}', cookie)
    const head = git(home, 'rev-parse', 'HEAD').trim()
    while ((await fetch(`${siteOrigin}/version.json`).then((answer) => answer.json())).commit !== head)
      await sleep(100)
    const seconds = Math.round((Date.now() - began) / 1000)
    report(
      'The studio',
      `${table(['the studio’s process', 'memory', 'most memory', 'processor, of one core'], rows)}

From Publish to live on the same machine, with the check, a real build and the running server: ${seconds} s.`,
    )
  } finally {
    studio.stop()
    server.stop()
    await sleep(1000)
    for (const folder of [home, site, `${home}-data`]) rmSync(folder, { recursive: true, force: true })
  }
}
