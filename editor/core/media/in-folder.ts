import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ownFolder } from '../disk/journal'

/** Runs work in a folder of its own, which is gone afterwards. */
export async function inFolder<Made>(work: (folder: string) => Promise<Made>): Promise<Made> {
  const folder = join(ownFolder, 'unfinished', `picture-${Date.now()}-${Math.random().toString(36).slice(2)}`)
  mkdirSync(folder, { recursive: true })
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
