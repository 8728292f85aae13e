import assert from 'node:assert/strict'
import { existsSync, realpathSync } from 'node:fs'
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hashedFolders } from '../../delivery/caching'
import { pagePath, publishedFiles } from '../../delivery/published-files'
import { SKIPPED } from '../skipped'
import { cleanClone } from './clone'
import { buildStage, layOut } from './container'
import { processesIn } from './processes'
import { started } from './started-site'

/**
 * `npm run test:start`: what an operator does, with real builds in a clean clone of the last commit: `npm start`, the documented
 * update while visitors are on the site, a mistake in content, and signals during a build.
 */
const clone = cleanClone(process.cwd())
if (!clone) {
  console.log('SKIPPED: there is no git repository to clone.')
  process.exit(SKIPPED)
}
const agency = join(clone, 'content/agency.yaml')
const published = () => realpathSync(join(clone, 'build'))

async function status(origin: string, path: string): Promise<number> {
  const answer = await fetch(origin + path, { redirect: 'manual' })
  await answer.arrayBuffer()
  return answer.status
}

/** The addresses of every page and file of a build. */
async function addresses(build: string): Promise<string[]> {
  const files = await publishedFiles(join(build, 'client'))
  return files
    .filter((file) => file !== '/404.html' && !file.includes('/project/ruchi/'))
    .map((file) => pagePath(file) ?? file)
}

async function notThere(origin: string, paths: readonly string[]): Promise<string[]> {
  const missing: string[] = []
  for (const path of paths) if ((await status(origin, path)) !== 200) missing.push(path)
  return missing
}

async function check(title: string, work: () => Promise<void>): Promise<void> {
  const began = Date.now()
  await work()
  console.log(`✓ ${title} (${Math.round((Date.now() - began) / 1000)} s)`)
}

/** A process that was told to stop has ended long before this, even on a busy machine (s). */
const longestEnd = 60

/** Stops `npm start` as a process manager does, and checks that no process of it is left. */
async function stop(site: ReturnType<typeof started>, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  site.process.kill(signal)
  const late = sleep(longestEnd * 1000, 'late', { ref: false })
  const end = await Promise.race([site.ended, late])
  assert.notEqual(end, 'late', `still running: ${processesIn(clone ?? '')}`)
  assert.deepEqual(processesIn(clone ?? '') ?? [], [])
}

const first = started(clone, ['npm', 'start'])
let build = ''
await check('npm start in a clean clone builds the site and shows its home page', async () => {
  const home = await fetch(await first.origin)
  assert.equal(home.status, 200)
  assert.match(await home.text(), /<h1/)
  build = published()
})
const old = await addresses(build)

await check(`while the site is built anew and after, ${old.length} old addresses answer`, async () => {
  await writeFile(
    agency,
    (await readFile(agency, 'utf8')).replace(/^email: .*/m, 'email: changed@agency.example'),
  )
  await appendFile(join(clone, 'app/styles/base.css'), '\nbody { orphans: 3 }\n')
  const origin = await first.origin
  const update = started(clone, ['npm', 'run', 'build'])
  let isBuilding = true
  update.ended.then(() => {
    isBuilding = false
  })
  let rounds = 0
  for (; isBuilding || rounds === 0; rounds += 1) assert.deepEqual(await notThere(origin, old), [])
  assert.equal(await update.ended, 0, update.output())
  assert.notEqual(published(), build)
  assert.deepEqual(await notThere(origin, old), [])
  assert.doesNotMatch(await (await fetch(`${origin}/contact`)).text(), /changed@agency\.example/)
})

await check('SIGTERM to npm start ends it, and nothing of it is left', () => stop(first))

const second = started(clone, ['npm', 'start'])
await check('a restart shows the new content at once; files of the old build still answer', async () => {
  const origin = await second.origin
  assert.doesNotMatch(second.output(), /Building the site/)
  assert.match(await (await fetch(`${origin}/contact`)).text(), /changed@agency\.example/)
  const hashed = old.filter((path) => hashedFolders.some((folder) => path.startsWith(folder)))
  const gone = hashed.filter((path) => !existsSync(join(published(), 'client', path)))
  assert.ok(gone.length > 0, 'the change of style gave no file a new name')
  assert.deepEqual(await notThere(origin, hashed), [])
  await stop(second)
})

const good = published()
await check('SIGTERM in the middle of a build ends the build too and leaves the site whole', async () => {
  await appendFile(agency, '\n# a change\n')
  const site = started(clone, ['npm', 'start'])
  await site.said(/building client environment/)
  await stop(site)
  assert.equal(published(), good)
})

await check('SIGKILL of the server in the middle of a build ends the build too', async () => {
  const site = started(clone, [process.execPath, '--import', 'tsx', 'server/main.ts'])
  await site.said(/building client environment/)
  await stop(site, 'SIGKILL')
  assert.equal(published(), good)
})

await check('a build with part of the mail provider’s settings stops and names the others', async () => {
  const site = started(clone, ['npm', 'run', 'build'], { VITE_EMAILJS_SERVICE_ID: 'service_1' })
  assert.notEqual(await site.ended, 0)
  assert.match(site.output(), /VITE_EMAILJS_PUBLIC_KEY is missing/)
  assert.equal(published(), good)
})

await check('npm start after a mistake in content serves the last good site and says so', async () => {
  await appendFile(agency, '\nemail: [broken\n')
  const site = started(clone, ['npm', 'start'])
  const origin = await site.origin
  await site.said(/THE SITE IS NOT UP TO DATE/)
  assert.equal(published(), good)
  assert.deepEqual(await notThere(origin, await addresses(good)), [])
  await stop(site)
})

await check('the Containerfile’s steps build the site and are enough for the server to start', async () => {
  const [file, sources] = [join(clone, 'delivery/Containerfile'), cleanClone(process.cwd()) ?? '']
  const built = await buildStage(file, sources, join(clone, 'stage'))
  const image = join(clone, 'image')
  const { command, env } = await layOut(file, sources, built, image)
  const site = started(image, command, { ...env, OUTBOX: join(clone, 'outbox') })
  assert.equal(await status(await site.origin, '/about'), 200)
  await stop(site)
  await rm(sources, { recursive: true })
})

await rm(clone, { recursive: true })
