import { spawn } from 'node:child_process'
import { access, constants, mkdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Runs in the build's process and ends it when its parent is gone, even if that was killed. */
const endWithParent = 'process.once("disconnect", () => process.exit(1)); process.channel.unref()'

/**
 * Builds the site as `npm run build` does and shows its output. A direct child process without a shell, so that nothing is left
 * running: `signal` ends it, and so does the end of this process. Throws if the build fails.
 */
export async function runBuild(home: string, signal: AbortSignal): Promise<void> {
  await mkdir(join(home, 'builds'), { recursive: true })
  await access(join(home, 'builds'), constants.W_OK)
  const cli = join(home, 'node_modules/@react-router/dev/bin.js')
  const code = await new Promise<number | NodeJS.Signals | null>((resolve, reject) => {
    const preload = `--import=data:text/javascript,${encodeURIComponent(endWithParent)}`
    const child = spawn(process.execPath, [preload, cli, 'build'], {
      cwd: home,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const end = () => child.kill()
    signal.addEventListener('abort', end, { once: true })
    if (signal.aborted) end()
    child.once('error', reject)
    child.once('exit', (exitCode, killedBy) => {
      signal.removeEventListener('abort', end)
      resolve(exitCode ?? killedBy)
    })
  })
  signal.throwIfAborted()
  if (code !== 0) throw new Error(`The build failed (${code}).`)
}
