import { execFile, spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { createServer } from '../../server/create-server'
import { startTlsFront } from './tls-front'

/**
 * `npm run test:observatory`: Mozilla's HTTP Observatory, its own code, looks at the built site as the embedded server delivers
 * it behind TLS. Fails below A+. The Observatory is fetched when it is used first; without a registry this test says so.
 */
const folder = join(import.meta.dirname, 'observatory')
const installed = join(folder, 'node_modules/@mdn/mdn-http-observatory')
const wanted = 'A+'

interface Scan {
  error?: string
  scan: { grade: string; score: number; testsPassed: number; testsQuantity: number; algorithmVersion: number }
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>
}

function install(): boolean {
  if (existsSync(installed)) return true
  console.log('Installing Mozilla’s HTTP Observatory, without running any of its scripts.')
  const { status } = spawnSync('npm', ['ci', '--silent'], { cwd: folder, stdio: 'inherit' })
  return status === 0
}

/** Its list of sites that browsers know to be HTTPS only, which a script would download: empty, so the site gets no credit for it. */
const withoutPreloadList = () => writeFileSync(join(installed, 'conf/hsts-preload.json'), '{}')

async function scanHost(host: string, certificate: string): Promise<Scan> {
  const script = join(installed, 'src/scan.js')
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate }
  const { stdout } = await promisify(execFile)(process.execPath, [script, host], { env, timeout: 60_000 })
  return JSON.parse(stdout)
}

if (!install()) {
  console.log('SKIPPED: the Observatory could not be installed (no registry?). Nothing was looked at.')
} else {
  withoutPreloadList()
  const outbox = await mkdtemp(join(tmpdir(), 'outbox-'))
  const root = resolve(process.env.SITE_ROOT ?? 'build')
  const server = await createServer({ root, outbox, mailTo: 'hello@agency.example', siteName: 'Agency' })
  const front = await startTlsFront(await server.listen(0, '127.0.0.1'))
  const { error, scan, tests } = await scanHost(front.host, front.certificate)
  front.close()
  await server.stop(1_000)
  await rm(outbox, { recursive: true })
  if (error) throw new Error(error)
  for (const [name, { pass, result, scoreModifier }] of Object.entries(tests))
    console.log(`${pass ? '  ✓' : '  ✗'} ${name}: ${result} (${scoreModifier})`)
  const { grade, score, testsPassed, testsQuantity, algorithmVersion } = scan
  console.log(
    `\nObservatory, algorithm ${algorithmVersion}: ${grade}, ${score} points, ${testsPassed} of ${testsQuantity}`,
  )
  if (grade !== wanted) process.exitCode = 1
}
