import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '../tests/free-port'
import { serveFixture } from '../tests/server/served-site'
import { fixtureSite } from '../tests/server/site'
import { ask } from '../tests/server/visitor'

const hasHaproxy = spawnSync('haproxy', ['-v']).status === 0

/** One HAProxy with the checks from its manual, each for its own server. */
const configuration = (listen: number, port: number) => `
defaults
  mode http
  timeout connect 60s
  timeout client 60s
  timeout server 60s
  timeout check 60s
listen site
  bind 127.0.0.1:${listen}
  stats enable
  stats uri /stats
  option httpchk
  server usual 127.0.0.1:${port} check inter 200ms
backend health
  option httpchk GET /health
  server health 127.0.0.1:${port} check inter 200ms
`

test.skipIf(!hasHaproxy)("HAProxy's usual check and one of /health find the server up", async () => {
  const site = await fixtureSite()
  const { server, port } = await serveFixture(site)
  const listen = await freePort()
  const file = join(site.folder, 'haproxy.cfg')
  await writeFile(file, configuration(listen, port))
  const haproxy = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' })
  const verdicts = async () => {
    const csv = await ask(listen, '/stats;csv').then(
      ({ body }) => body.toString(),
      () => '',
    )
    return [...csv.matchAll(/^\w+,(usual|health),.*?,(L7\w+|L4\w+|L6\w+),/gm)].map(([, name, verdict]) => [
      name,
      verdict,
    ])
  }
  await expect.poll(verdicts).toHaveLength(2)
  expect(await verdicts()).toEqual([
    ['usual', 'L7OK'],
    ['health', 'L7OK'],
  ])
  expect((await ask(listen, '/about')).status).toBe(200)
  haproxy.kill()
  await once(haproxy, 'close')
  await server.stop(1_000)
  await site.remove()
})
