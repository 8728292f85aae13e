import { readdirSync, readlinkSync } from 'node:fs'

/** The processes whose working directory is a folder, or `undefined` if the system does not tell (only Linux does). */
export function processesIn(folder: string): number[] | undefined {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .filter((id) => worksIn(id, folder))
      .map(Number)
  } catch {
    return undefined
  }
}

function worksIn(id: string, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${id}/cwd`).startsWith(folder)
  } catch {
    return false
  }
}
