import { cp, readFile, realpath, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { precompress } from '../../delivery/precompress'
import { temporaryFolder } from '../temporary'

/** Executable scripts and what preloads them; JSON-LD stays, because it is data. */
const scripts =
  /<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/gi

/** A copy of the build whose home page has no script: the fastest this page can be. Returns its folder. */
export async function buildWithoutScript(build: string): Promise<string> {
  const withoutScript = temporaryFolder('withoutScript')
  // The finished build may be a link to its folder, which would be copied as a link.
  await cp(await realpath(build), withoutScript, { recursive: true })
  const page = join(withoutScript, 'client/index.html')
  await writeFile(page, (await readFile(page, 'utf8')).replaceAll(scripts, ''))
  await precompress(join(withoutScript, 'client'))
  return withoutScript
}
