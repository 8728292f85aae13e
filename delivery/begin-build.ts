import { dirname, join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { Plugin } from 'vite'
import { removeOldBuilds } from './builds.ts'
import { writeSources } from './finished-build.ts'
import { providerOf } from './mail-provider.ts'
import { fingerprint } from './sources.ts'

/**
 * How much memory may grow beyond what is in use before it is tidied, %: left to itself it doubles, and 1,400 case studies took more than 1 GB.
 */
const HEAP_GROWTH = 60

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
      setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`)
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
