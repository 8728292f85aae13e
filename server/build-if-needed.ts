import { spawn } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What the built site is made from. */
const sources = [
  'app',
  'content',
  'media',
  'delivery',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
]

async function modified(path: string): Promise<number | undefined> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  )
}

/** The latest change in a file or anywhere in a folder (ms), 0 where there is none. */
async function latestChange(path: string): Promise<number> {
  const own = await modified(path)
  if (own === undefined) return 0
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => [])
  const times = await Promise.all(entries.map((entry) => modified(join(entry.parentPath, entry.name))))
  return Math.max(own, ...times.map((time) => time ?? 0))
}

/**
 * Why the site in `folder` has to be built, or `undefined` where it need not. Where there is nothing to build from (a
 * container holds only the build), what is there is served.
 */
export async function reasonToBuild(folder: string): Promise<string | undefined> {
  if ((await modified(join(folder, 'app'))) === undefined) return undefined
  const built = await modified(join(folder, 'build/delivery.json'))
  if (built === undefined || (await modified(join(folder, 'build/client'))) === undefined)
    return 'not built yet'
  const changes = await Promise.all(sources.map((source) => latestChange(join(folder, source))))
  return Math.max(...changes) > built ? 'changed since the last build' : undefined
}

/** Runs `npm run build` with its output shown. Throws where it fails. */
export async function build(folder: string): Promise<void> {
  const code = await new Promise<number | null>((resolve, reject) => {
    const npm = spawn('npm', ['run', 'build'], {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    npm.once('error', reject)
    npm.once('exit', resolve)
  })
  if (code !== 0) throw new Error(`the build failed (exit code ${code})`)
}
