import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fixtureSite } from '../server/fixtures/site'
import { ask } from '../server/fixtures/visitor'
import { hasBrotli, hasNginx, runNginx } from '../tests/nginx'
import { publishBuild } from './builds'
import { updateNginx } from './update-nginx'

let home: string
let folders: string
let configuration: string

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'update-'))
  folders = join(home, 'www')
  configuration = join(home, 'site.conf')
})
afterEach(() => rm(home, { recursive: true }))

/** Publishes a build whose code and styles are named by `hash`, as the `count`th. */
async function publish(count: number, hash: string): Promise<void> {
  const site = await fixtureSite(hash)
  const folder = join(home, 'builds', `${count}-99999999`)
  await mkdir(join(home, 'builds'), { recursive: true })
  await cp(site.build, folder, { recursive: true, filter: (path) => !path.endsWith('linked.txt') })
  await site.remove()
  await publishBuild(home, folder)
}

const update = () => updateNginx(home, folders, configuration)

test('the operator’s ports and certificates survive an update', async () => {
  await publish(1, 'a')
  await update()
  const written = await readFile(configuration, 'utf8')
  await writeFile(configuration, written.replace('listen 8080;', 'listen 443 ssl;\n  server_name x.example;'))
  await publish(2, 'b')
  await update()
  const updated = await readFile(configuration, 'utf8')
  expect(updated).toContain('  listen 443 ssl;\n  server_name x.example;\n')
  expect(updated).not.toContain('8080')
})

test('a configuration without brotli stays without it', async () => {
  await publish(1, 'a')
  await update()
  await writeFile(configuration, (await readFile(configuration, 'utf8')).replace('  brotli_static on;\n', ''))
  await publish(2, 'b')
  await update()
  expect(await readFile(configuration, 'utf8')).not.toContain('brotli')
})

test('old folders are removed, but not the one that nginx may still serve', async () => {
  for (const count of [1, 2, 3, 4, 5]) {
    await publish(count, `hash${count}`)
    await update()
  }
  expect(await readdir(folders)).toEqual(['3-99999999', '4-99999999', '5-99999999'])
})

describe.skipIf(!hasNginx())('nginx', () => {
  test('during an update every page comes with its own policy, and old code stays reachable', async () => {
    await publish(1, 'a')
    await update()
    const written = await readFile(configuration, 'utf8')
    const nginx = await runNginx((listen, folder) => {
      configuration = join(folder, 'site.conf')
      const text = written.replace('listen 8080;', `listen ${listen};`)
      return hasBrotli() ? text : text.replace('  brotli_static on;\n', '')
    })
    const seen = new Set<string>()
    const visit = async () => {
      const { status, headers, body } = await ask(nginx.port, '/about')
      const [, code] = String(body).match(/entry-(\w+)\.js/) ?? []
      seen.add(`${status} ${code} ${headers['content-security-policy']}`)
      return code
    }
    await visit()
    await publish(2, 'b')
    await update()
    await visit()
    process.kill(nginx.pid, 'SIGHUP')
    let isNew = false
    for (; !isNew; await sleep(1)) {
      const code = await visit()
      isNew = code === 'b'
      expect((await ask(nginx.port, `/assets/entry-${code}.js`)).status).toBe(200)
    }
    expect([...seen].map((one) => one.slice(0, 5)).sort()).toEqual(['200 a', '200 b'])
    for (const path of ['/assets/entry-a.js', '/assets/entry-b.js', '/assets/page-a.css'])
      expect((await ask(nginx.port, path)).status, path).toBe(200)
    await nginx.stop()
  })
})
