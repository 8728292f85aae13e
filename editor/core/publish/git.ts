import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { ownFolder } from '../disk/journal'
import { authorVariables } from './author'

/** How long a git that outlived its editor may take to end (ms), and how often it is looked for. */
const LONGEST = 10_000
const LOOK = 50
/** Clocks of disks are coarse (ms). */
const COARSE = 1000

/** Since when git writes to its folder, and its process. If it is there at a start, the editor was killed meanwhile. */
const noteFile = (home: string) => join(home, ownFolder, 'git-at-work')

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Locks in git's folder; those of other worktrees are not this project's. */
function findLocks(home: string): string[] {
  const asked = ['rev-parse', '--absolute-git-dir', '--git-common-dir']
  const said = execFileSync('git', asked, { cwd: home, encoding: 'utf8', stdio: 'pipe' })
  const folders = said.trim().split('\n')
  return [...new Set(folders.map((folder) => resolve(home, folder)))].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.lock') && !/^worktrees[\\/]/.test(name))
      .map((name) => join(folder, name)),
  )
}

/**
 * After a crash: waits for a git that went on without its editor, then removes the locks that a killed one left, which would
 * keep everybody from publishing. Locks from before are somebody else's.
 */
export async function clearKilledGit(home: string): Promise<void> {
  const note = noteFile(home)
  if (!existsSync(note)) return
  const [noted, pid = 0] = readFileSync(note, 'utf8').split(' ').map(Number)
  // The note itself may have been cut off.
  const since = noted || statSync(note).mtimeMs
  for (let waited = 0; isRunning(pid) && waited < LONGEST; waited += LOOK) await sleep(LOOK)
  for (const lock of findLocks(home))
    if ((statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0) > since - COARSE)
      rmSync(lock, { force: true })
  rmSync(note, { force: true })
}

const run = promisify(execFile)
/** The last command that writes to git's folder. */
let writing = Promise.resolve()
const LARGEST = 200_000_000

/**
 * git in a project's folder.
 * @param own variables for git, such as another index
 */
export function gitIn(home: string, own: Readonly<Record<string, string>> = {}) {
  // What git says is read by `send`, in English. If it only looks, it takes no lock that a crash could leave behind. A name and
  // password would be asked for in the terminal, which nobody sees.
  const env = { ...process.env, LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0', ...own }
  const options = () => ({ cwd: home, env: { ...env, ...authorVariables() }, maxBuffer: LARGEST })
  const text = async (...args: string[]) =>
    (await run('git', args, { ...options(), encoding: 'utf8' })).stdout
  /** What an object of git holds. */
  const bytes = async (object: string) =>
    (await run('git', ['cat-file', 'blob', object], { ...options(), encoding: 'buffer' })).stdout
  async function write(...args: string[]): Promise<void> {
    const since = Date.now()
    const note = noteFile(home)
    mkdirSync(join(home, ownFolder), { recursive: true })
    writeFileSync(note, `${since}`)
    try {
      const running = run('git', args, options())
      writeFileSync(note, `${since} ${running.child.pid}`)
      await running
    } finally {
      rmSync(note, { force: true })
    }
  }
  return {
    text,
    bytes,
    /** Runs a command that reads this. */
    async give(input: string, ...args: string[]): Promise<void> {
      const running = run('git', args, options())
      running.child.stdin?.end(input)
      await running
    },
    /** For what writes to git's folder, one after the other: a start after a crash clears what it left half-done. */
    write(...args: string[]): Promise<void> {
      const done = writing.then(() => write(...args))
      writing = done.catch(() => undefined)
      return done
    },
    /** What a file holds in a commit; `null` if it is not there. */
    at: (commit: string, file: string) => bytes(`${commit}:${file}`).catch(() => null),
    /** Files below these folders that are not as they were published. */
    async changed(...folders: string[]): Promise<string[]> {
      const asked = ['--porcelain', '-z', '--untracked-files=all', '--no-renames', '--', ...folders]
      const lines = (await text('status', ...asked)).split('\0').filter(Boolean)
      return lines.map((line) => line.slice(3))
    },
    /** Whether git knows who commits. */
    knowsAuthor: () => text('config', 'user.email').then(Boolean, () => false),
  }
}

export type Git = ReturnType<typeof gitIn>
