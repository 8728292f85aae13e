import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findNginx, startNginx } from '../../tests/nginx'
import { finishedBuild } from '../project'
import { report } from '../report'
import { type Served, serveBuild } from '../serve'
import { median, times } from '../statistics'
import { table } from '../table'
import { findGenerator, type LoadResult, load } from './generator'
import { knownServer, serveWithKnown } from './known-server'
import { processorTime } from './processor-time'
import { soak } from './soak'

interface Server extends Served {
  name: string
}

interface Result extends LoadResult {
  /** Processor time per response (µs), if the system reports it. */
  effort: number | undefined
}

/** Duration of the load on each file, per server and round (s). */
const turn = 4

async function nginx(build: string): Promise<Server[]> {
  if (!findNginx()) return []
  const { port, pid, stop } = await startNginx(build, 'http://127.0.0.1:9')
  return [{ name: 'nginx, the upper limit', origin: `http://127.0.0.1:${port}`, pid, stop }]
}

const microseconds = 1000

async function timedRequest(server: Server, path: string): Promise<Result> {
  const before = processorTime(server.pid)
  const result = await load(server.origin + path, turn)
  const after = processorTime(server.pid)
  const isKnown = before !== undefined && after !== undefined
  return { ...result, effort: isKnown ? ((after - before) * microseconds) / result.answers : undefined }
}

/** Requested files: the home page, the largest script (its name holds a hash) and a picture. */
function targets(build: string): Record<string, string> {
  const first = (folder: string, pattern: RegExp) =>
    readdirSync(join(build, 'client', folder), { recursive: true, encoding: 'utf8' }).find((name) =>
      pattern.test(name),
    ) ?? ''
  return {
    'the home page (brotli)': '/',
    'a hashed script (brotli)': `/assets/${first('assets', /^root-.*\.js$/)}`,
    'a picture': `/pictures/${first('pictures', /^avante\/card\..*\.480\.avif$/)}`,
  }
}

function shown(servers: readonly Server[], name: string, results: ReadonlyMap<string, Result[]>): string[] {
  const of = ({ origin }: Server) => results.get(`${origin} ${name}`) ?? []
  const [embedded] = servers
  const ours = embedded ? of(embedded) : []
  return servers.map((server) => {
    const all = of(server)
    const rate = `${Math.round(median(all.map((one) => one.rate)))}/s`
    const errors = all.reduce((sum, one) => sum + one.errors, 0)
    const effort = all.flatMap((one) => one.effort ?? [])
    const worked = effort.length > 0 ? `, ${Math.round(median(effort))} µs of processor` : ''
    const said = `${rate}, 99 % in ${median(all.map(({ slow }) => slow)).toFixed(1)} ms${worked}${errors ? `, ${errors} errors` : ''}`
    if (server === embedded) return said
    return `${said} (${times(median(ours.map((one, round) => one.rate / (all[round]?.rate ?? Number.NaN))), 1)})`
  })
}

/** The embedded server, a well-known one and nginx, in turn; then a soak test. Throws, after the report, if that fails. */
export async function compareServers(rounds: number, soakSeconds: number): Promise<void> {
  findGenerator()
  const build = finishedBuild()
  const servers: Server[] = [
    { name: 'embedded', ...(await serveBuild(build)) },
    { name: knownServer, ...(await serveWithKnown(build)) },
    ...(await nginx(build)),
  ]
  const results = new Map<string, Result[]>()
  const wanted = Object.entries(targets(build))
  for (let round = -1; round < rounds; round += 1) {
    for (const [name, path] of wanted) {
      for (let place = 0; place < servers.length; place += 1) {
        const server = servers[(round + 1 + place) % servers.length]
        if (!server) continue
        const result = await timedRequest(server, path)
        // The first round is a warm-up.
        if (round < 0) continue
        const key = `${server.origin} ${name}`
        results.set(key, [...(results.get(key) ?? []), result])
      }
    }
  }
  for (const { stop } of servers) await stop()
  const rows = wanted.map(([name]) => [name, ...shown(servers, name, results)])
  const { text, isSound } = await soak(build, soakSeconds)
  const explained = `wrk on loopback, one thread, 32 connections, ${turn} s each in turn, median of ${rounds} rounds. In brackets: the embedded server's rate as a
multiple of that one's.`
  report('Load', [explained, table(['answers', ...servers.map(({ name }) => name)], rows), text].join('\n\n'))
  if (!isSound) throw new Error('bench: the embedded server errs or grows under load')
}
