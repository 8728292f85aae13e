import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const unit = await readFile(new URL('site.service', import.meta.url), 'utf8')
const socket = await readFile(new URL('site.socket', import.meta.url), 'utf8')
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

/** What systemd complains about in the service and its socket; it ends with 0 all the same. */
async function complaints(service: string, port = socket): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'unit-'))
  const files = ['site.service', 'site.socket'].map((name) => join(folder, name))
  const [serviceFile = '', socketFile = ''] = files
  // Where Node stands differs from machine to machine; systemd wants to see it.
  await writeFile(serviceFile, service.replace('/usr/bin/node', process.execPath))
  await writeFile(socketFile, port)
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' })
  await rm(folder, { recursive: true })
  return stdout + stderr
}

test.skipIf(!hasSystemd)('systemd finds nothing wrong with the service and its socket', async () => {
  expect(await complaints(unit)).toBe('')
})

test.skipIf(!hasSystemd)('systemd would tell a setting that it does not know', async () => {
  expect(await complaints(unit.replace('TimeoutStopSec', 'TimeoutStopSecs'))).toContain('TimeoutStopSecs')
  expect(await complaints(unit, socket.replace('ListenStream', 'ListenStreams'))).toContain('ListenStreams')
})

test('the unit starts the server as the container does', async () => {
  const containerfile = await readFile(new URL('Containerfile', import.meta.url), 'utf8')
  const [, command = ''] = containerfile.match(/^CMD (.*)$/m) ?? []
  expect(unit).toContain(`ExecStart=/usr/bin/${JSON.parse(command).join(' ')}\n`)
})
