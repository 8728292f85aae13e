import { access, copyFile, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DeliveryRecord } from './policy'

/** Written last: a build that has it is complete. */
export const recordFile = 'delivery.json'
const sourcesFile = 'built-from.txt'

/** Whether a folder holds a complete build. */
export async function isFinished(folder: string): Promise<boolean> {
  return access(join(folder, recordFile)).then(
    () => true,
    () => false,
  )
}

/** Marks a build as complete, in one step, because half a record would look like a whole one. */
export async function writeRecord(folder: string, record: DeliveryRecord): Promise<void> {
  const unfinished = join(folder, `${recordFile}.new`)
  await writeFile(unfinished, `${JSON.stringify(record, null, 2)}\n`)
  await rename(unfinished, join(folder, recordFile))
}

/** What a finished build records about itself. Throws if there is none. */
export async function readRecord(folder: string): Promise<DeliveryRecord> {
  return JSON.parse(await readFile(join(folder, recordFile), 'utf8')) as DeliveryRecord
}

/** The agency's own facts as they were when a build was made: for the server, which serves that build. */
export function agencyOf(folder: string): string {
  return join(folder, 'agency.yaml')
}

/** Records what a build is made from: a fingerprint of its sources, and the agency's own facts. */
export async function writeSources(folder: string, fingerprint: string, agencyFile: string): Promise<void> {
  await writeFile(join(folder, sourcesFile), `${fingerprint}\n`)
  await copyFile(agencyFile, agencyOf(folder))
}

/** The fingerprint of a build's sources, or `undefined` if none was recorded. */
export async function sourcesOf(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, sourcesFile), 'utf8').catch(() => undefined)
  return text?.trim()
}
