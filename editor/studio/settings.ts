import { homedir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { z } from 'zod'
import { readEnvFile, readEnvironment } from '../../server/settings'

const own = z.object({
  STUDIO_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  PREVIEW_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  STUDIO_DATA: z.string().min(1).optional(),
  SITE_FOLDER: z.string().min(1).optional(),
})

export interface StudioSettings {
  host: string
  port: number
  /** The one address that browsers use, without a path. */
  origin: string
  /** The address of previews, which is another one: their script is not to act for whoever is signed in. */
  previewOrigin: string
  /** Where people, sessions and previews are kept. */
  data: string
  /** Where the site's server keeps the messages of the contact form, and for how many days. */
  outbox: string
  sentDays: number
  smtpUrl: string | undefined
  mailFrom: string | undefined
  /** The clone that the site is served from on this machine, and its public address if content has another. */
  site: { folder: string | undefined; origin: string | undefined }
}

/** The settings of `npm run studio`. Throws one line for each that is wrong. */
export function readStudioSettings(env: NodeJS.ProcessEnv, home: string): StudioSettings {
  const { PORT, HOST, SMTP_URL, MAIL_FROM, SITE_ORIGIN } = readEnvironment(env)
  const read = own.safeParse(env)
  if (!read.success)
    throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  const port = PORT ?? 4400
  const { origin, protocol, hostname } = new URL(read.data.STUDIO_ORIGIN ?? `http://localhost:${port}`)
  if (protocol === 'http:' && hostname !== 'localhost')
    throw new Error(
      `STUDIO_ORIGIN: ${origin} is not encrypted, and sessions could be stolen. Put Caddy or nginx before the studio, and write https://.`,
    )
  const previewOrigin = new URL(read.data.PREVIEW_ORIGIN ?? origin.replace('://', '://preview.')).origin
  if (previewOrigin === origin) throw new Error('PREVIEW_ORIGIN: previews need another name than the studio.')
  const data = resolve(read.data.STUDIO_DATA ?? join(homedir(), '.studio', basename(home)))
  if (`${data}/`.startsWith(`${home}/`))
    throw new Error(
      `STUDIO_DATA: ${data} is inside the project, whose files the studio shows. Choose a folder outside.`,
    )
  const folder = read.data.SITE_FOLDER && resolve(read.data.SITE_FOLDER)
  const ofSite = folder ? readEnvFile(folder) : {}
  const { OUTBOX = 'outbox', SENT_DAYS = 30 } = readEnvironment({
    OUTBOX: env.OUTBOX ?? ofSite.OUTBOX,
    SENT_DAYS: env.SENT_DAYS ?? ofSite.SENT_DAYS,
  })
  return {
    host: HOST ?? '127.0.0.1',
    port,
    origin,
    previewOrigin,
    data,
    outbox: resolve(folder ?? home, OUTBOX),
    sentDays: SENT_DAYS,
    smtpUrl: SMTP_URL,
    mailFrom: MAIL_FROM,
    site: { folder, origin: SITE_ORIGIN },
  }
}
