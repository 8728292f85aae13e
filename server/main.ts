import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mailSettings, providerOf } from '../delivery/mail-provider'
import { build, reasonToBuild } from './build-if-needed'
import { createServer } from './create-server'
import { readSettings, type Settings } from './settings'

/** Requests under way get so long to end after a signal (ms). */
const stopPatience = 10_000

const home = resolve(fileURLToPath(new URL('..', import.meta.url)))

/** Where the form's messages go, in one line for whoever started the server. Never shows the password. */
function whereMessagesLand(settings: Settings, outbox: string, provider: string | null): string {
  if (provider) return `The contact form posts to the mail provider at ${provider}; nothing lands here.`
  if (!settings.smtpUrl)
    return `Messages of the contact form land in ${outbox} as .eml files (SMTP_URL sends them on).`
  const { host } = new URL(settings.smtpUrl)
  return `Messages of the contact form land in ${outbox} and are delivered to ${settings.mailTo} through ${host}.`
}

async function start(): Promise<void> {
  if (existsSync(join(home, '.env'))) process.loadEnvFile(join(home, '.env'))
  const settings = await readSettings(process.env, join(home, 'content/agency.yaml'))
  const reason = await reasonToBuild(home)
  if (reason) {
    console.log(`Building the site: ${reason}.`)
    await build(home)
  }
  const outbox = resolve(home, settings.outbox)
  const server = await createServer({ ...settings, root: join(home, 'build'), outbox })
  const port = await server.listen(settings.port, settings.host)
  const stop = async (signal: string) => {
    console.log(`${signal}: finishing what is under way.`)
    await server.stop(stopPatience)
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  console.log(`The site: http://localhost:${port}`)
  console.log(whereMessagesLand(settings, outbox, providerOf(await mailSettings(home))))
}

function explained(error: unknown): string {
  const { code, port } = error as { code?: string; port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Choose another one: PORT=${Number(port) + 1} npm start`
  if (code === 'EACCES' && port)
    return `Port ${port} may not be used here. Choose another one: PORT=3000 npm start`
  return error instanceof Error ? error.message : String(error)
}

start().catch((error) => {
  console.error(explained(error))
  process.exit(1)
})
