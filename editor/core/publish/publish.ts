import { execFile } from 'node:child_process'
import type { Journal } from '../disk/journal'
import { withoutCommands } from '../rules/without-commands'
import { movedFile } from '../studies/old-addresses'
import { type ChangedItem, shelves } from './changes'
import type { Git } from './git'

/** Something that cannot be published, in words. */
export class NotReady extends Error {
  override readonly name = 'NotReady'
}

/** The full check of content and media, as the command does it; nothing where all is well. */
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
  for (const file of items.flatMap((item) => item.files)) files.set(file, await git.published(file))
  const label = items.length === 1 ? `Changes of ${items[0]?.title}` : 'All changes'
  journal.write(label, `discard ${Date.now()}`, files)
}

export const isLocked = (error: unknown) =>
  error instanceof Error && /\.lock': File exists/.test(error.message)

export const locked =
  'Another programme works with git in this folder. Nothing is lost: wait a moment and publish again. If it stays so, ask an engineer.'

/** A name for commits where git has none: the machine may never have been used for it. */
export const unknownAuthor = ['-c', 'user.name=Editor', '-c', 'user.email=editor@localhost']

/**
 * One commit of content and media, with the addresses that moved, and of nothing else, whatever else is changed or staged.
 * @throws NotReady where the check finds something, or there is nothing to publish
 */
export async function publish(git: Git, home: string, message: string): Promise<string> {
  const files = await git.changed(...shelves)
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
