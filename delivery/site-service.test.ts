import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const readUnit = (name: string) => readFile(new URL(name, import.meta.url), 'utf8')
const unit = await readUnit('site.service')
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

/** systemd's complaints about the service; it exits with 0 either way. */
async function complaints(service: string, name = 'site.service'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'unit-'))
  const file = join(folder, name)
  // Node's path differs between machines; systemd checks that it exists.
  await writeFile(file, service.replace('/usr/bin/node', process.execPath))
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
  await rm(folder, { recursive: true })
  return stdout + stderr
}

test.skipIf(!hasSystemd)(
  'systemd finds nothing wrong with the service, and would name a wrong setting',
  async () => {
    expect(await complaints(unit)).toBe('')
    expect(await complaints(unit.replace('TimeoutStopSec', 'TimeoutStopSecs'))).toContain('TimeoutStopSecs')
  },
)

test.skipIf(!hasSystemd)('LIVE-1 systemd finds nothing wrong with the service of the studio', async () => {
  expect(await complaints(await readUnit('studio.service'), 'studio.service')).toBe('')
})

test('LIVE-1 the unit starts the studio as `npm run studio` does', async () => {
  const { scripts } = JSON.parse(await readUnit('../package.json'))
  expect(await readUnit('studio.service')).toContain(`ExecStart=/usr/bin/${scripts.studio}\n`)
})

test('the unit starts the server as the container does', async () => {
  const containerfile = await readFile(new URL('Containerfile', import.meta.url), 'utf8')
  const [, command = ''] = containerfile.match(/^CMD (.*)$/m) ?? []
  expect(unit).toContain(`ExecStart=/usr/bin/${JSON.parse(command).join(' ')}\n`)
})
