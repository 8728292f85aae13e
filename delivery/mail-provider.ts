import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

/** Where the provider's client posts unless told otherwise. */
const providerOrigin = 'https://api.emailjs.com'

/** The files from which the build takes settings, the later ones winning, the environment over all. */
const settingFiles = ['.env', '.env.local', '.env.production', '.env.production.local'] as const

/** The `VITE_EMAILJS_*` settings of a build made in `folder`. */
export async function mailSettings(folder: string): Promise<Record<string, string>> {
  const settings: Record<string, string | undefined> = {}
  for (const name of settingFiles) {
    const text = await readFile(join(folder, name), 'utf8').catch(() => '')
    Object.assign(settings, parseEnv(text))
  }
  Object.assign(settings, process.env)
  const wanted = Object.entries(settings).filter(([name, value]) => name.startsWith('VITE_EMAILJS_') && value)
  return Object.fromEntries(wanted) as Record<string, string>
}

/**
 * The origin a build posts its messages to, or `null` where it is the site's own.
 * Throws where `VITE_EMAILJS_ORIGIN` is no http(s) URL.
 */
export function providerOf(settings: Readonly<Record<string, string>>): string | null {
  const origin = settings.VITE_EMAILJS_ORIGIN ?? (settings.VITE_EMAILJS_SERVICE_ID ? providerOrigin : null)
  if (origin === null) return null
  const url = URL.canParse(origin) ? new URL(origin) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`VITE_EMAILJS_ORIGIN is not a URL: ${origin}`)
  return url.origin
}
