import { setFlagsFromString } from 'node:v8'
import { createBuilder, loadEnv } from 'vite'
import { findContentProblems, findMediaProblems } from './content/validation/content-problems'
import { describeProblem, sortProblems } from './content/validation/problem'
import { beginBuild, checkFolderName, ownBuildFolder, publishBuild } from './delivery/builds'
import { finishBuild } from './delivery/finish'
import { readProvider } from './delivery/mail-provider'
import { whenParentIsGone } from './delivery/parent-process'
import { currentVersion } from './delivery/version'

/**
 * `npm run build`, also for `npm start`: checks content and settings before a minute is spent, builds the site in a folder of its own
 * and publishes it. Ends with code 1 if that is not possible; the published site stays as it was.
 */
async function build(home: string): Promise<void> {
  checkFolderName(home)
  const inContent = findContentProblems()
  const problems = inContent.length > 0 ? inContent : findMediaProblems()
  if (problems.length > 0) throw new Error(sortProblems(problems).map(describeProblem).join('\n'))
  const provider = readProvider(loadEnv('production', home))
  const folder = ownBuildFolder(home)
  const version = await currentVersion(home)
  await beginBuild(home, folder)
  console.log('Building the pages ...')
  const builder = await createBuilder({ root: home, logLevel: 'warn' })
  await builder.buildApp()
  await finishBuild(folder, provider, version)
  await publishBuild(home, folder)
}

whenParentIsGone(() => process.exit(1))
// Development's settings, if inherited, would make another site.
process.env.NODE_ENV = 'production'
// Left to itself the heap doubles before garbage is collected: 1,400 case studies took more than 1 GB.
setFlagsFromString('--heap-growing-percent=60')
try {
  await build(import.meta.dirname)
  console.log(`The site is built, in ${Math.round(performance.now() / 1000)} s.`)
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
