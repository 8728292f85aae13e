import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findChromium } from '../../tests/chromium'
import { allPages } from '../../tests/page-paths'
import { run } from '../command'
import { finishedBuild } from '../project'
import { report } from '../report'
import { serveBuild } from '../serve'
import { temporaryFolder } from '../temporary'
import { auditsBelowFull, type Finding, findingsTable, type LighthouseResult } from './findings'

/** Large and needed only here: installed from the registry into a temporary folder. */
const lighthousePackage = 'lighthouse@13'

/** One run in a new browser with Lighthouse's default settings for phones. */
async function audited(cli: string, address: string, chromium: string): Promise<LighthouseResult> {
  const output = join(temporaryFolder('lighthouse'), 'result.json')
  const flags = '--headless=new --no-sandbox --disable-background-networking'
  await run(
    process.execPath,
    [
      cli,
      address,
      '--quiet',
      '--ignore-status-code',
      '--output=json',
      `--output-path=${output}`,
      `--chrome-flags=${flags}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: chromium },
    },
  )
  return JSON.parse(await readFile(output, 'utf8')) as LighthouseResult
}

/** Lighthouse on every page, or on those given; pages take turns, so that a busy minute affects all of them. */
export async function lighthouse(paths: readonly string[], rounds: number): Promise<void> {
  const chromium = findChromium()
  const folder = temporaryFolder('lighthouse')
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, lighthousePackage])
  const cli = join(folder, 'node_modules/lighthouse/cli/index.js')
  const server = await serveBuild(finishedBuild())
  const findings: Finding[] = (paths.length > 0 ? paths : allPages).map((path) => ({ path, results: [] }))
  for (let round = 0; round < rounds; round += 1) {
    for (const { path, results } of findings) results.push(await audited(cli, server.origin + path, chromium))
    console.log(`round ${round + 1} of ${rounds}`)
  }
  await server.stop()
  const explained = `Phone, simulated throttling, the tool's own settings; median of ${rounds} rounds.`
  report('Lighthouse, mobile', [explained, findingsTable(findings), auditsBelowFull(findings)].join('\n\n'))
}
