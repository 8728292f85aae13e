import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Makes sure that a folder's list of names is on the disk. */
function settle(folder: string): void {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/**
 * Puts a file in place in one step: whoever reads it, at whatever moment and after whatever accident, finds the whole old file or
 * the whole new one. `workspace` is a folder on the same disk.
 */
export function writeAtomically(file: string, data: Uint8Array | string, workspace: string): void {
  mkdirSync(workspace, { recursive: true })
  mkdirSync(dirname(file), { recursive: true })
  const draft = join(workspace, randomUUID())
  const handle = openSync(draft, 'wx')
  try {
    const bytes = typeof data === 'string' ? Buffer.from(data) : data
    for (let done = 0; done < bytes.length; ) done += writeSync(handle, bytes, done)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  renameSync(draft, file)
  settle(dirname(file))
}

/** Removes a file for good; one that is not there is fine. */
export function removeFile(file: string): void {
  rmSync(file, { force: true })
  settle(dirname(file))
}
