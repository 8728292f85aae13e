import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { precompress } from '../../../delivery/precompress'
import { notFoundFile } from '../../../delivery/published-files'
import { run } from '../../command'
import { home } from '../../project'
import { temporaryFolder } from '../../temporary'
import { sources } from './sources'
import { extractWords } from './words'

async function writeSources(folder: string, words: string): Promise<void> {
  for (const [name, text] of Object.entries({ ...sources, 'app/words.json': words })) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  await symlink(join(home, 'node_modules'), join(folder, 'node_modules'))
}

/** What the embedded server wants of a build, so that both are served alike. */
async function makeServable(build: string): Promise<void> {
  const client = join(build, 'client')
  await writeFile(client + notFoundFile, '<!doctype html><title>Page Not Found</title>')
  await precompress(client)
  await writeFile(join(build, 'delivery.json'), JSON.stringify({ provider: null }))
}

/** Builds the same framework, of the same versions, with nothing but our home page's words. Returns the finished build. */
export async function plainBuild(ours: string): Promise<string> {
  const folder = temporaryFolder('plain')
  const words = extractWords(await readFile(join(ours, 'client/index.html'), 'utf8'))
  await writeSources(folder, JSON.stringify(words))
  const cli = join(home, 'node_modules/@react-router/dev/bin.js')
  await run(process.execPath, [cli, 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const build = join(folder, 'build')
  await makeServable(build)
  return build
}
