import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { ownFolder } from '../disk/journal'
import { publishedFolders } from '../publish/changes'
import { type Git, gitIn } from '../publish/git'
import { findRemote, fullCheck, inWords, isLocked, locked, NotReady, unknownAuthor } from '../publish/publish'
import {
  type Author,
  authorReader,
  type Choices,
  type Commits,
  type Plan,
  planTogether,
  type Question,
} from './plan'

/** Enters what both together hold into an index of its own. */
async function enter(git: Git, folder: string, ours: string, { taken, written }: Plan): Promise<void> {
  await git.text('read-tree', ours)
  const none = { mode: '0', object: '0'.repeat(ours.length) }
  const entries = taken.map(({ file, blob = none }) => ({ file, ...blob }))
  const text = join(folder, 'text')
  for (const [file, held] of written) {
    writeFileSync(text, held)
    const object = (await git.text('hash-object', '-w', '--no-filters', text)).trim()
    entries.push({ file, mode: '100644', object })
  }
  const lines = entries.map(({ mode, object, file }) => `${mode} ${object}\t${file}\0`)
  await git.give(lines.join(''), 'update-index', '-z', '--index-info')
}

/** The whole check of what came out, in a folder of its own. */
function check(home: string, site: string): Promise<string[]> {
  // What git does not hold, such as installed packages.
  for (const name of readdirSync(home))
    if (!existsSync(join(site, name)) && name !== '.git' && name !== ownFolder) {
      // On Windows links to folders need no administrator, if they are junctions; links to files do.
      if (statSync(join(home, name)).isDirectory())
        symlinkSync(join(home, name), join(site, name), 'junction')
      else copyFileSync(join(home, name), join(site, name))
    }
  return fullCheck(site)
}

/**
 * One commit of both, once the full check has found nothing wrong. The project's own files change only with the commit; until
 * then, everything happens in a folder of its own.
 * @throws NotReady if the check finds something, or files here are not published yet
 */
async function bringTogether(home: string, commits: Commits, plan: Plan, message: string): Promise<void> {
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

/** What is to be brought together, and what a person decides on before. */
export interface Together {
  ours: string
  theirs: string
  by: Author
  questions: Question[]
}

const commit = async (git: Git, name: string) =>
  (await git.text('rev-parse', '--verify', `${name}^{commit}`)).trim()

async function commitsWith(git: Git, theirs: string): Promise<Commits> {
  const ours = await commit(git, 'HEAD')
  const base = await git.text('merge-base', ours, theirs).catch(() => undefined)
  if (!base) throw new NotReady('Yours and theirs have nothing in common: an engineer brings both together.')
  return { base: base.trim(), ours, theirs }
}

const unpublished =
  'There are changes here that are not published. Publish or discard them first; then yours and theirs can be brought together.'

/** Fetches what the others have sent to this branch. */
async function fetchTheirs(git: Git): Promise<void> {
  const remote = (await findRemote(git)) ?? 'origin'
  await git.write('fetch', '--quiet', remote, (await git.text('branch', '--show-current')).trim())
}

/**
 * Takes over what the others have sent, if nothing here clashes with it and no code came with it: that needs an engineer's start.
 * Returns how many files have changed.
 */
export async function receiveFromOthers(git: Git): Promise<number> {
  if (!(await findRemote(git))) return 0
  await fetchTheirs(git)
  const isBehind = await git.text('merge-base', '--is-ancestor', 'HEAD', 'FETCH_HEAD').then(
    () => true,
    () => false,
  )
  const diff = await git.text('diff', '--name-only', '-z', '--no-renames', 'HEAD', 'FETCH_HEAD')
  const files = diff.split('\0').filter(Boolean)
  const own = await git.changed(...publishedFolders)
  const isSafe = (file: string) =>
    !own.includes(file) && publishedFolders.some((one) => file === one || file.startsWith(`${one}/`))
  if (!isBehind || !files.every(isSafe)) return 0
  await git.write('merge', '--ff-only', '--quiet', 'FETCH_HEAD')
  return files.length
}

/**
 * Fetches what the others have sent to this branch, and says what both sides changed. No file changes.
 * @throws NotReady if they cannot be reached, or something here is not published yet
 */
export async function lookAtOthers(git: Git, titleOfFile: (file: string) => string): Promise<Together> {
  if ((await git.changed(...publishedFolders)).length) throw new NotReady(unpublished)
  try {
    await fetchTheirs(git)
  } catch (error) {
    throw new NotReady(inWords(error instanceof Error ? error.message : String(error)))
  }
  const commits = await commitsWith(git, await commit(git, 'FETCH_HEAD'))
  const { questions } = await planTogether(git, commits, {}, titleOfFile)
  const by = await authorReader(git, commits)('theirs')
  return { ours: commits.ours, theirs: commits.theirs, by, questions }
}

/**
 * One commit of both, as it was chosen.
 * @param seen the commits that the choices speak of
 * @throws NotReady if a choice is missing, or something has changed since
 */
export async function finishTogether(
  git: Git,
  home: string,
  seen: { ours: string; theirs: string },
  choices: Choices,
): Promise<void> {
  const commits = await commitsWith(git, await commit(git, seen.theirs))
  if (commits.ours !== seen.ours || (await git.changed(...publishedFolders)).length)
    throw new NotReady('Something has changed here in the meantime. Cancel, and send once more.')
  const plan = await planTogether(git, commits, choices, (file) => file)
  if (plan.questions.some(({ id }) => !choices[id]))
    throw new NotReady('Choose one of the two everywhere first.')
  const { name } = await authorReader(git, commits)('theirs')
  await bringTogether(
    home,
    commits,
    plan,
    `Changes of ${name || 'others'} and of this machine brought together`,
  )
}
