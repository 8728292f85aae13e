import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { install } from './debian-packages'
import { freePort } from './free-port'

/** Debian's nginx, or the one at a given path. */
const binary = process.env.NGINX_BINARY ?? '/usr/sbin/nginx'
const brotliModule = `${process.env.NGINX_MODULES ?? '/usr/lib/nginx/modules'}/ngx_http_brotli_static_module.so`

export const hasNginx = () => existsSync(binary)
export const hasBrotli = () => existsSync(brotliModule)

/**
 * Whether there is an nginx to compare with; installs Debian's if it is missing and that is allowed. On a machine with systemd
 * the package would also start a server on port 80, so it is not installed there.
 */
export function findNginx(): boolean {
  if (!hasNginx() && !existsSync('/run/systemd/system'))
    install('nginx-light', 'libnginx-mod-http-brotli-static')
  console.log(
    hasNginx()
      ? `nginx is ${binary}${hasBrotli() ? '' : ', without brotli'}.`
      : 'No nginx: its tests are skipped.',
  )
  return hasNginx()
}

const answers = (port: number) =>
  new Promise<boolean>((found) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => found(true)).once('error', () => found(false))
    socket.once('connect', () => socket.destroy())
  })

/** The configuration around that of the site, in a folder of its own. */
function mainConfiguration(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  return `${hasBrotli() ? `load_module ${brotliModule};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log stderr; worker_processes 1; events {}
http { access_log off; sendfile on; tcp_nopush on; ${temporary.join(' ')} include ${folder}/site.conf; }
`
}

export interface RunningNginx {
  port: number
  pid: number
  stop(): Promise<void>
}

/** An nginx that serves a finished build and passes messages on to `mailServer`, as delivery/nginx.conf configures it. */
export async function startNginx(build: string, mailServer: string): Promise<RunningNginx> {
  const configuration = await readFile(join(import.meta.dirname, '../delivery/nginx.conf'), 'utf8')
  return runNginx((listen) =>
    configuration
      .replace('listen 8080;', `listen ${listen};`)
      .replace('/srv/site/build', resolve(build))
      .replace('http://127.0.0.1:3000', mailServer)
      .replace('# brotli_static on;', hasBrotli() ? 'brotli_static on;' : ''),
  )
}

/** nginx on loopback with the given site configuration. Throws with its output if it does not start. */
export async function runNginx(sites: (listen: string, folder: string) => string): Promise<RunningNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  await writeFile(join(folder, 'site.conf'), sites(`127.0.0.1:${port}`, folder))
  await writeFile(join(folder, 'nginx.conf'), mainConfiguration(folder))
  const child = spawn(binary, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`nginx does not start: ${said}`)
    await sleep(20)
  }
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      const gone = new Promise((ended) => child.once('exit', ended))
      if (child.exitCode === null && child.kill('SIGTERM')) await gone
      await rm(folder, { recursive: true, force: true })
    },
  }
}
