import { mkdir, readdir, readlink, realpath, rename, rm, stat, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isFinished, recordFile } from './finished-build.ts'

/*
 * Every build has a folder of its own, `builds/<start in ms>-<process>`. `build` is a link to the one that is published,
 * replaced in one step at the very end of a build, so it always points to a complete site, even if a build is killed.
 */

/** The link to the published build. */
const linkName = 'build'
const foldersName = 'builds'

/** Number of earlier builds that are kept, for servers started with them and for open pages. */
const earlierKept = 10

/** The folder of a killed build is removed after this time at the latest, even if another process has its number by then (ms). */
const longestBuild = 24 * 60 * 60 * 1000

interface BuildName {
  name: string
  started: number
  process: number
}

function parsed(name: string): BuildName | undefined {
  const [, started, process] = /^(\d+)-(\d+)$/.exec(name) ?? []
  return started && process ? { name, started: Number(started), process: Number(process) } : undefined
}

/** The folder for the build that this process makes. The same at every call; it need not exist. */
export function ownBuildFolder(home: string): string {
  return join(home, foldersName, `${Math.floor(performance.timeOrigin)}-${process.pid}`)
}

/** The folder of the published build, or `undefined` if there is no complete one. */
export async function publishedBuild(home: string): Promise<string | undefined> {
  const folder = await realpath(join(home, linkName)).catch(() => undefined)
  return folder && (await isFinished(folder)) ? folder : undefined
}

/** The builds in a project's folder, the latest first. */
async function allBuilds(home: string): Promise<BuildName[]> {
  const names = await readdir(join(home, foldersName)).catch(() => [])
  return names
    .map(parsed)
    .filter((build) => build !== undefined)
    .sort((one, other) => other.started - one.started)
}

/** The folders of the complete builds kept beside the published one, the latest first. */
export async function earlierBuilds(home: string): Promise<string[]> {
  const published = await publishedBuild(home)
  const folders = (await allBuilds(home)).map(({ name }) => join(home, foldersName, name))
  const kept: string[] = []
  for (const folder of folders) {
    if (folder !== published && (await isFinished(folder))) kept.push(folder)
  }
  return kept
}

function isRunning({ process: id, started }: BuildName): boolean {
  if (id === 0 || Date.now() - started > longestBuild) return false
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function remove(folder: string): Promise<void> {
  // The record first: a partly removed folder must not look complete.
  await rm(join(folder, recordFile), { force: true })
  await rm(folder, { recursive: true, force: true })
}

/** Removes the remains of killed and failed builds, and builds that are too old to be useful. */
export async function removeOldBuilds(home: string): Promise<void> {
  const published = await publishedBuild(home)
  let kept = 0
  for (const build of await allBuilds(home)) {
    const folder = join(home, foldersName, build.name)
    if (folder === published) continue
    const isOfUse = (await isFinished(folder)) ? ++kept <= earlierKept : isRunning(build)
    if (isOfUse) continue
    await remove(folder).catch(({ message }) => console.warn(`An old build could not be removed: ${message}`))
  }
}

/** Makes way for the link where `build` is a folder, as it was before builds had folders of their own. */
async function moveFolderAside(home: string): Promise<void> {
  const path = join(home, linkName)
  if (await readlink(path).catch(() => undefined)) return
  const old = await stat(path).catch(() => undefined)
  if (old) await rename(path, join(home, foldersName, `${Math.floor(old.mtimeMs)}-0`))
}

/**
 * Publishes a finished build by pointing `build` to it. Throws if a build that began later, from newer sources, is already
 * published.
 */
export async function publishBuild(home: string, folder: string): Promise<void> {
  const own = parsed(basename(folder))
  const published = parsed(basename((await publishedBuild(home)) ?? ''))
  // A start in the future comes from a wrong clock and is ignored.
  if (own && published && published.started > own.started && published.started <= Date.now())
    throw new Error(
      'Another build began after this one and is published already. This one stays unpublished.',
    )
  await mkdir(join(home, foldersName), { recursive: true })
  await moveFolderAside(home)
  const link = join(folder, 'link')
  await rm(link, { force: true })
  await symlink(join(foldersName, basename(folder)), link, 'junction')
  await rename(link, join(home, linkName))
  await removeOldBuilds(home)
}
