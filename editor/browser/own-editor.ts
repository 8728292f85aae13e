import { spawn } from 'node:child_process'
import { freePort } from '../../tests/free-port'

/** An editor of a project of its own, as `npm run edit` opens it there. */
export async function editorIn(folder: string) {
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', 'tsx', 'editor/server/main.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill())
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The editor in ${folder} could not be opened`)))
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('The editor is open')) resolve()
    })
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM')
      await gone
    },
  }
}
