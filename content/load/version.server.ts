import { statSync } from 'node:fs'

/** What was written this recently (ms) may be written again without a sign of it. */
const RECENT = 100

/** Changes whenever a file does, or the names in a folder; nothing where that cannot be told yet. */
export function versionOf(path: string): string | undefined {
  const { ctimeNs, ctimeMs, ino, size } = statSync(path, { bigint: true })
  return Date.now() - Number(ctimeMs) > RECENT ? `${ctimeNs} ${ino} ${size}` : undefined
}
