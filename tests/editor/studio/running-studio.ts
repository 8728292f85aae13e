import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../free-port'
import { copyProject } from '../browser/copied-project'

/** A start copies the project and prepares Vite: on a slow machine that takes minutes (ms). */
export const WORK = 600_000

export interface Answer {
  status: number
  headers: Headers
  text: string
}

/**
 * `npm run studio` on a copy of the project, in a process of its own.
 * @param settings what the copy is told besides; `prepare` may change the copy before, and adds settings
 */
export async function startStudio(
  settings: Record<string, string> = {},
  prepare?: (home: string) => Record<string, string>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'studio-'))
  const home = join(folder, 'site')
  const data = join(folder, 'data')
  copyProject(home)
  const own = prepare?.(home)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  let log = ''
  let tell = () => {}

  const start = async () => {
    const child = spawn(process.execPath, ['editor/start.mjs', 'studio'], {
      cwd: home,
      env: { ...process.env, PORT: String(port), STUDIO_DATA: data, ...settings, ...own },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    process.once('exit', () => child.kill())
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        log += text
        tell()
      })
    await Promise.race([said(/The studio is open: .*\n/), ended.then(() => Promise.reject(new Error(log)))])
    return { kill: () => child.kill('SIGKILL') && ended, stop: () => child.kill('SIGTERM') && ended }
  }

  /** What the log says, as soon as it says it. */
  async function said(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const found = pattern.exec(log)
      if (found) return found
      await new Promise<void>((resolve) => {
        tell = resolve
      })
    }
  }

  let running = await start()

  /** Asks as a page of the studio would, unless told otherwise. */
  async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = new Headers(init.headers)
    if (init.method === 'POST' && !headers.has('origin')) headers.set('origin', origin)
    const response = await fetch(`${origin}${path}`, { ...init, headers, redirect: 'manual' })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  const post = (path: string, fields: Record<string, string>, cookie = '') =>
    ask(path, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie } })

  const readCookie = ({ headers }: Answer) =>
    headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')

  return {
    home,
    data,
    port,
    origin,
    ask,
    post,
    said,
    log: () => log,
    /** The first publisher, by the address in the log. */
    async first(name: string, email: string): Promise<string> {
      const [, token = ''] = await said(/welcome\?token=(\S+)\n/)
      return readCookie(await post('/studio/welcome', { token, name, email }))
    },
    /** Somebody who was invited, by the link that the publisher was shown. */
    async invite(publisher: string, name: string, email: string, role = 'editor'): Promise<string> {
      const { text } = await post('/studio/invite', { name, email, role }, publisher)
      const [, token = ''] = /\/studio\/in\?token=(\w+)/.exec(text) ?? []
      return readCookie(await post('/studio/in', { token }))
    },
    /** What a publisher does about somebody, on the page People. */
    async act(publisher: string, email: string, does: string): Promise<Answer> {
      const { text } = await ask('/studio/people', { headers: { cookie: publisher } })
      const [, id = ''] = /name="id" value="(\w+)"/.exec(text.slice(text.indexOf(`<p>${email}`))) ?? []
      return post('/studio/people', { id, do: does }, publisher)
    },
    async restart() {
      await running.kill()
      log = ''
      running = await start()
    },
    async stop() {
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Studio = Awaited<ReturnType<typeof startStudio>>
