import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownFolder } from '../disk/journal'
import { type Git, gitIn } from '../publish/git'
import { fullCheck, isLocked, locked, NotReady, unknownAuthor } from '../publish/publish'
import type { Commits, Plan } from './plan'

/** Arguments of one call of git. */
const MOST = 200

const inParts = <One>(all: readonly One[]): One[][] =>
  Array.from({ length: Math.ceil(all.length / MOST) }, (_, at) => all.slice(at * MOST, (at + 1) * MOST))

/** Enters what both together hold into an index of its own. */
async function enter(git: Git, folder: string, ours: string, { taken, written }: Plan): Promise<void> {
  await git.text('read-tree', ours)
  const infos = taken.flatMap(({ file, blob }) => (blob ? [`${blob.mode},${blob.object},${file}`] : []))
  const text = join(folder, 'text')
  for (const [file, held] of written) {
    writeFileSync(text, held)
    infos.push(`100644,${(await git.text('hash-object', '-w', '--no-filters', text)).trim()},${file}`)
  }
  for (const part of inParts(infos))
    await git.text('update-index', '--add', ...part.flatMap((info) => ['--cacheinfo', info]))
  for (const part of inParts(taken.filter(({ blob }) => !blob).map(({ file }) => file)))
    await git.text('update-index', '--force-remove', '--', ...part)
}

/** The whole check of what came out, in a folder of its own. */
function check(home: string, site: string): Promise<string[]> {
  // What git does not hold, such as installed packages.
  for (const name of readdirSync(home))
    if (!existsSync(join(site, name)) && name !== '.git' && name !== ownFolder)
      symlinkSync(join(home, name), join(site, name))
  return fullCheck(site)
}

/**
 * One commit of both, once the full check has found nothing wrong. The project's own files change only with the commit; until
 * then, everything happens in a folder of its own.
 * @throws NotReady where the check finds something, or files here are not published yet
 */
export async function bringTogether(
  home: string,
  commits: Commits,
  plan: Plan,
  message: string,
): Promise<void> {
  const folder = join(home, ownFolder, 'together')
  const site = join(folder, 'site')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(site, { recursive: true })
  const git = gitIn(home, { GIT_INDEX_FILE: join(folder, 'index') })
  const own = gitIn(home)
  try {
    await enter(git, folder, commits.ours, plan)
    await git.text('checkout-index', '--all', '--index', `--prefix=${site}/`)
    const problems = await check(home, site)
    if (problems.length)
      throw new NotReady(`Together they are not right yet. Choose others, or cancel.\n${problems.join('\n')}`)
    const tree = (await git.text('write-tree')).trim()
    const author = (await own.knowsAuthor()) ? [] : unknownAuthor
    const parents = ['-p', commits.ours, '-p', commits.theirs]
    const commit = (await git.text(...author, 'commit-tree', tree, ...parents, '-m', message)).trim()
    await own.write('merge', '--ff-only', '--quiet', commit)
  } catch (error) {
    throw isLocked(error) ? new NotReady(locked) : error
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
