import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { liveContent } from './live-content'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'live-content-'))
  mkdirSync(join(root, 'content'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('FREE-6 a change right after another one is reported too', async () => {
  const file = join(root, 'content/team.yaml')
  writeFileSync(file, 'name: Asha')
  const quiet = { root, configFile: false, logLevel: 'silent' } as const
  const server = await createServer({
    ...quiet,
    plugins: [liveContent()],
    server: { middlewareMode: true, ws: false },
  })
  try {
    await vi.waitFor(() => expect(server.watcher.getWatched()[join(root, 'content')]).toEqual(['team.yaml']))
    const reported = vi.fn()
    server.watcher.on('change', reported)
    server.watcher.once('change', () => writeFileSync(file, 'name: Asha Behera'))
    writeFileSync(file, 'name:')
    await vi.waitFor(() => expect(reported).toHaveBeenCalledTimes(2), 5000)
  } finally {
    await server.close()
  }
})
