import { shelves } from '../publish/changes'
import type { Git } from '../publish/git'
import { NotReady } from '../publish/publish'
import { inWords, remoteOf } from '../publish/send'
import { authorsOf } from './authors'
import { bringTogether } from './bring-together'
import { type Commits, planTogether } from './plan'
import type { Author, Choices, Question } from './question'

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

/**
 * Fetches what the others have sent to this branch, and says what both sides changed. No file changes.
 * @throws NotReady where they cannot be reached, or something here is not published yet
 */
export async function lookAtOthers(git: Git, titleOfFile: (file: string) => string): Promise<Together> {
  if ((await git.changed(...shelves)).length) throw new NotReady(unpublished)
  const remote = (await remoteOf(git)) ?? 'origin'
  const branch = (await git.text('branch', '--show-current')).trim()
  try {
    await git.write('fetch', '--quiet', remote, branch)
  } catch (error) {
    throw new NotReady(inWords(error instanceof Error ? error.message : String(error)))
  }
  const commits = await commitsWith(git, await commit(git, 'FETCH_HEAD'))
  const { questions } = await planTogether(git, commits, {}, titleOfFile)
  const by = await authorsOf(git, commits)('theirs')
  return { ours: commits.ours, theirs: commits.theirs, by, questions }
}

/**
 * One commit of both, as it was chosen.
 * @param seen the commits that the choices speak of
 * @throws NotReady where a choice is missing, or something has changed since
 */
export async function finishTogether(
  git: Git,
  home: string,
  seen: { ours: string; theirs: string },
  choices: Choices,
): Promise<void> {
  const commits = await commitsWith(git, await commit(git, seen.theirs))
  if (commits.ours !== seen.ours || (await git.changed(...shelves)).length)
    throw new NotReady('Something has changed here in the meantime. Cancel, and send once more.')
  const plan = await planTogether(git, commits, choices, (file) => file)
  if (plan.questions.some(({ id }) => !choices[id]))
    throw new NotReady('Choose one of the two everywhere first.')
  const { name } = await authorsOf(git, commits)('theirs')
  await bringTogether(
    home,
    commits,
    plan,
    `Changes of ${name || 'others'} and of this machine brought together`,
  )
}
