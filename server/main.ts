import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { agencyFile, publishedLink, readRecord } from '../delivery/builds'
import { whenParentIsGone } from '../delivery/parent-process'
import { buildIfNeeded } from './build-if-needed'
import { createServer, type RunningServer } from './create-server'
import { readEnvFile, readEnvironment, readSettings, type Settings } from './settings'

/** How long current requests may take to finish after a signal (ms). */
const stopPatience = 10_000

const home = resolve(fileURLToPath(new URL('..', import.meta.url)))

/** Where the form's messages go, in one line for the operator, without the password. */
function whereMessagesLand(settings: Settings, outbox: string, provider: string | null): string {
  if (provider) return `The contact form posts to the mail provider at ${provider}; nothing arrives here.`
  if (!settings.smtpUrl)
    return `Messages of the contact form are stored in ${outbox} as .eml files (set SMTP_URL to send them).`
  const { host } = new URL(settings.smtpUrl)
  return `Messages of the contact form are stored in ${outbox} and are delivered to ${settings.mailTo} through ${host}.`
}

async function end(server: RunningServer, { message }: Error): Promise<void> {
  console.log(message)
  await server.stop(stopPatience)
  process.exit(0)
}

/** Aborted by the first signal, or by the end of `npm start`. The second signal ends the process at once. */
function stopSignal(): AbortSignal {
  const stop = new AbortController()
  for (const name of ['SIGTERM', 'SIGINT'] as const)
    process.once(name, () => stop.abort(new Error(`${name}: finishing what is under way.`)))
  if (process.env.npm_lifecycle_event)
    whenParentIsGone(() => stop.abort(new Error('npm has ended: finishing what is under way.')))
  return stop.signal
}

async function start(stop: AbortSignal): Promise<void> {
  const env = { ...readEnvFile(home), ...process.env }
  readEnvironment(env)
  const warning = await buildIfNeeded(home, stop)
  const build = publishedLink(home)
  // Name and address of the agency come from the build: content may be newer than the last good build.
  const settings = await readSettings(env, agencyFile(build))
  const { provider } = await readRecord(build)
  const outbox = resolve(home, settings.outbox)
  const server = await createServer({ ...settings, root: build, outbox })
  stop.throwIfAborted()
  const port = await server.listen(settings.port, settings.host)
  stop.addEventListener('abort', () => end(server, stop.reason))
  if (stop.aborted) await end(server, stop.reason)
  console.log(`The site: http://localhost:${port}`)
  console.log(whereMessagesLand(settings, outbox, provider))
  if (warning) console.error(warning)
}

function explained(error: unknown): string {
  const { code, port } = error as { code?: string; port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Choose another one: PORT=${Number(port) + 1} npm start`
  if (code === 'EACCES' && port)
    return `Port ${port} may not be used here. Choose another one: PORT=3000 npm start`
  return error instanceof Error ? error.message : String(error)
}

const stop = stopSignal()
start(stop).catch((error) => {
  if (error === stop.reason) {
    console.log(explained(error))
    process.exit(0)
  }
  console.error(explained(error))
  process.exit(1)
})
