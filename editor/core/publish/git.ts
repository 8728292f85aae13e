import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { z } from 'zod'
import { ownFolder } from '../disk/journal'
import { authorVariables } from './author'

/** How long a git that outlived its editor may take to end (ms), and how often it is looked for. */
const LONGEST = 10_000
const LOOK = 50
/** Clocks of disks are coarse (ms). */
const COARSE = 1000

/** That git is about to write to its folder. If the note is still there at a start, the editor was killed meanwhile. */
const note = z.object({ since: z.number(), pid: z.number().optional() })

const fileOf = (home: string) => join(home, ownFolder, 'git-at-work.json')

/** The note itself may have been cut off. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Notes what git does from now on, and returns what is told its process and its end. */
function noteGitAtWork(home: string) {
  const since = Date.now()
  const write = (pid?: number) => writeFileSync(fileOf(home), JSON.stringify({ since, pid }))
  mkdirSync(join(home, ownFolder), { recursive: true })
  write()
  return { isProcess: write, end: () => rmSync(fileOf(home), { force: true }) }
}

function isRunning(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Locks in git's folder; those of other worktrees are not this project's. */
function locksOf(home: string): string[] {
  const asked = ['rev-parse', '--absolute-git-dir', '--git-common-dir']
  const said = execFileSync('git', asked, { cwd: home, encoding: 'utf8', stdio: 'pipe' })
  const folders = new Set(
    said
      .trim()
      .split('\n')
      .map((folder) => resolve(home, folder)),
  )
  return [...folders].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.lock') && !name.startsWith('worktrees/'))
      .map((name) => join(folder, name)),
  )
}

/**
 * After a crash: waits for a git that went on without its editor, then removes the locks that a killed one left, which would
 * keep everybody from publishing. Locks from before are somebody else's.
 */
export async function clearKilledGit(home: string): Promise<void> {
  if (!existsSync(fileOf(home))) return
  const text = readFileSync(fileOf(home), 'utf8')
  const { mtimeMs } = statSync(fileOf(home))
  const { since, pid } = note.catch({ since: mtimeMs }).parse(parsed(text))
  for (let waited = 0; isRunning(pid) && waited < LONGEST; waited += LOOK) await sleep(LOOK)
  for (const lock of locksOf(home))
    if ((statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0) > since - COARSE)
      rmSync(lock, { force: true })
  rmSync(fileOf(home), { force: true })
}

const run = promisify(execFile)
const LARGEST = 200_000_000

/**
 * git in a project's folder.
 * @param own variables for git, such as another index
 */
export function gitIn(home: string, own: Readonly<Record<string, string>> = {}) {
  // What git says is read by `send`, in English. If it only looks, it takes no lock that a crash could leave behind.
  const env = { ...process.env, LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0', ...own }
  const variables = () => ({ ...env, ...authorVariables() })
  const text = async (...args: string[]) =>
    (await run('git', args, { cwd: home, env: variables(), maxBuffer: LARGEST, encoding: 'utf8' })).stdout
  return {
    text,
    /** For what writes to git's folder: a start after a crash clears what it left half-done. */
    async write(...args: string[]): Promise<void> {
      const work = noteGitAtWork(home)
      try {
        const running = run('git', args, {
          cwd: home,
          env: variables(),
          maxBuffer: LARGEST,
          encoding: 'utf8',
        })
        work.isProcess(running.child.pid)
        await running
      } finally {
        work.end()
      }
    },
    /** What a file held when it was last published; `null` if it was not there. */
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
