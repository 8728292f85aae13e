import { cp, mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { publishedBuild } from '../delivery/builds'
import { reasonToBuild, siteToServe } from './build-if-needed'
import { type FixtureProject, fixtureProject } from './fixtures/project'

let project: FixtureProject
const never = new AbortController().signal
const serve = (signal = never) => siteToServe(project.home, () => project.build(), signal)

beforeEach(async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  project = await fixtureProject()
  await project.write('one')
})
afterEach(() => project.remove())

test('a site that was never built is built', async () => {
  expect(await reasonToBuild(project.home)).toBe('not built yet')
  const { folder, warning } = await serve()
  expect(await project.page(folder)).toBe('one')
  expect(warning).toBeUndefined()
})

test('a build without its record was cut off and is made again', async () => {
  await project.build()
  await rm(join(project.home, 'build/delivery.json'))
  expect(await reasonToBuild(project.home)).toBe('not built yet')
})

test.each(['app/pages/home.tsx', 'content/team.yaml', 'media/manifest.json', 'package.json', '.env'])(
  'a build made without the present %s is made again',
  async (name) => {
    await project.build()
    expect(await reasonToBuild(project.home)).toBeUndefined()
    await mkdir(join(project.home, name, '..'), { recursive: true })
    await writeFile(join(project.home, name), 'changed')
    expect(await reasonToBuild(project.home)).toBe('changed since the last build')
  },
)

test('a restored file that is older than the build is a change too', async () => {
  await project.build()
  await project.write('restored')
  await utimes(join(project.home, 'app/source.txt'), 1_000, 1_000)
  expect(await reasonToBuild(project.home)).toBe('changed since the last build')
})

test('a file that was copied again unchanged is no reason to build', async () => {
  await project.build()
  await utimes(join(project.home, 'app/source.txt'), 4_000_000_000, 4_000_000_000)
  expect(await reasonToBuild(project.home)).toBeUndefined()
})

test('a change while the site is built makes that build stale', async () => {
  const build = await project.begin()
  await project.write('two')
  await build.finish()
  expect(await reasonToBuild(project.home)).toBe('changed since the last build')
})

test('where there is nothing to build from, what is there is served', async () => {
  await project.build()
  await rm(join(project.home, 'app'), { recursive: true })
  expect(await project.page((await serve()).folder)).toBe('one')
})

test('a plain folder `build`, as in a container, is served as it is', async () => {
  await project.build()
  await cp(join(project.home, 'build/'), join(project.home, 'copied'), { recursive: true })
  for (const name of ['build', 'builds', 'app']) await rm(join(project.home, name), { recursive: true })
  await rename(join(project.home, 'copied'), join(project.home, 'build'))
  expect((await serve()).folder).toBe(join(project.home, 'build'))
})

test('a failed build leaves the last good site up and says so, with the cause and its date', async () => {
  await project.build()
  await project.write('broken')
  const { folder, warning } = await serve()
  expect(await project.page(folder)).toBe('one')
  const { mtime } = await stat(join(folder, 'delivery.json'))
  expect(warning).toContain(`NOT UP TO DATE: the last good build, of ${mtime.toISOString()}, is served`)
  expect(warning).toContain('The content is broken.')
})

test('a first build that fails is an error: there is nothing to serve', async () => {
  await project.write('broken')
  await expect(serve()).rejects.toThrow('The content is broken.')
})

test('where the link to the published build was removed, the last good build is served', async () => {
  await project.build()
  await rm(join(project.home, 'build'))
  await project.write('broken')
  expect(await project.page((await serve()).folder)).toBe('one')
})

test('a build that was stopped on request serves nothing', async () => {
  await project.build()
  await project.write('two')
  const stop = new AbortController()
  stop.abort(new Error('SIGTERM'))
  await expect(serve(stop.signal)).rejects.toThrow('SIGTERM')
})

test('the folder that is served stays as it is when the site is built again', async () => {
  await project.build()
  const { folder } = await serve()
  await project.write('two')
  await project.build()
  expect(await project.page(folder)).toBe('one')
  const after = await serve()
  expect(await project.page(after.folder)).toBe('two')
  expect(after.earlier).toEqual([folder])
})

test('of two builds at a time the one that began later is published, whichever ends first', async () => {
  const first = await project.begin()
  await project.write('two')
  const second = await project.begin()
  await second.finish()
  await expect(first.finish()).rejects.toThrow('Another build began after this one')
  expect(await project.page(join(project.home, 'build'))).toBe('two')
})

test('what a failed build left is removed by the next one', async () => {
  await project.build()
  await project.write('broken')
  await expect(project.build()).rejects.toThrow()
  expect(await readdir(join(project.home, 'builds'))).toHaveLength(2)
  await project.write('two')
  await project.build()
  expect(await readdir(join(project.home, 'builds'))).toHaveLength(2)
  expect(await project.page(join(project.home, 'build'))).toBe('two')
})

test('ten builds before the published one are kept', async () => {
  for (let build = 0; build < 13; build += 1) await project.build()
  expect(await readdir(join(project.home, 'builds'))).toHaveLength(11)
})

test('a folder `build` of an earlier version gives way to the link', async () => {
  await mkdir(join(project.home, 'build/client'), { recursive: true })
  await project.build()
  expect(await project.page(join(project.home, 'build'))).toBe('one')
  expect(await publishedBuild(project.home)).toContain(join(project.home, 'builds'))
})
