import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeFile, writeAtomically } from './atomic-write'

/** What a file held, by the hash of its bytes; `null` where there was no file. */
export type State = string | null

export const stateOfBytes = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex')

export function stateOf(file: string): State {
  return existsSync(file) ? stateOfBytes(readFileSync(file)) : null
}

/** Keeps everything that files of the project ever held while the editor wrote them, each content once. */
export function openStates(home: string, folder: string) {
  const shelf = join(home, folder, 'states')
  const workspace = join(home, folder, 'unfinished')
  return {
    keep(bytes: Uint8Array | string | null): State {
      if (bytes === null) return null
      const state = stateOfBytes(bytes)
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
