import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hashSources, publishedBuild, readSourceHash } from '../delivery/builds'

/**
 * Runs `npm run build` as a direct child process without a shell, so that nothing keeps running: `stop` ends it, and so does the
 * end of this process. Throws if the build fails.
 */
async function runBuild(home: string, stop: AbortSignal): Promise<void> {
  const words = ['--import', 'tsx', 'build.ts']
  const child = spawn(process.execPath, words, {
    cwd: home,
    stdio: ['ignore', 'inherit', 'inherit'],
    signal: stop,
  })
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (code !== 0) throw new Error('The build failed.')
}

/** Why the site in `home` has to be built, or `undefined` if it is up to date or has no sources, as in a container. */
export async function reasonToBuild(home: string): Promise<string | undefined> {
  if (!existsSync(join(home, 'app'))) return undefined
  const published = await publishedBuild(home)
  if (!published) return 'not built yet'
  return (await readSourceHash(published)) === (await hashSources(home))
    ? undefined
    : 'changed since the last build'
}

/**
 * Builds the site if that is needed. If the build fails, returns a warning for the operator: the previous build is served. Throws
 * if there is no build to serve, or if `stop` ended the build.
 */
export async function buildIfNeeded(
  home: string,
  stop: AbortSignal,
  build: (home: string, stop: AbortSignal) => Promise<void> = runBuild,
): Promise<string | undefined> {
  const reason = await reasonToBuild(home)
  let failure: unknown
  if (reason) {
    console.log(`Building the site: ${reason}.`)
    await build(home, stop).catch((error: unknown) => {
      failure = error
    })
    stop.throwIfAborted()
  }
  const published = await publishedBuild(home)
  if (!published) throw failure ?? new Error(`There is no finished build in ${home}.`)
  if (!failure) return undefined
  const { birthtime } = await stat(published)
  return `THE SITE IS NOT UP TO DATE: the build of ${birthtime.toISOString()} is served, since a new one failed.
  Fix the errors above, then run \`npm run build\`: the server changes to the new build by itself.`
}
