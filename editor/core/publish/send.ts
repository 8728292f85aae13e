import type { Git } from './git'
import { NotReady } from './publish'

/** The remote of a project; most have one, called origin. */
export const remoteOf = async (git: Git) => (await git.text('remote')).split('\n')[0]?.trim() || undefined

/** How many commits are on this machine only; none where there is nowhere to send them. */
export async function unsentCommits(git: Git): Promise<number> {
  try {
    if (!(await remoteOf(git))) return 0
    return Number(await git.text('rev-list', '--count', 'HEAD', '--not', '--remotes'))
  } catch {
    return 0
  }
}

/** Others have sent changes that this machine does not have. */
export class OthersWereFaster extends NotReady {
  constructor() {
    super('Somebody else has sent changes in the meantime. Yours are safe on this machine.')
  }
}

/** What git says, in words for somebody who has never used it. */
export function inWords(said: string): string {
  if (/resolve host|unable to access|connect|timed out|not read from remote|unreachable/i.test(said))
    return 'The others could not be reached: is there a network? Your changes are safe on this machine; send them later.'
  const last = said.trim().split('\n').at(-1)
  return `Your changes are safe on this machine, but git could not send them: ${last}`
}

/**
 * Sends the commits of the branch to the others, also of a branch that they do not know yet.
 * @throws NotReady where they cannot be reached or were faster
 */
export async function send(git: Git): Promise<void> {
  const remote = await remoteOf(git)
  try {
    await git.write('push', '--set-upstream', remote ?? 'origin', 'HEAD')
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    throw /fetch first|non-fast-forward/.test(said) ? new OthersWereFaster() : new NotReady(inWords(said))
  }
}
