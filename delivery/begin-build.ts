import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { removeOldBuilds } from './builds.ts'
import { writeSources } from './finished-build.ts'
import { providerOf } from './mail-provider.ts'
import { fingerprint } from './sources.ts'

/**
 * The start of a build: checks the settings before a minute is spent, makes room, and records a fingerprint of the sources.
 * Because it is recorded at the start, a build whose sources change meanwhile counts as stale.
 */
export function beginBuild(home: string): Plugin {
  let sources: string | undefined
  return {
    name: 'begin-build',
    apply: 'build',
    enforce: 'pre',
    async config() {
      sources ??= await fingerprint(home)
    },
    async configResolved({ env }) {
      providerOf(env)
      await removeOldBuilds(home)
    },
    async writeBundle({ dir }) {
      if (this.environment.name !== 'client' || !dir || !sources) return
      await writeSources(dirname(dir), sources, join(home, 'content/agency.yaml'))
    },
  }
}
