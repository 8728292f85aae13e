import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from 'node:tls'
import { freePort } from './free-port'

/** Debian's Caddy, or the one at a given path. */
const binary = process.env.CADDY_BINARY ?? '/usr/bin/caddy'

export const hasCaddy = () => existsSync(binary)

/** Whether it answers over TLS: it starts listening before it has its certificate. */
const answers = (port: number) =>
  new Promise<boolean>((found) => {
    const socket = connect({ port, host: '127.0.0.1', servername: 'localhost', rejectUnauthorized: false })
    socket.once('secureConnect', () => found(true)).once('error', () => found(false))
    socket.once('secureConnect', () => socket.destroy())
  })

export interface RunningCaddy {
  port: number
  stop(): Promise<void>
}

/**
 * Caddy on loopback with TLS and its own certificate. `site` is a Caddyfile for the given address, without the global part.
 * Throws with Caddy's output if it does not start.
 */
export async function startCaddy(site: (address: string) => string): Promise<RunningCaddy> {
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'))
  const port = await freePort()
  const whole = `{
	admin off
	skip_install_trust
	auto_https disable_redirects
	local_certs
}
${site(`https://localhost:${port}`)}`
  await writeFile(join(folder, 'Caddyfile'), whole)
  const child = spawn(binary, ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`Caddy does not start: ${said}`)
    await sleep(20)
  }
  return {
    port,
    async stop() {
      const gone = new Promise((ended) => child.once('exit', ended))
      if (child.exitCode === null && child.kill('SIGTERM')) await gone
      await rm(folder, { recursive: true, force: true })
    },
  }
}
