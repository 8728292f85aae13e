import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const longestOutput = 20_000_000

/** The last build that was asked for. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Builds the site in a folder that holds its sources. Builds run one after the other: two at once need more memory than a small
 * server has.
 * @param longest after this the build is stopped (ms)
 * @throws what the build said, in `stderr`
 */
export async function buildSite(folder: string, longest: number, env = process.env): Promise<void> {
  const build = last.then(() =>
    run('npm', ['run', 'build'], { cwd: folder, env, timeout: longest, maxBuffer: longestOutput }),
  )
  last = build.catch(() => undefined)
  await build
}

/** The last lines of what a failed program said, for whoever can read them. */
export function lastLines(error: unknown): string {
  const said = error instanceof Error && 'stderr' in error && error.stderr ? error.stderr : error
  return String(said).trim().split('\n').slice(-8).join('\n')
}
