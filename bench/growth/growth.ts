import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { launchBrowser } from '../browser'
import { networks } from '../pages/network'
import { visit } from '../pages/visit'
import { report } from '../report'
import { serveBuild } from '../serve'
import { median, times } from '../statistics'
import { asKilobytes, asMegabytes, asMilliseconds, asSeconds, table } from '../table'
import { grownProject } from './grown-project'
import { type BuildCost, measuredBuild } from './measured-build'
import { type PageCost, pageCost } from './page-cost'

export const usualCounts = [14, 140, 1400] as const

interface Cost extends BuildCost, PageCost {
  count: number
  firstPaint: number
}

/** More case studies must not mean more script; hashes in file names may change a few bytes. */
const scriptTolerance = 0.01

async function measureCost(count: number, rounds: number): Promise<Cost> {
  const folder = await grownProject(count)
  const built = await measuredBuild(folder)
  const build = join(folder, 'build')
  const pages = await pageCost(build)
  const server = await serveBuild(build)
  const browser = await launchBrowser()
  const [fast] = networks
  const paints: number[] = []
  for (let round = 0; fast && round < rounds; round += 1) {
    paints.push((await visit(browser, `${server.origin}/projects`, fast)).firstPaint)
  }
  await browser.close()
  await server.stop()
  await rm(folder, { recursive: true })
  console.log(`${count} case studies: built in ${asSeconds(built.time)}`)
  return { count, ...built, ...pages, firstPaint: median(paints) }
}

const figures: readonly [string, keyof Cost, (figure: number) => string][] = [
  ['build', 'time', asSeconds],
  ['of processor', 'processor', asSeconds],
  ['peak memory of the build', 'peakMemory', asMegabytes],
  ['HTML of a case study (brotli)', 'study', asKilobytes],
  ['HTML of the projects page (brotli)', 'list', asKilobytes],
  ['all scripts of the site (brotli)', 'script', asKilobytes],
  ['first paint of the projects page', 'firstPaint', asMilliseconds],
]

/** Builds the site with more and more case studies. Throws, after the report, if script has grown. */
export async function growth(counts: readonly number[], rounds: number): Promise<void> {
  const costs: Cost[] = []
  for (const count of counts) costs.push(await measureCost(count, rounds))
  const [first] = costs
  if (!first) return
  const rows = figures.map(([name, of, shown]) => [
    name,
    ...costs.map((cost) =>
      cost === first ? shown(cost[of]) : `${shown(cost[of])} (${times(cost[of], first[of])})`,
    ),
  ])
  const explained = `Copies of the real case studies in a temporary copy of the project, pictures shared. In brackets: how many times the first
column. First paint: ${networks[0]?.name}, processor slowed down, median of ${rounds}.`
  report('How cost grows', `${explained}\n\n${table(['case studies', ...counts.map(String)], rows)}`)
  const grown = costs.find(({ script }) => script > first.script * (1 + scriptTolerance))
  if (grown)
    throw new Error(
      `bench: ${grown.count} case studies have ${grown.script} bytes of script, ${first.count} have ${first.script}`,
    )
}
