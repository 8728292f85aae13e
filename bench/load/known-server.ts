import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../tests/free-port'
import { end, run, start } from '../command'
import type { Served } from '../serve'
import { temporaryFolder } from '../temporary'

/** A static server for Node that is widely used and known to be fast; not a dependency of the project. */
export const knownServer = 'sirv-cli@3'

const patience = 50

/** Installs it from the registry into a temporary folder and serves a build with it, including precompressed files. */
export async function serveWithKnown(build: string): Promise<Served> {
  const folder = temporaryFolder('known')
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, knownServer])
  const port = await freePort()
  const cli = join(folder, 'node_modules/sirv-cli/bin.js')
  const options = ['--brotli', '--gzip', '--etag', '--quiet', '--host', '127.0.0.1', '--port', String(port)]
  const child = start(process.execPath, [cli, join(build, 'client'), ...options], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const origin = `http://127.0.0.1:${port}`
  while (!(await fetch(origin).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`bench: ${knownServer} does not start`)
    await sleep(patience)
  }
  return { origin, pid: child.pid ?? 0, stop: () => end(child) }
}
