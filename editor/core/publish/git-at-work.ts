import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { ownFolder } from '../disk/journal'

/** How long a git that outlived its editor may take to end (ms), and how often it is looked for. */
const LONGEST = 10_000
const LOOK = 50
/** Clocks of disks are coarse (ms). */
const COARSE = 1000

/** That git is about to write to its folder. Where the note is still there at a start, the editor was killed meanwhile. */
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
export function noteGitAtWork(home: string) {
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
