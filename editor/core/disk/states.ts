import { createHash, randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** Makes sure that a folder's list of names is on the disk. */
function settle(folder: string): void {
  // Windows has no such call for folders, and needs none.
  if (process.platform === 'win32') return
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
function removeFile(file: string): void {
  rmSync(file, { force: true })
  settle(dirname(file))
}

/** What a file held, by the hash of its bytes; `null` if there was no file. */
export type State = string | null

export const hashBytes = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex')

export function hashFile(file: string): State {
  return existsSync(file) ? hashBytes(readFileSync(file)) : null
}

/** Keeps everything that files of the project ever held while the editor wrote them, each content once. */
export function openStates(home: string, folder: string) {
  const shelf = join(home, folder, 'states')
  const workspace = join(home, folder, 'unfinished')
  return {
    keep(bytes: Uint8Array | string | null): State {
      if (bytes === null) return null
      const state = hashBytes(bytes)
      if (!existsSync(join(shelf, state))) writeAtomically(join(shelf, state), bytes, workspace)
      return state
    },
    read: (state: string): Buffer => readFileSync(join(shelf, state)),
    /** Brings a file into a state. */
    restore(file: string, state: State): void {
      const path = join(home, file)
      if (state === null) {
        if (existsSync(path)) removeFile(path)
      } else writeAtomically(path, readFileSync(join(shelf, state)), workspace)
    },
  }
}
