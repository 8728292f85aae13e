import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { isCompressible } from '../delivery/content-types'
import { pagePath, publishedFiles } from '../delivery/published-files'
import { redirects } from '../delivery/redirects'
import { createServer } from '../server/create-server'
import { findNginx, hasBrotli, startNginx } from './nginx'
import { compare, type Question } from './same-answers'

/**
 * `npm run check:nginx`: with delivery/nginx.ts's configuration, nginx answers like the embedded server, for every file, page and
 * redirect of the build, and for addresses that resemble them: status, headers and bytes. Skipped if there is no nginx.
 */
const build = resolve(process.env.SITE_ROOT ?? 'build')
const encodings = ['identity', 'gzip', ...(hasBrotli() ? ['br', 'gzip, deflate, br, zstd'] : [])]
/** For a file without compressed variants, a client that accepts none and one that accepts any are enough. */
const encodingsFor = (path: string) =>
  isCompressible(path) ? encodings : [encodings[0], encodings.at(-1)].filter((one) => one !== undefined)

const ranges = ['bytes=0-99', 'bytes=-5', 'bytes=10-', 'bytes=0-1,4-5', 'bytes=999999999-', 'lines=1-2']

const accepting = (encoding: string): Question => ({ headers: { 'accept-encoding': encoding } })

const problems: string[] = []
let count = 0
type Ask = Parameters<typeof compare>

async function same(...[ports, path, question, withTag]: Ask): Promise<void> {
  count += 1
  for (const difference of await compare(ports, path, question, withTag))
    problems.push(`${path}: ${difference}`)
}

/** Requests to one address: whole, compressed, HEAD, conditional, and in ranges. */
async function sameFile(ports: Ask[0], path: string, file: string): Promise<void> {
  for (const encoding of encodingsFor(file)) {
    await same(ports, path, accepting(encoding))
    await same(ports, path, { method: 'HEAD', ...accepting(encoding) })
    const headers = (tag: string) => ({ headers: { 'accept-encoding': encoding, 'if-none-match': tag } })
    await same(ports, path, accepting(encoding), headers)
  }
  for (const range of ranges) await same(ports, path, { headers: { range } })
  await same(ports, path, {}, (tag) => ({ headers: { range: 'bytes=0-9', 'if-range': tag } }))
  await same(ports, path, { headers: { range: 'bytes=0-9', 'if-range': '"older"' } })
}

/** Near misses of addresses: both servers redirect them or answer 404. */
function lookalikes(path: string): string[] {
  const folder = path === '/' ? '' : path
  const all = [
    `${path}?a=1`,
    `${path}/`,
    `${path}/?a=1`,
    `${folder}/index.html`,
    `/${path}`,
    `${path}.br`,
    `${path}.gz`,
  ]
  return [...all, ...(path === path.toUpperCase() ? [] : [path.toUpperCase()])]
}

const unknown = [
  '/nope',
  '/nope/',
  '/project/nope',
  '/404',
  '/404.html',
  '/.hidden',
  '/.git/config',
  '/_headers',
  '/_redirects',
  '/assets',
  '/films/',
  '/.well-known/nope',
  '/about%20',
  '/about/../about',
]

async function main(): Promise<void> {
  const outbox = await mkdtemp(join(tmpdir(), 'outbox-'))
  const embedded = await createServer({
    root: build,
    outbox,
    mailTo: 'a@agency.example',
    siteName: 'Agency',
    trustedProxies: 1,
  })
  const here = await embedded.listen(0, '127.0.0.1')
  const nginx = await startNginx(build, `http://127.0.0.1:${here}`)
  const ports = [here, nginx.port] as const
  const files = await publishedFiles(join(build, 'client'))
  for (const file of files) {
    const path = encodeURI(pagePath(file) ?? file)
    await sameFile(ports, path, file)
    for (const lookalike of lookalikes(path)) await same(ports, lookalike)
  }
  for (const path of [...unknown, ...redirects.flatMap(({ from }) => [from, ...lookalikes(from)])]) {
    for (const encoding of encodings) await same(ports, path, accepting(encoding))
  }
  await nginx.stop()
  await embedded.stop(1_000)
  console.log(
    `${files.length} files, ${count} questions to nginx and the embedded server, ${problems.length} differences.`,
  )
}

if (findNginx()) await main()
const shown = 40
for (const problem of problems.slice(0, shown)) console.error(problem)
if (problems.length > 0) process.exitCode = 1
