import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { appendFile, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hashedFolders } from '../../delivery/headers'
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

await check('EDIT-16 with core.autocrlf=true every line still ends as in the repository', async () => {
  const { stdout } = spawnSync('git', ['ls-files', '--eol'], { cwd: clone, encoding: 'utf8' })
  assert.deepEqual(
    stdout.split('\n').filter((line) => line.includes('w/crlf') && !line.includes('eol=crlf')),
    [],
  )
})

/** More than what a build and a start say when nothing is wrong. */
const mostLines = 15

// With the setting that a developer's terminal may have.
const site = started(clone, ['npm', 'start'], { NODE_ENV: 'development' })
let build = ''
await check(
  'npm start in a clean clone builds the site as it is published and shows its home page',
  async () => {
    const home = await fetch(await site.origin)
    assert.equal(home.status, 200)
    assert.match(await home.text(), /<h1/)
    build = published()
    assert.ok(!existsSync(join(build, 'server')), "development's build, which renders pages by request")
    assert.ok(site.output().split('\n').length <= mostLines, site.output())
  },
)
const old = await addresses(build)
const isHashed = (path: string) => hashedFolders.some((folder) => path.startsWith(folder))

await check(
  `LIVE-3 a build replaces the site while it runs: ${old.length} old addresses answer throughout`,
  async () => {
    await writeFile(
      agency,
      (await readFile(agency, 'utf8')).replace(/^email: .*/m, 'email: changed@agency.example'),
    )
    await appendFile(join(clone, 'app/styles/base.css'), '\nbody { orphans: 3 }\n')
    const origin = await site.origin
    const update = started(clone, ['npm', 'run', 'build'])
    let isBuilding = true
    update.ended.then(() => {
      isBuilding = false
    })
    for (let round = 0; isBuilding || round === 0; round += 1)
      assert.deepEqual(await notThere(origin, old), [])
    assert.equal(await update.ended, 0, update.output())
    assert.notEqual(published(), build)
    assert.match(await (await fetch(`${origin}/contact`)).text(), /changed@agency\.example/)
    const now = await readFile(join(published(), 'earlier-files.json'), 'utf8')
    assert.notEqual(now, '{}', 'the change of style gave no file a new name')
    assert.deepEqual(await notThere(origin, old.filter(isHashed)), [])
  },
)

await check('SIGTERM to npm start ends it, and nothing of it is left', () => stop(site))

const good = published()
await check('SIGTERM in the middle of a build ends the build too and leaves the site whole', async () => {
  await appendFile(agency, '\n# a change\n')
  const site = started(clone, ['npm', 'start'])
  await site.said(/Building the pages/)
  await stop(site)
  assert.equal(published(), good)
})

await check('SIGKILL of the server in the middle of a build ends the build too', async () => {
  const site = started(clone, [process.execPath, '--import', 'tsx', 'server/main.ts'])
  await site.said(/Building the pages/)
  await stop(site, 'SIGKILL')
  assert.equal(published(), good)
})

await check('a build with part of the mail provider’s settings stops and names the others', async () => {
  const site = started(clone, ['npm', 'run', 'build'], { VITE_EMAILJS_SERVICE_ID: 'service_1' })
  assert.notEqual(await site.ended, 0)
  assert.match(site.output(), /VITE_EMAILJS_PUBLIC_KEY is missing/)
  assert.equal(published(), good)
})

await check(
  'npm start without a picture that content names serves the last good site and says so',
  async () => {
    const pictures = join(clone, 'media/files/pictures')
    const [picture = ''] = (await readdir(pictures, { recursive: true })).filter((name) =>
      name.endsWith('.avif'),
    )
    await rename(join(pictures, picture), join(clone, 'taken.avif'))
    const site = started(clone, ['npm', 'start'])
    await site.origin
    await site.said(/THE SITE IS NOT UP TO DATE/)
    assert.match(site.output(), new RegExp(`${picture} is missing`))
    assert.equal(published(), good)
    await stop(site)
    await rename(join(clone, 'taken.avif'), join(pictures, picture))
  },
)

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

await check(
  'EDIT-16 in a folder that the build tools cannot read npm start and npm run edit say so',
  async () => {
    const odd = `${clone} #1`
    await rm(join(clone, 'build'))
    await rename(clone, odd)
    for (const command of [['start'], ['run', 'edit']]) {
      const site = started(odd, ['npm', ...command])
      assert.notEqual(await site.ended, 0)
      assert.match(site.output(), /cannot read a path with #. Rename the folder/)
    }
    await rename(odd, clone)
  },
)

await rm(clone, { recursive: true })
