import { execFile } from 'node:child_process'
import { readProvider } from '../../../delivery/mail-provider'
import { readEnvFile } from '../../../server/settings'
import type { Path, Value } from '../change'
import type { Journal } from '../disk/journal'
import { pathInWords } from '../form/titles'
import { pathInData, withoutCommands } from '../rules/mistakes'
import { movedFile } from '../studies/study-files'
import { type ChangedItem, publishedFolders } from './changes'
import type { Git } from './git'

/** What the check found at one place. */
export interface Problem {
  /** The file below `content/` and the path in it, if the check names them. */
  file?: string
  path: Path
  /** The place in words. */
  where: string
  texts: string[]
}

const format = /^content\/([^\s,:]+\.yaml)(?:, line \d+)?(?:, ([^:]+))?: (.+)$/

/**
 * The lines of the check, gathered by the field that they speak of.
 * @param readData what a content file says: entries of lists are named by it
 */
export function problemsByField(lines: readonly string[], readData: (file: string) => Value): Problem[] {
  const found = new Map<string, Problem>()
  for (const line of lines) {
    const [, file, words, said = line] = format.exec(line) ?? []
    const text = withoutCommands(said)
    const key = file ? `${file} ${words}` : line
    const known = found.get(key)
    if (known) known.texts.push(text)
    else {
      const data = file === undefined ? null : readData(file)
      const path = pathInData(words, data)
      const where = pathInWords(path, data)
      found.set(key, { ...(file && { file }), path, where, texts: [text] })
    }
  }
  return [...found.values()]
}

/** What the build of this folder is told about the mail provider: by its `.env`, and by the terminal, which wins. */
function readSettings(home: string): Record<string, string | undefined> {
  const all = { ...readEnvFile(home), ...process.env }
  return Object.fromEntries(Object.entries(all).filter(([name]) => name.startsWith('VITE_')))
}

/** What keeps the site from being built with the mail settings of this folder; nothing if they are right. */
export function mailProblems(home: string): string[] {
  try {
    readProvider(readSettings(home))
    return []
  } catch (error) {
    const found = error instanceof Error ? error.message.split('\n  ').slice(1).join(' ') : String(error)
    return [`The contact form could not send: ${found} Ask an engineer to fix the settings in .env.`]
  }
}

/** Something that cannot be published, in words. */
export class NotReady extends Error {}

/** The full check of content and media, as the command does it; nothing if all is well. */
export function fullCheck(home: string): Promise<string[]> {
  return new Promise((resolve) => {
    const args = ['--import', 'tsx', 'content/check.ts']
    execFile(process.execPath, args, { cwd: home, encoding: 'utf8' }, (error, stdout, stderr) => {
      const lines = `${stdout}${stderr}`.split('\n').filter((line) => /^(?:content|media)\//.test(line))
      resolve(error && !lines.length ? [`The check itself failed: ${error.message}`] : error ? lines : [])
    })
  })
}

/** Brings files back to what was published; Undo takes that back. */
export async function discard(git: Git, journal: Journal, items: readonly ChangedItem[]): Promise<void> {
  const files = new Map<string, Buffer | null>()
  for (const file of items.flatMap((item) => item.files)) files.set(file, await git.at('HEAD', file))
  const label = items.length === 1 ? `Changes of ${items[0]?.title}` : 'All changes'
  journal.write(label, `discard ${Date.now()}`, files)
}

export const isLocked = (error: unknown) =>
  error instanceof Error && /\.lock': File exists/.test(error.message)

export const locked =
  'Another program is using git in this folder. Nothing is lost: wait a moment and publish again. If it stays so, ask an engineer.'

/** A name for commits if git has none: the machine may never have been used for it. */
export const unknownAuthor = ['-c', 'user.name=Editor', '-c', 'user.email=editor@localhost']

/**
 * One commit of content and media, with the addresses that moved, and of nothing else, whatever else is changed or staged.
 * @throws NotReady if the check finds something, or there is nothing to publish
 */
export async function publish(git: Git, home: string, message: string): Promise<string> {
  const files = await git.changed(...publishedFolders)
  if (!files.length) throw new NotReady('Nothing has changed since the last time.')
  const problems = await fullCheck(home)
  if (problems.length) throw new NotReady(problems.map(withoutCommands).join('\n'))
  const published = ['content', 'media', ...files.filter((file) => file === movedFile)]
  const author = (await git.knowsAuthor()) ? [] : unknownAuthor
  const words = message.trim() || 'Content changed'
  try {
    await git.write('add', '--all', '--', ...published)
    await git.write(...author, 'commit', '--message', words, '--', ...published)
  } catch (error) {
    throw isLocked(error) ? new NotReady(locked) : error
  }
  return (await git.text('rev-parse', '--short', 'HEAD')).trim()
}

/** The remote of a project; most have one, called origin. */
export const findRemote = async (git: Git) => (await git.text('remote')).split('\n')[0]?.trim() || undefined

/** How many commits are on this machine only; none if there is nowhere to send them. */
export async function unsentCommits(git: Git): Promise<number> {
  try {
    if (!(await findRemote(git))) return 0
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
  const safe = 'Your changes are safe on this computer.'
  if (
    /authentication|permission denied|could not read (?:username|password)|access denied| 40[13]\b/i.test(
      said,
    )
  )
    return `The sign-in to the shared copy was refused or is missing. ${safe} Ask an engineer to sign this computer in, then send them.`
  if (/resolve host|unable to access|connect|timed out|not read from remote|unreachable/i.test(said))
    return `The others could not be reached: is there a network? ${safe} Send them later.`
  return `Git could not send them: ${said.trim().split('\n').at(-1)} ${safe}`
}

/**
 * Sends the commits of the branch to the others, also of a branch that they do not know yet.
 * @throws NotReady if they cannot be reached or were faster
 */
export async function send(git: Git): Promise<void> {
  const remote = await findRemote(git)
  try {
    await git.write('push', '--set-upstream', remote ?? 'origin', 'HEAD')
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    throw /fetch first|non-fast-forward/.test(said) ? new OthersWereFaster() : new NotReady(inWords(said))
  }
}
