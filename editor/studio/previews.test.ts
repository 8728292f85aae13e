import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NoPreview, openPreviews } from './previews'

const builder = `
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
while (!existsSync(process.env.GO)) await new Promise((go) => setTimeout(go, 20))
mkdirSync('builds/1', { recursive: true })
writeFileSync('builds/1/delivery.json', '{}')
symlinkSync('builds/1', 'build')
`
const days = 24 * 60 * 60 * 1000

let folder: string
let home: string
let data: string

/** Lets the builds go on that wait. */
const go = () => writeFileSync(process.env.GO ?? '', '')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'previews-'))
  home = join(folder, 'home')
  data = join(folder, 'data')
  mkdirSync(join(home, 'delivery'), { recursive: true })
  writeFileSync(join(home, 'package.json'), JSON.stringify({ scripts: { build: 'node delivery/build.mjs' } }))
  writeFileSync(join(home, 'delivery/build.mjs'), builder)
  vi.stubEnv('GO', join(folder, 'go'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test('LIVE-4 one preview is built at a time, one waits, and a third is refused', async () => {
  const previews = openPreviews(home, data)
  previews.make('Rina')
  previews.make('Om')
  expect(previews.building()).toMatchObject({ by: 'Rina', hasNext: true })
  expect(() => previews.make('Lipi')).toThrow(NoPreview)
  go()
  await previews.settled()
  expect(previews.building()).toMatchObject({ by: 'Om', hasNext: false })
  await previews.settled()
  expect(previews.list().map(({ by }) => by)).toEqual(['Om', 'Rina'])
  expect(existsSync(join(data, 'previews/unfinished'))).toBe(false)
})

test('LIVE-4 there are ten at most', () => {
  mkdirSync(join(data, 'previews'), { recursive: true })
  const ten = Array.from({ length: 10 }, (_, at) => ({ token: `${at}`, by: 'Rina', made: Date.now() }))
  writeFileSync(join(data, 'previews/previews.json'), JSON.stringify(ten))
  const previews = openPreviews(home, data)
  expect(() => previews.make('Rina')).toThrow('There are 10 previews already')
})

test('LIVE-4 after 14 days a preview has ended, and the next look at the disk removes its files', async () => {
  go()
  const previews = openPreviews(home, data)
  previews.make('Rina')
  await previews.settled()
  const [{ token } = { token: '' }] = previews.list()
  vi.useFakeTimers({ now: Date.now() + 14 * days - 60_000, toFake: ['Date'] })
  expect(previews.find(token)).toBeDefined()
  vi.setSystemTime(Date.now() + 120_000)
  expect(previews.find(token)).toBeUndefined()
  expect(previews.list()).toEqual([])
  openPreviews(home, data)
  expect(readdirSync(join(data, 'previews'))).toEqual(['previews.json'])
})

test('LIVE-4 what a studio that was killed left half-built is removed at the next start', () => {
  mkdirSync(join(data, 'previews/unfinished/content'), { recursive: true })
  openPreviews(home, data)
  expect(readdirSync(join(data, 'previews'))).toEqual(['previews.json'])
})
