import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { FolderTaken, lockFolder } from '../../server/folder-lock'
import { ownFolder } from '../core/disk/journal'

/**
 * Makes this process the editor of a folder until it ends: two would not know of each other's steps.
 * @throws a sentence with the address of the editor that is open already
 */
export async function occupy(home: string, address: string): Promise<void> {
  const folder = join(home, ownFolder)
  const note = join(folder, 'address.txt')
  mkdirSync(folder, { recursive: true })
  try {
    // From here, since the path of a socket has to be short.
    await lockFolder(relative('', folder))
  } catch (error) {
    if (!(error instanceof FolderTaken)) throw error
    throw new Error(`The editor is open already: ${readFileSync(note, 'utf8')}`)
  }
  writeFileSync(note, address)
}
