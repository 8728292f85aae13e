import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { precompress } from '../../delivery/precompress'
import { temporaryFolder } from '../temporary'

/** Scripts that run, and what loads scripts ahead; JSON-LD stays, it is data. */
const scripts =
  /<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/gi

/** The build once more with a home page that has no script at all: as fast as this page can be. Returns its folder. */
export async function twinWithoutScript(build: string): Promise<string> {
  const twin = temporaryFolder('twin')
  await cp(build, twin, { recursive: true })
  const page = join(twin, 'client/index.html')
  await writeFile(page, (await readFile(page, 'utf8')).replaceAll(scripts, ''))
  await precompress(join(twin, 'client'))
  return twin
}
