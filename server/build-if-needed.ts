import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { earlierBuilds, publishedBuild } from '../delivery/builds'
import { recordFile, sourcesOf } from '../delivery/finished-build'
import { fingerprint, hasSources } from '../delivery/sources'

interface ServableSite {
  /** The folder of a complete build; later builds do not change it. */
  folder: string
  /** Earlier builds, whose files open pages may still request. */
  earlier: string[]
  /** Why it is not the latest build, for the operator. */
  warning?: string
}

/** The published build; if its link was removed, the latest complete one. */
async function lastGood(home: string): Promise<string | undefined> {
  return (await publishedBuild(home)) ?? (await earlierBuilds(home))[0]
}

/** Why the site in `home` has to be built, or `undefined` if it need not or cannot be built. */
export async function reasonToBuild(home: string): Promise<string | undefined> {
  if (!(await hasSources(home))) return undefined
  const published = await publishedBuild(home)
  if (!published) return 'not built yet'
  return (await sourcesOf(published)) === (await fingerprint(home))
    ? undefined
    : 'changed since the last build'
}

async function staleWarning(folder: string, error: unknown): Promise<string> {
  const { mtime } = await stat(join(folder, recordFile))
  const why = error instanceof Error ? error.message : String(error)
  return `THE SITE IS NOT UP TO DATE: the last good build, of ${mtime.toISOString()}, is served, since a new one was not possible.
  ${why} Mend what is named above, then \`npm run build\` and start again.`
}

/**
 * The site to serve, built first if needed. If the build fails, the last good one is served, with a warning. Throws if there is
 * none, or if `signal` stopped the build.
 */
export async function siteToServe(
  home: string,
  build: (home: string, signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<ServableSite> {
  const reason = await reasonToBuild(home)
  let failure: { error: unknown } | undefined
  if (reason) {
    console.log(`Building the site: ${reason}.`)
    await build(home, signal).catch((error) => {
      failure = { error }
    })
    signal.throwIfAborted()
  }
  const folder = await lastGood(home)
  if (!folder) throw failure?.error ?? new Error(`There is no finished build in ${home}.`)
  const earlier = (await earlierBuilds(home)).filter((other) => other !== folder)
  return { folder, earlier, ...(failure && { warning: await staleWarning(folder, failure.error) }) }
}
