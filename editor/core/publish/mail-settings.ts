import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { providerOf } from '../../../delivery/mail-provider'

/** What the build of this folder is told about the mail provider: by its `.env`, and by the terminal, which wins. */
function settingsOf(home: string): Record<string, string | undefined> {
  const file = join(home, '.env')
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  const all = { ...written, ...process.env }
  return Object.fromEntries(Object.entries(all).filter(([name]) => name.startsWith('VITE_')))
}

/** What keeps the site from being built with the mail settings of this folder; nothing where they are right. */
export function mailProblems(home: string): string[] {
  try {
    providerOf(settingsOf(home))
    return []
  } catch (error) {
    const found = error instanceof Error ? error.message.split('\n  ').slice(1).join(' ') : String(error)
    return [`The contact form could not send: ${found} Ask an engineer to put the settings in .env right.`]
  }
}
