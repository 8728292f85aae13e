import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What a built site says about itself, so that whoever publishes can see whether the live site has changed. */
export interface Version {
  /** The commit that it was built from; `null` if it has uncommitted changes, or without git. */
  commit: string | null
  /** When the build began, in ISO 8601. */
  time: string
}

/** The path of the version, on every host. */
export const versionFile = '/version.json'

/** Files that only the site's own machine has, and files that no page contains. */
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

/** The version of a build that starts now. */
export async function currentVersion(home: string): Promise<Version> {
  return { commit: await currentCommit(home), time: new Date().toISOString() }
}

/** Writes `/version.json` into the published folder. */
export async function writeVersion(client: string, version: Version): Promise<void> {
  await writeFile(join(client, versionFile), `${JSON.stringify(version)}\n`)
}
