import { createHash, type Hash } from 'node:crypto'
import { constants, cpSync, existsSync } from 'node:fs'
import {
  copyFile,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { hashedFolders } from './headers.ts'

/*
 * Every build has a folder of its own, `builds/<start in ms>`. `build` is a link to the published one, replaced in one step at the
 * very end of a build, so it always leads to a complete site, even if a build fails or is killed.
 */

/** What a complete build records about itself: the mail provider that its pages post to. */
interface DeliveryRecord {
  provider: string | null
}

/** Written last: a build that has it is complete. */
const recordFile = 'delivery.json'
const sourcesFile = 'built-from.txt'
const earlierFile = 'earlier-files.json'

const day = 24 * 60 * 60 * 1000
/** How long the code, styles and pictures of open pages are kept after an update (ms). */
const keptFor = 30 * day

/** The link that leads to the published build; in a container it is the build itself. */
export const publishedLink = (home: string) => join(home, 'build')

/** Throws a message for the operator if the folder's path has a character that Vite or React Router interpret. */
export function checkFolderName(home: string): void {
  const [character] = /[#%*?[{]/.exec(home) ?? []
  if (character)
    throw new Error(
      `The site cannot be built in ${home}: the build tools cannot read a path with ${character}. Rename the folder.`,
    )
}

/** The folder for the build that this process makes: the same on every call. It may not exist yet. */
export function ownBuildFolder(home: string): string {
  return join(home, 'builds', String(Math.floor(performance.timeOrigin)))
}

/** The folder of the published build, or `undefined` if there is none. */
export async function publishedBuild(home: string): Promise<string | undefined> {
  const folder = await realpath(publishedLink(home)).catch(() => undefined)
  return folder && existsSync(join(folder, recordFile)) ? folder : undefined
}

/** Marks a build as complete, atomically: half a record would look like a whole one. */
export async function writeRecord(folder: string, record: DeliveryRecord): Promise<void> {
  const unfinished = join(folder, `${recordFile}.new`)
  await writeFile(unfinished, `${JSON.stringify(record, null, 2)}\n`)
  await rename(unfinished, join(folder, recordFile))
}

/** What a complete build records about itself. Throws if there is none. */
export async function readRecord(folder: string): Promise<DeliveryRecord> {
  return JSON.parse(await readFile(join(folder, recordFile), 'utf8')) as DeliveryRecord
}

/** The agency's name and email address at the time of a build, for the server that serves it. */
export const agencyFile = (folder: string) => join(folder, 'agency.yaml')

/** What the built site is made from, files and folders. */
const sources = [
  'app',
  'content',
  'media',
  'delivery',
  'build.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
]

/** Adds a file, or all files of a folder except hidden ones (an editor's, the system's). Links are followed. */
async function add(hash: Hash, home: string, path: string): Promise<void> {
  const kind = await stat(join(home, path)).catch(() => undefined)
  if (kind?.isFile()) {
    const bytes = await readFile(join(home, path))
    hash.update(`${path}\0${bytes.length}\0`).update(bytes)
  }
  if (!kind?.isDirectory()) return
  for (const name of (await readdir(join(home, path))).sort()) {
    if (!name.startsWith('.')) await add(hash, home, `${path}/${name}`)
  }
}

/**
 * A hash of everything the site is built from: names and content. Modification times would be cheaper (this takes half a second),
 * but a copied or restored file may be older than a build that lacks it.
 */
export async function hashSources(home: string): Promise<string> {
  const hash = createHash('sha256')
  for (const path of sources) await add(hash, home, path)
  return hash.digest('hex')
}

/**
 * Copies what the site is built from into another folder, but for the machine's own settings: all at once, so that nobody in this
 * process changes some of it meanwhile.
 */
export function copySources(home: string, folder: string): void {
  const options = { recursive: true, mode: constants.COPYFILE_FICLONE }
  for (const path of sources)
    if (!path.startsWith('.env') && existsSync(join(home, path)))
      cpSync(join(home, path), join(folder, path), options)
}

/** Begins a build: records the hash of its sources, and the agency's name and address. A later change makes it out of date. */
export async function beginBuild(home: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, sourcesFile), `${await hashSources(home)}\n`)
  await copyFile(join(home, 'content/agency.yaml'), agencyFile(folder))
}

/** The hash of a build's sources. */
export async function readSourceHash(folder: string): Promise<string> {
  return (await readFile(join(folder, sourcesFile), 'utf8')).trim()
}

/** The paths of the files in a build whose names contain a hash of their content. */
async function hashedFiles(client: string): Promise<string[]> {
  const inFolders = hashedFolders.map(async (folder) => {
    const entries = await readdir(join(client, folder), { recursive: true, withFileTypes: true }).catch(
      () => [],
    )
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(client, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  })
  return (await Promise.all(inFolders)).flat()
}

/**
 * Copies the hashed files of an earlier build that the new one lacks, because pages that are still open request them. Each is kept
 * for 30 days from the first build without it, whose time the new build records.
 */
async function keepEarlierFiles(earlier: string, folder: string): Promise<void> {
  const record = await readFile(join(earlier, earlierFile), 'utf8').catch(() => '{}')
  const goneSince = JSON.parse(record) as Record<string, number>
  const kept: Record<string, number> = {}
  for (const path of await hashedFiles(join(earlier, 'client'))) {
    const target = join(folder, 'client', path)
    const since = goneSince[path] ?? Date.now()
    if (existsSync(target) || Date.now() - since > keptFor) continue
    await mkdir(dirname(target), { recursive: true })
    await copyFile(join(earlier, 'client', path), target)
    kept[path] = since
  }
  await writeFile(join(folder, earlierFile), JSON.stringify(kept))
}

/** Removes all builds except these and the unfinished ones of the last day, which may still be running. */
async function removeOtherBuilds(home: string, kept: readonly (string | undefined)[]): Promise<void> {
  for (const name of await readdir(join(home, 'builds'))) {
    const folder = join(home, 'builds', name)
    const isUnderWay = !existsSync(join(folder, recordFile)) && Date.now() - Number.parseInt(name, 10) < day
    if (kept.includes(folder) || isUnderWay) continue
    await rm(folder, { recursive: true, force: true }).catch(({ message }) =>
      console.warn(`An old build could not be removed: ${message}`),
    )
  }
}

/** Points `build` to a folder of `builds`, atomically. */
async function moveLink(home: string, folder: string): Promise<void> {
  if (process.platform === 'win32') {
    // Windows cannot replace a link: the site is away for a moment.
    await rm(publishedLink(home), { force: true, recursive: true })
    return symlink(folder, publishedLink(home), 'junction')
  }
  const link = join(folder, 'link')
  await symlink(join('builds', basename(folder)), link)
  await rename(link, publishedLink(home))
}

/**
 * Publishes a complete build: `build` leads to it from now on. The previous one is kept for requests in progress. Throws if a
 * build that began later, from newer sources, is already published.
 */
export async function publishBuild(home: string, folder: string): Promise<void> {
  const before = await publishedBuild(home)
  const began = (build: string) => Number.parseInt(basename(build), 10)
  // A start in the future comes from a wrong clock and is ignored.
  if (before && began(before) > began(folder) && began(before) <= Date.now())
    throw new Error(
      'Another build began after this one and is already published. This one stays unpublished.',
    )
  if (before) await keepEarlierFiles(before, folder)
  await moveLink(home, folder)
  await removeOtherBuilds(home, [before, folder])
}
