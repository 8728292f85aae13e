import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createServer } from '../server/create-server'

/**
 * Serves a finished build for tests and screenshots: the one in `SITE_ROOT` (default `build`) on `PORT` (default 3210), with
 * messages in `OUTBOX` (default a new folder). Ends with the process.
 */
const outbox = process.env.OUTBOX ?? (await mkdtemp(join(tmpdir(), 'outbox-')))
const server = await createServer({
  root: resolve(process.env.SITE_ROOT ?? 'build'),
  outbox,
  mailTo: 'hello@bandha.example',
  siteName: 'Bandha',
  trustedProxies: 0,
})
const port = await server.listen(Number(process.env.PORT ?? 3210), '127.0.0.1')
console.log(`http://localhost:${port} (messages in ${outbox})`)
