import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { parse } from 'yaml'
import { z } from 'zod'
import { parseSmtpUrl } from './smtp'

const address = z.email()
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const smtpUrl = z.string().superRefine((url, context) => {
  try {
    parseSmtpUrl(url)
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'Invalid URL' })
  }
})
const wholeNumber = (least: number) => z.coerce.number().int().min(least)

/** The environment variables, as `docs/delivery.md` lists them. */
const environment = z.object({
  PORT: optional(z.coerce.number().int().min(0).max(65_535)),
  HOST: optional(z.string()),
  OUTBOX: optional(z.string()),
  OUTBOX_MESSAGES: optional(wholeNumber(1)),
  SENT_DAYS: optional(wholeNumber(0)),
  SMTP_URL: optional(smtpUrl),
  MAIL_TO: optional(address),
  MAIL_FROM: optional(address),
  TRUST_PROXY: optional(z.coerce.number().int().min(0).max(9)),
  SITE_ORIGIN: optional(z.url({ protocol: /^https?$/ })),
})

const agency = z.object({ name: z.string(), email: address, origin: z.url().optional() })

export interface Settings {
  port: number
  host: string | undefined
  outbox: string
  outboxLimit: number | undefined
  sentDays: number | undefined
  smtpUrl: string | undefined
  mailTo: string
  mailFrom: string | undefined
  trustedProxies: number | undefined
  siteOrigin: string | undefined
  siteName: string
}

/** What a folder's `.env` says. */
export function readEnvFile(folder: string): NodeJS.Dict<string> {
  const file = join(folder, '.env')
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
}

/**
 * The environment variables. Throws one line for each invalid one, with its name but never its value, which may be a password.
 */
export function readEnvironment(env: NodeJS.ProcessEnv): z.infer<typeof environment> {
  const read = environment.safeParse(env)
  if (read.success) return read.data
  throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
}

/** The settings, from the environment and the agency's own file. Throws if the environment is invalid. */
export async function readSettings(env: NodeJS.ProcessEnv, agencyFile: string): Promise<Settings> {
  const read = readEnvironment(env)
  const { PORT, HOST, OUTBOX, OUTBOX_MESSAGES, SENT_DAYS } = read
  const { SMTP_URL, MAIL_TO, MAIL_FROM, TRUST_PROXY, SITE_ORIGIN } = read
  const { name, email, origin } = agency.parse(parse(await readFile(agencyFile, 'utf8')))
  const siteOrigin = SITE_ORIGIN ?? origin
  return {
    port: PORT ?? 3000,
    host: HOST,
    outbox: OUTBOX ?? 'outbox',
    outboxLimit: OUTBOX_MESSAGES,
    sentDays: SENT_DAYS,
    smtpUrl: SMTP_URL,
    mailTo: MAIL_TO ?? email,
    mailFrom: MAIL_FROM,
    trustedProxies: TRUST_PROXY,
    siteOrigin: siteOrigin && new URL(siteOrigin).origin,
    siteName: `${name} website`,
  }
}
