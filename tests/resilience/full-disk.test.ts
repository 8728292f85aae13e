import { spawnSync } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailPath } from '../../delivery/mail-provider'
import { installedSite, startServer } from '../server/installed-site'
import type { FixtureSite } from '../server/site'
import { ask, goodFields, multipart } from '../server/visitor'

let site: FixtureSite
beforeAll(async () => {
  site = await installedSite()
})
afterAll(() => site.remove())

/** The system lets no file of the server grow beyond so many kB: a disk that is full in the middle of a message. */
const kilobytes = 4
const canLimit = spawnSync('bash', ['-c', `ulimit -f ${kilobytes}`]).status === 0

async function post(port: number, message: string): Promise<number> {
  const form = await multipart(Object.entries({ ...goodFields, message }))
  return (await ask(port, mailPath, { method: 'POST', ...form })).status
}

test.runIf(canLimit)(
  'FORM-4 a disk that is full in the middle of a message is 503 and keeps no half of it',
  async () => {
    const server = startServer(site, { PORT: '0' }, ['bash', '-c', `ulimit -f ${kilobytes}; exec "$0" "$@"`])
    const port = await server.port
    expect(await post(port, 'x'.repeat(15_000))).toBe(503)
    expect(await post(port, 'short')).toBe(200)
    expect(await post(port, 'x'.repeat(15_000))).toBe(503)
    const kept = await readdir(join(site.folder, 'outbox'))
    expect(kept.filter((name) => name.endsWith('.eml'))).toHaveLength(1)
    expect(kept.filter((name) => name.endsWith('.tmp'))).toEqual([])
    // A small file still fits: the address speaks of the next ordinary message.
    expect((await ask(port, '/health')).status).toBe(200)
    expect((await ask(port, '/about')).status).toBe(200)
    server.process.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  },
)
