import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's own folder. */
export const home = fileURLToPath(new URL('..', import.meta.url))

/** The finished build that is measured. Throws if there is none. */
export function finishedBuild(): string {
  const build = join(home, 'build')
  if (!existsSync(join(build, 'delivery.json')))
    throw new Error('No finished build: run `npm run build` first.')
  return build
}
