import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What a kill ends: the editor alone, which leaves its git or ffmpeg running, or those with it, as when the machine stops. */
export type Extent = 'alone' | 'with all'

/** The answer to a question; nothing if the editor was killed before it answered. */
export type Answer = { status: number; body: unknown } | undefined

function end(child: ChildProcess, extent: Extent): void {
  const pid = child.pid ?? 0
  try {
    process.kill(extent === 'alone' ? pid : -pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}

/** Opens an editor of a project, in a process of its own that can be killed at any moment. */
export async function openKillable(home: string) {
  const program = join(process.cwd(), 'tests/editor/kills/working-part.fixture.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    cwd: home,
    // A group of its own: git and ffmpeg belong to it.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development' },
  })
  const ended = once(child, 'exit')
  const origin = await new Promise<string>((resolve, reject) => {
    void ended.then(() => reject(new Error(`The editor in ${home} could not be opened`)))
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const [, said] = /^open (\S+)/m.exec(text) ?? []
      if (said) resolve(said)
    })
  })

  async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
    try {
      const response = await fetch(`${origin}/edit/api${path}`, init)
      return { status: response.status, body: await response.json() }
    } catch {
      return undefined
    }
  }

  const post = (path: string, body: unknown) =>
    ask(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    })

  return {
    /** What the answer says, where the editor is known to run. */
    async read<Body>(path: string, body?: unknown): Promise<Body> {
      const answer = await (body === undefined ? ask(path) : post(path, body))
      if (answer?.status !== 200) throw new Error(`The editor did not answer ${path}`)
      return answer.body as Body
    },
    get: (path: string) => ask(path),
    send: (path: string, bytes: Uint8Array<ArrayBuffer>) => ask(path, { method: 'POST', body: bytes }),
    post,
    async kill(extent: Extent): Promise<void> {
      end(child, extent)
      await ended
    },
    /** Ends everything, also what a kill of the editor alone has left running. */
    async clear(): Promise<void> {
      end(child, 'with all')
      await ended
    },
  }
}

export type Killable = Awaited<ReturnType<typeof openKillable>>

/** What the editor was about to write, or to encode: nothing is to be left of it after a start. */
export function unfinished(home: string): string[] {
  const folder = join(home, '.editor/unfinished')
  return existsSync(folder) ? readdirSync(folder) : []
}
