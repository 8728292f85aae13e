import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownFolder } from '../core/disk/journal'

/** How long an editor that is busy may take to answer (ms). */
const LONGEST = 5_000

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return pid !== process.pid
  } catch {
    return false
  }
}

const noteFile = (home: string) => join(home, ownFolder, 'running.json')

/** Whether an editor answers there, and is the one that was noted: after a crash its number may be another process's. */
async function answers(address: string, pid: number): Promise<boolean> {
  try {
    const response = await fetch(`${address}api/running`, { signal: AbortSignal.timeout(LONGEST) })
    return (await response.json()).pid === pid
  } catch {
    return false
  }
}

/** The address of an editor that is open for this folder already: two would not know of each other's steps. */
export async function openAlready(home: string): Promise<string | undefined> {
  try {
    const { pid, address } = JSON.parse(readFileSync(noteFile(home), 'utf8'))
    const isOpen = typeof pid === 'number' && isRunning(pid) && (await answers(address, pid))
    return isOpen ? String(address) : undefined
  } catch {
    return undefined
  }
}

/** Notes that this process is the editor of the folder, until it ends. */
export function occupy(home: string, address: string): void {
  mkdirSync(join(home, ownFolder), { recursive: true })
  writeFileSync(noteFile(home), JSON.stringify({ pid: process.pid, address }))
  process.once('exit', () => rmSync(noteFile(home), { force: true }))
}
