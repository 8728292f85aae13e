import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const LARGEST = 200_000_000

/** git in a project's folder. */
export function gitIn(home: string) {
  // What git says is read by `send`, in English.
  const env = { ...process.env, LC_ALL: 'C' }
  const text = async (...args: string[]) =>
    (await run('git', args, { cwd: home, env, maxBuffer: LARGEST, encoding: 'utf8' })).stdout
  return {
    text,
    /** What a file held when it was last published; `null` where it was not there. */
    async published(file: string): Promise<Buffer | null> {
      try {
        const options = { cwd: home, maxBuffer: LARGEST, encoding: 'buffer' } as const
        return (await run('git', ['show', `HEAD:${file}`], options)).stdout
      } catch {
        return null
      }
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
