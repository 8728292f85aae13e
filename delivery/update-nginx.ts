import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publishedBuild, readRecord } from './builds'
import { hashedFolders } from './caching'
import { brotliLine, nginxConfiguration, ownLines, servedRoot } from './nginx'

/** Folders that are kept: nginx serves one of them until it is reloaded, however often it is updated before. */
const latestKept = 3

/** Adds the hashed files of a published folder that `target` lacks. */
async function addHashed(client: string, target: string): Promise<void> {
  for (const hashed of hashedFolders) {
    const source = join(client, hashed)
    if (existsSync(source)) await cp(source, join(target, hashed), { recursive: true, force: false })
  }
}

/** Copies the published folder of a build. */
async function copyBuild(build: string, target: string): Promise<void> {
  const unfinished = `${target}.new`
  await rm(unfinished, { recursive: true, force: true })
  await cp(join(build, 'client'), unfinished, { recursive: true })
  await rm(target, { recursive: true, force: true })
  await rename(unfinished, target)
}

/**
 * Makes nginx ready for the published build of `home`: a folder of its own in `folders`, and a configuration that serves it. A
 * reload then switches pages and their security policy in one step. The lines marked as the operator's are kept, and so are
 * the latest folders. Throws if there is no finished build.
 */
export async function updateNginx(home: string, folders: string, configuration: string): Promise<void> {
  const build = await publishedBuild(home)
  if (!build) throw new Error('There is no finished build: npm run build')
  const before = await readFile(configuration, 'utf8').catch(() => '')
  const root = join(resolve(folders), basename(build))
  const served = servedRoot(before)
  if (served === root) return console.log('nginx is configured for this build already.')
  await mkdir(folders, { recursive: true })
  await copyBuild(build, root)
  // During a reload the pages of the new build may come with files from the old folder.
  if (served && existsSync(served)) await addHashed(join(build, 'client'), served)
  const own = ownLines(before)
  const brotli = before === '' || before.includes(brotliLine)
  const next = nginxConfiguration(await readRecord(build), { root, brotli, ...(own && { own }) })
  await mkdir(dirname(configuration), { recursive: true })
  await writeFile(`${configuration}.new`, next)
  await rename(`${configuration}.new`, configuration)
  const all = (await readdir(folders)).sort().map((name) => join(resolve(folders), name))
  const kept = [served, root, ...all.slice(-latestKept)]
  for (const folder of all) if (!kept.includes(folder)) await rm(folder, { recursive: true })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folders, configuration] = process.argv.slice(2)
  if (!folders || !configuration)
    throw new Error('Usage: npm run update:nginx -- <folder for the pages> <configuration file>')
  await updateNginx(resolve(import.meta.dirname, '..'), folders, configuration)
  console.log('Now: nginx -t && systemctl reload nginx')
}
