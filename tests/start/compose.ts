import assert from 'node:assert/strict'
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parse } from 'yaml'
import { z } from 'zod'
import { mailPath } from '../../delivery/mail-provider'
import { install } from '../debian-packages'
import { freePort } from '../free-port'
import { mailServer } from '../server/mail-server'
import { goodFields, multipart } from '../server/visitor'
import { SKIPPED } from '../skipped'
import { walkWholeWay } from './whole-way'

/**
 * Starts what compose.yaml names, without a container engine: the same commands with the same settings, folders of its own for the
 * volumes, the real Caddy with a certificate of its own in front, a bare repository and a mail server.
 */
const hasCaddy = () => spawnSync('caddy', ['version']).status === 0
if (!hasCaddy() && !existsSync('/run/systemd/system')) install('caddy')
if (!hasCaddy()) {
  console.log('SKIPPED: there is no Caddy.')
  process.exit(SKIPPED)
}

const service = z.object({
  command: z.array(z.string()),
  working_dir: z.string().optional(),
  environment: z.record(z.string(), z.string()),
})
const compose = z
  .object({ services: z.object({ prepare: service, site: service, studio: service, caddy: service }) })
  .parse(parse(readFileSync('compose.yaml', 'utf8'), { merge: true })).services
type Name = keyof typeof compose

const folder = mkdtempSync(join(tmpdir(), 'compose-'))
const ports = {
  site: await freePort(),
  studio: await freePort(),
  http: await freePort(),
  https: await freePort(),
}
const mail = await mailServer()
const name = 'localhost'
const origin = `https://${name}:${ports.https}`
const studio = `https://edit.${name}:${ports.https}`

/** What is a volume of a container is a folder here, and what is a name of its network is a port. */
const here = (text: string) =>
  text
    .replaceAll(/\$\{SITE_NAME(?::\?[^}]+)?\}/g, `${name}:${ports.https}`)
    .replaceAll('site:3000', `127.0.0.1:${ports.site}`)
    .replaceAll('studio:4400', `127.0.0.1:${ports.studio}`)
    .replaceAll(/(?<=^|[\s"=-])\/(?=srv|var\/lib|repository)/g, `${folder}/`)
    .replace('/etc/caddy/Caddyfile', `${folder}/Caddyfile`)

for (const one of ['srv', 'var/lib/site', 'var/lib/studio', 'bin', 'home'])
  mkdirSync(join(folder, one), { recursive: true })
execFileSync('git', ['clone', '--quiet', process.cwd(), join(folder, 'repository')])
const remote = join(folder, 'remote.git')
execFileSync('git', ['clone', '--quiet', '--bare', process.cwd(), remote])
// Whatever is checked out here is what is published there.
for (const words of [
  ['branch', '--force', 'published', 'HEAD'],
  ['symbolic-ref', 'HEAD', 'refs/heads/published'],
])
  execFileSync('git', words, { cwd: remote })
writeFileSync(
  join(folder, 'repository/delivery/prepare.sh'),
  here(readFileSync('delivery/prepare.sh', 'utf8')),
)
writeFileSync(join(folder, 'Caddyfile'), here(readFileSync('delivery/Caddyfile', 'utf8')))
// Packages are those that are installed here.
const npm = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim()
writeFileSync(
  join(folder, 'bin/npm'),
  `#!/bin/sh\nif [ "$1" = ci ]; then mkdir node_modules; exec ln -s "${resolve('node_modules')}"/* "${resolve('node_modules')}/.bin" node_modules; fi\nexec "${npm}" "$@"\n`,
)
chmodSync(join(folder, 'bin/npm'), 0o755)

function start(one: Name) {
  const { command, working_dir: at, environment } = compose[one]
  // What .env may say is not said here; the script that prepares reads such names itself.
  const unset = (value: string) => value.replace(/^\$\{\w+:-\}$/, '')
  const settings = Object.fromEntries(
    Object.entries(environment).map(([key, value]) => [key, here(unset(value))]),
  )
  const letters = { SMTP_URL: mail.url, MAIL_FROM: 'website@agency.example' }
  const own: Record<Name, Record<string, string>> = {
    prepare: { REPOSITORY: remote },
    site: { ...letters, PORT: String(ports.site), HOST: '127.0.0.1' },
    studio: { ...letters, PORT: String(ports.studio), HOST: '127.0.0.1', NODE_EXTRA_CA_CERTS: authority },
    caddy: {
      SITE_NAME: name,
      HTTP_PORT: String(ports.http),
      HTTPS_PORT: String(ports.https),
      XDG_DATA_HOME: join(folder, 'data'),
    },
  }
  const [program = '', ...words] = command.map(here)
  const { PATH = '' } = process.env
  const child = spawn(program, words, {
    cwd: at ? here(at) : folder,
    env: { PATH: `${join(folder, 'bin')}:${PATH}`, HOME: join(folder, 'home'), ...settings, ...own[one] },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  const ended = new Promise<number | null>((done) => child.once('close', done))
  return { child, ended, said: () => said }
}
type Started = ReturnType<typeof start>

interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** Asks Caddy, whose certificate nobody has signed. */
const ask = (
  address: string,
  options: { method?: string; headers?: Record<string, string>; body?: string | Uint8Array } = {},
) =>
  new Promise<Answer>((done, fail) => {
    const { body, ...others } = options
    const url = new URL(address)
    const asked = request(
      {
        host: '127.0.0.1',
        port: url.port,
        servername: url.hostname,
        path: url.pathname,
        rejectUnauthorized: false,
        ...others,
        headers: { host: url.host, ...others.headers },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part
        })
        response.once('end', () =>
          done({ status: response.statusCode ?? 0, headers: response.headers, text }),
        )
      },
    )
    // A web socket that was opened.
    asked.once('upgrade', (response, socket) => {
      socket.destroy()
      done({ status: response.statusCode ?? 0, headers: response.headers, text: '' })
    })
    asked.once('error', fail).end(body)
  })

/** Asks a service through Caddy as soon as it says that it is open. */
async function ready(address: string, { child, said }: Started): Promise<Answer> {
  while (!/https?:\/\//.test(said())) {
    if (child.exitCode !== null) throw new Error(said())
    await sleep(500)
  }
  return ask(address)
}

async function check(title: string, work: () => Promise<void>): Promise<void> {
  await work()
  console.log(`✓ ${title}`)
}

const running: ChildProcess[] = []
const begin = (one: Name) => {
  const started = start(one)
  running.push(started.child)
  return started
}

const outbox = join(folder, 'var/lib/site/outbox')
/** What Caddy signs its certificates with here. */
const authority = join(folder, 'data/caddy/pki/authorities/local/root.crt')

try {
  await check('LIVE-8 the first start makes both clones, and the second changes nothing', async () => {
    for (let nth = 0; nth < 2; nth += 1) {
      const prepare = begin('prepare')
      assert.equal(await prepare.ended, 0, prepare.said())
    }
    for (const one of ['studio', 'site']) assert(existsSync(join(folder, 'srv', one, 'content/agency.yaml')))
  })
  const caddy = begin('caddy')
  while (!existsSync(authority)) await sleep(100)
  let site = begin('site')
  const edit = begin('studio')

  await check('LIVE-8 the site’s pages come by https, and http leads there', async () => {
    assert.match((await ready(`${origin}/about`, site)).text, /<h1/)
    const plain = await fetch(`http://${name}:${ports.http}/about`, { redirect: 'manual' })
    assert.equal(plain.status, 308)
    assert.match(plain.headers.get('location') ?? '', /^https:\/\/localhost(?::\d+)?\/about$/)
    assert.equal(caddy.child.exitCode, null, caddy.said())
  })
  await check('LIVE-8 version.json says which commit visitors have', async () => {
    const head = execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: join(folder, 'srv/site'),
      encoding: 'utf8',
    }).trim()
    assert.equal(JSON.parse((await ask(`${origin}/version.json`)).text).commit, head)
  })
  let cookie = ''
  await check(
    'LIVE-8 the studio asks for a sign-in, and lets the first one in by the address in its log',
    async () => {
      const answer = await ready(`${studio}/studio/sign-in`, edit)
      assert.match(answer.text, /<form/)
      const [, token = ''] = /welcome\?token=(\S+)/.exec(edit.said()) ?? []
      const body = new URLSearchParams({ token, name: 'Rina Das', email: 'rina@agency.example' }).toString()
      const headers = { origin: studio, 'content-type': 'application/x-www-form-urlencoded' }
      const entered = await ask(`${studio}/studio/welcome`, { method: 'POST', headers, body })
      assert.equal(entered.status, 303, entered.text)
      cookie = [entered.headers['set-cookie'] ?? []]
        .flat()
        .map((one) => one.split(';')[0])
        .join('; ')
      assert.equal((await ask(`${studio}/edit/`, { headers: { cookie } })).status, 200)
    },
  )
  await check('LIVE-8 web sockets pass for who is signed in, and for nobody else', async () => {
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      origin: studio,
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'sec-websocket-protocol': 'vite-ping',
    }
    assert.equal((await ask(`${studio}/`, { headers: { ...headers, cookie } })).status, 101)
    assert.equal((await ask(`${studio}/`, { headers })).status, 401)
  })
  await check('LIVE-8 a message is there after a restart', async () => {
    const { body, headers } = await multipart(Object.entries(goodFields))
    const sent = await ask(`${origin}${mailPath}`, { method: 'POST', headers: { origin, ...headers }, body })
    assert.equal(sent.status, 200, sent.text)
    const kept = () =>
      readdirSync(outbox, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.eml'))
        .length
    assert.equal(kept(), 1)
    site.child.kill('SIGTERM')
    await site.ended
    site = begin('site')
    await ready(`${origin}/`, site)
    assert.equal(kept(), 1)
  })
  await walkWholeWay({ site: origin, studio, mail, remote, check })
} finally {
  await mail.stop()
  for (const child of running) child.kill('SIGTERM')
  await sleep(1000)
  rmSync(folder, { recursive: true, force: true })
}
