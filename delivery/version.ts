import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What a built site says about itself: whoever publishes reads at the public address whether the site has changed there. */
export interface Version {
  /** The commit that it was built from; `null` if what it was built from is not a commit. */
  commit: string | null
  /** When the build began, in ISO 8601. */
  time: string
}

/** Where the version is, on every host. */
export const versionFile = '/version.json'

/** Files that only the site's own machine has, and those that are in no page. */
const notInPages = [':!docs', ':!tests', ':!bench', ':!editor', ':!*.md']

/** The commit of a project's files as they are now. */
async function currentCommit(home: string): Promise<string | null> {
  try {
    const git = async (...args: string[]) => (await run('git', args, { cwd: home })).stdout.trim()
    const changed = await git('--no-optional-locks', 'status', '--porcelain', '--', '.', ...notInPages)
    return changed ? null : await git('rev-parse', 'HEAD')
  } catch {
    // No git, or no repository: a container's build, an archive.
    return null
  }
}

/** The version of what is built from now on. */
export async function currentVersion(home: string): Promise<Version> {
  return { commit: await currentCommit(home), time: new Date().toISOString() }
}

/** Writes `/version.json` into the published folder. */
export async function writeVersion(client: string, version: Version): Promise<void> {
  await writeFile(join(client, versionFile), `${JSON.stringify(version)}\n`)
}
