import { spawn } from 'node:child_process'
import { copy, copyProject, port } from './copied-project'

/** Runs the editor on a copy of the project, for the tests. */
copyProject()
const editor = spawn(process.execPath, ['editor/start.mjs', 'edit'], {
  cwd: copy,
  env: { ...process.env, PORT: String(port) },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => editor.kill(signal))
editor.once('exit', (code) => process.exit(code ?? 0))
