import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../free-port'

export const port = Number(process.env.TEST_PORT ?? 4411)

/** Where the tests edit: a copy of the project, so that nothing of the project itself changes. */
export const copy = join(tmpdir(), `bandha-editor-${port}`)

const folders = [
  'app',
  'content',
  'delivery',
  'docs/editing',
  'docs/pictures/editing',
  'editor',
  'media',
  'server',
  'types',
]
const files = ['package.json', 'tsconfig.json', 'vite.config.ts', 'react-router.config.ts', '.gitignore']

/** Copies what the editor works on into a new folder, with a history of one commit. */
export function copyProject(folder = copy): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const name of [...folders, ...files]) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: folder,
    })
  git('init', '--quiet')
  git('add', '--all', 'content', 'media', 'delivery', '.gitignore')
  git('commit', '--quiet', '--message', 'The project as it was')
}

/** An editor of a project of its own, as `npm run edit` opens it there. */
export async function editorIn(folder: string) {
  const port = await freePort()
  const child = spawn(process.execPath, ['editor/start.mjs', 'edit'], {
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
