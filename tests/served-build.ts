import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { createServer } from '../server/create-server'

/**
 * The finished build (`SITE_ROOT`, default `build`) on a free port of this machine.
 * @throws if there is none
 */
export async function servedBuild(): Promise<{ baseURL: string; stop(): Promise<void> }> {
  const root = resolve(process.env.SITE_ROOT ?? 'build')
  if (!existsSync(`${root}/delivery.json`))
    throw new Error(`No finished build in ${root}: run npm run build first.`)
  const server = await createServer({
    root,
    outbox: await mkdtemp(`${tmpdir()}/outbox-`),
    mailTo: 'hello@bandha.example',
    siteName: 'Bandha',
  })
  return {
    baseURL: `http://localhost:${await server.listen(0, '127.0.0.1')}`,
    stop: async () => void (await server.stop(1000)),
  }
}
