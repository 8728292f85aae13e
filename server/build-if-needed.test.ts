import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkFolderName, publishedBuild } from '../delivery/builds'
import { codeName, type FixtureProject, fixtureProject } from '../tests/server/project'
import { buildIfNeeded, reasonToBuild } from './build-if-needed'

let project: FixtureProject
const never = new AbortController().signal
const start = (stop = never) => buildIfNeeded(project.home, stop, () => project.build())
const shown = () => project.page(join(project.home, 'build'))
const code = (text: string) => join(project.home, 'build/client/assets', `${codeName(text)}.js`)

beforeEach(async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  project = await fixtureProject()
  await project.write('one')
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await project.remove()
})

test('a folder with a name that the build tools cannot read is named before it is built', () => {
  for (const character of '#%*?[{')
    expect(() => checkFolderName(`/home/me/site ${character}1`)).toThrow('Rename the folder')
  expect(() => checkFolderName(`/home/me/R&D, "new" (1) it's $5 ~ ଓଡ଼ିଆ+é!@;=`)).not.toThrow()
})

test('a site that was never built is built', async () => {
  expect(await reasonToBuild(project.home)).toBe('not built yet')
  expect(await start()).toBeUndefined()
  expect(await shown()).toBe('one')
})

test.each(['app/pages/home.tsx', 'content/team.yaml', 'media/manifest.json', 'package.json', '.env'])(
  'a change of %s is a reason to build',
  async (name) => {
    await project.build()
    expect(await reasonToBuild(project.home)).toBeUndefined()
    await mkdir(join(project.home, name, '..'), { recursive: true })
    await writeFile(join(project.home, name), 'changed')
    expect(await reasonToBuild(project.home)).toBe('changed since the last build')
  },
)

test('a restored older file is a change; an unchanged file that was copied again is not', async () => {
  await project.build()
  await utimes(join(project.home, 'app/source.txt'), 4_000_000_000, 4_000_000_000)
  expect(await reasonToBuild(project.home)).toBeUndefined()
  await project.write('restored')
  await utimes(join(project.home, 'app/source.txt'), 1_000, 1_000)
  expect(await reasonToBuild(project.home)).toBe('changed since the last build')
})

test('a change during a build makes that build out of date', async () => {
  const build = await project.begin()
  await project.write('two')
  await build.finish()
  expect(await reasonToBuild(project.home)).toBe('changed since the last build')
})

test('a plain folder `build` without sources, as in a container, is served as it is', async () => {
  await project.build()
  const folder = (await publishedBuild(project.home)) ?? ''
  await rm(join(project.home, 'build'))
  await rename(folder, join(project.home, 'build'))
  await rm(join(project.home, 'app'), { recursive: true })
  expect(await start()).toBeUndefined()
  expect(await shown()).toBe('one')
})

test('a failed build leaves the last good site up and says so', async () => {
  await project.build()
  await project.write('broken')
  expect(await start()).toContain('NOT UP TO DATE')
  expect(await shown()).toBe('one')
})

test('a first build that fails is an error: there is nothing to serve', async () => {
  await project.write('broken')
  await expect(start()).rejects.toThrow('The content is broken.')
})

test('a build that was stopped on request serves nothing', async () => {
  await project.build()
  await project.write('two')
  const stop = new AbortController()
  stop.abort(new Error('SIGTERM'))
  await expect(start(stop.signal)).rejects.toThrow('SIGTERM')
})

test('of two simultaneous builds the one that began later is published, whichever ends first', async () => {
  const first = await project.begin()
  await project.write('two')
  const second = await project.begin()
  await second.finish()
  await expect(first.finish()).rejects.toThrow('Another build began after this one')
  expect(await shown()).toBe('two')
})

test('the published build and the one before it are kept; what a failed build left is removed', async () => {
  await project.write('broken')
  await expect(project.build()).rejects.toThrow()
  for (const text of ['one', 'two', 'three']) {
    await project.write(text)
    await project.build()
  }
  expect((await readdir(join(project.home, 'builds'))).sort()).toEqual(['3', '4'])
})

test('an unfinished build of the last day is left alone: it may still be running', async () => {
  const underWay = join(project.home, 'builds', String(Date.now()))
  await mkdir(underWay, { recursive: true })
  await project.build()
  expect(existsSync(underWay)).toBe(true)
})

test('a page that is still open finds its code for 30 days after the update that replaced it', async () => {
  const day = 24 * 60 * 60 * 1000
  vi.useFakeTimers({ toFake: ['Date'] })
  await project.build()
  // Even if the replaced build is old: the page may have been opened just before.
  vi.setSystemTime(Date.now() + 100 * day)
  await project.write('two')
  await project.build()
  vi.setSystemTime(Date.now() + 29 * day)
  await project.write('three')
  await project.build()
  expect(await readFile(code('one'), 'utf8')).toBe('one')
  expect(await readFile(code('two'), 'utf8')).toBe('two')
  vi.setSystemTime(Date.now() + 2 * day)
  await project.write('four')
  await project.build()
  expect(existsSync(code('one'))).toBe(false)
  expect(await readFile(code('two'), 'utf8')).toBe('two')
})
