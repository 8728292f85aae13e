import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { noteGitAtWork } from './git-at-work'

const run = promisify(execFile)
const LARGEST = 200_000_000

/**
 * git in a project's folder.
 * @param own variables for git, such as another index
 */
export function gitIn(home: string, own: Readonly<Record<string, string>> = {}) {
  // What git says is read by `send`, in English. Where it only looks, it takes no lock that a crash could leave behind.
  const env = { ...process.env, LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0', ...own }
  const text = async (...args: string[]) =>
    (await run('git', args, { cwd: home, env, maxBuffer: LARGEST, encoding: 'utf8' })).stdout
  return {
    text,
    /** For what writes to git's folder: a start after a crash clears what it left half-done. */
    async write(...args: string[]): Promise<void> {
      const work = noteGitAtWork(home)
      try {
        const running = run('git', args, { cwd: home, env, maxBuffer: LARGEST, encoding: 'utf8' })
        work.isProcess(running.child.pid)
        await running
      } finally {
        work.end()
      }
    },
    /** What a file held when it was last published; `null` where it was not there. */
    async published(file: string): Promise<Buffer | null> {
      try {
        const options = { cwd: home, maxBuffer: LARGEST, encoding: 'buffer' } as const
        return (await run('git', ['show', `HEAD:${file}`], options)).stdout
      } catch {
        return null
      }
    },
    /** What an object of git holds. */
    async bytes(object: string): Promise<Buffer> {
      const options = { cwd: home, maxBuffer: LARGEST, encoding: 'buffer' } as const
      return (await run('git', ['cat-file', 'blob', object], options)).stdout
    },
    /** Files below these folders that are not as they were published. */
    async changed(...folders: string[]): Promise<string[]> {
      const out = await text(
        'status',
        '--porcelain',
        '-z',
        '--untracked-files=all',
        '--no-renames',
        '--',
        ...folders,
      )
      return out
        .split('\0')
        .filter(Boolean)
        .map((line) => line.slice(3))
    },
    /** Whether git knows who commits. */
    async knowsAuthor(): Promise<boolean> {
      return text('config', 'user.email').then(
        () => true,
        () => false,
      )
    },
  }
}

export type Git = ReturnType<typeof gitIn>
