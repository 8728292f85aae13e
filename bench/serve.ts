import { join } from 'node:path'
import { end, start } from './command'
import { home } from './project'
import { temporaryFolder } from './temporary'

export interface Served {
  origin: string
  pid: number
  stop(): Promise<void>
}

/** The embedded server as a separate process, on a free port, serving a finished build. */
export async function serveBuild(build: string): Promise<Served> {
  const child = start(process.execPath, ['--import', 'tsx', join(home, 'tests/serve.ts')], {
    cwd: home,
    env: { ...process.env, SITE_ROOT: build, PORT: '0', OUTBOX: temporaryFolder('outbox') },
  })
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`bench: ${build} could not be served`)))
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const [address] = text.match(/http:\/\/localhost:\d+/) ?? []
      if (address) resolve(address)
    })
  })
  return { origin, pid: child.pid ?? 0, stop: () => end(child) }
}
