import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { z } from 'zod'

const address = z.email()
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** The environment variables, as `docs/delivery.md` lists them. */
const environment = z.object({
  PORT: optional(z.coerce.number().int().min(0).max(65_535)),
  HOST: optional(z.string()),
  OUTBOX: optional(z.string()),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_TO: optional(address),
  MAIL_FROM: optional(address),
  TRUST_PROXY: optional(z.enum(['0', '1'])),
  SITE_ORIGIN: optional(z.url({ protocol: /^https?$/ })),
})

const agency = z.object({ name: z.string(), email: address, origin: z.url().optional() })

export interface Settings {
  port: number
  host: string | undefined
  outbox: string
  smtpUrl: string | undefined
  mailTo: string
  mailFrom: string | undefined
  trustProxy: boolean
  siteOrigin: string | undefined
  siteName: string
}

/**
 * The settings of this run, from the environment and the agency's own file. Throws one line for each that is wrong,
 * naming the variable and never its value (it may hold a password).
 */
export async function readSettings(env: NodeJS.ProcessEnv, agencyFile: string): Promise<Settings> {
  const read = environment.safeParse(env)
  if (!read.success) {
    throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  }
  const { PORT, HOST, OUTBOX, SMTP_URL, MAIL_TO, MAIL_FROM, TRUST_PROXY, SITE_ORIGIN } = read.data
  const { name, email, origin } = agency.parse(parse(await readFile(agencyFile, 'utf8')))
  const siteOrigin = SITE_ORIGIN ?? origin
  return {
    port: PORT ?? 3000,
    host: HOST,
    outbox: OUTBOX ?? 'outbox',
    smtpUrl: SMTP_URL,
    mailTo: MAIL_TO ?? email,
    mailFrom: MAIL_FROM,
    trustProxy: TRUST_PROXY === '1',
    siteOrigin: siteOrigin && new URL(siteOrigin).origin,
    siteName: `${name} website`,
  }
}
