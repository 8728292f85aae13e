import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { occupy } from './one-editor'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'one-editor-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const address = 'http://127.0.0.1:4400/edit/'

test('EDIT-9 a second editor of a folder is told where the first is, until that was killed', async () => {
  const program = `const { occupy } = await import(${JSON.stringify(import.meta.resolve('./one-editor.ts'))}); await occupy(process.argv[1], '${address}'); console.log('open'); setInterval(() => {}, 1000)`
  const first = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program, home], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => first.stdout.once('data', resolve))
  await expect(occupy(home, address)).rejects.toThrow(`The editor is open already: ${address}`)
  first.kill('SIGKILL')
  await new Promise((resolve) => first.once('close', resolve))
  await occupy(home, address)
})
