import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownFolder } from '../core/disk/journal'

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return pid !== process.pid
  } catch {
    return false
  }
}

const fileOf = (home: string) => join(home, ownFolder, 'running.json')

/** The address of an editor that is open for this folder already: two would not know of each other's steps. */
export function openAlready(home: string): string | undefined {
  try {
    const { pid, address } = JSON.parse(readFileSync(fileOf(home), 'utf8'))
    return typeof pid === 'number' && isRunning(pid) ? String(address) : undefined
  } catch {
    return undefined
  }
}

/** Notes that this process is the editor of the folder, until it ends. */
export function occupy(home: string, address: string): void {
  mkdirSync(join(home, ownFolder), { recursive: true })
  writeFileSync(fileOf(home), JSON.stringify({ pid: process.pid, address }))
  process.once('exit', () => rmSync(fileOf(home), { force: true }))
}
