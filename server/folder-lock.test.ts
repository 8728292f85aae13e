import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lockFolder } from './folder-lock'

/** Runs once, right after the lock has listed the folder. */
const afterListing = vi.hoisted(() => ({ do: undefined as (() => Promise<void>) | undefined }))
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  const listed = async (path: string) => {
    const names = await real.readdir(path)
    const hook = afterListing.do
    afterListing.do = undefined
    await hook?.()
    return names
  }
  return { ...real, readdir: listed }
})

let folder: string
let releases: (() => Promise<void>)[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'))
  releases = []
})
afterEach(async () => {
  for (const release of releases) await release()
  await rm(folder, { recursive: true })
})

async function lock() {
  const release = await lockFolder(folder)
  releases.push(release)
  return release
}

/** Another process that holds the same kind of lock until it is killed. */
async function otherProcess(): Promise<ChildProcess> {
  const program = `require('node:net').createServer().listen(process.argv[1], () => console.log('open'))`
  const child = spawn(process.execPath, ['-e', program, join(folder, 'other.lock')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  return child
}

const gone = (child: ChildProcess) => new Promise((resolve) => child.once('close', resolve))

test('a folder has one server until it is released, and no file is left behind', async () => {
  const release = await lock()
  await expect(lockFolder(folder)).rejects.toThrow(/^Another process uses /)
  await release()
  expect(await readdir(folder)).toEqual([])
  await lock()
})

test('a killed process holds no lock, a suspended one does', async () => {
  const child = await otherProcess()
  child.kill('SIGSTOP')
  await expect(lockFolder(folder)).rejects.toThrow('Another process uses')
  expect(await readdir(folder)).toEqual(['other.lock'])
  child.kill('SIGKILL')
  await gone(child)
  expect(await readdir(folder)).toEqual(['other.lock'])
  await lock()
  expect(await readdir(folder)).not.toContain('other.lock')
})

test('of many servers that start together only one gets the folder', async () => {
  for (let round = 0; round < 20; round += 1) {
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => lockFolder(folder)))
    const winners = tries.filter((result) => result.status === 'fulfilled')
    expect(winners.length).toBeLessThanOrEqual(1)
    for (const { value } of winners) await value()
  }
})

test('the lock keeps no process alive', async () => {
  const program = `const { lockFolder } = await import(${JSON.stringify(import.meta.resolve('./folder-lock.ts'))}); await lockFolder(process.argv[1])`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program, folder], {
    stdio: 'inherit',
  })
  expect(await gone(child)).toBe(0)
})

test('a server whose lock another one removed leaves the folder to it', async () => {
  afterListing.do = async () => {
    for (const name of await readdir(folder)) await rm(join(folder, name))
  }
  await expect(lockFolder(folder)).rejects.toThrow('Another process uses')
})

test('a lock that cannot be tested counts as held', async () => {
  await symlink('loop.lock', join(folder, 'loop.lock'))
  await expect(lockFolder(folder)).rejects.toThrow('Another process uses')
  expect(await readdir(folder)).toEqual(['loop.lock'])
})
