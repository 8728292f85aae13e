import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium'
import { findNginx } from './nginx'
import { SKIPPED } from './skipped'

/**
 * `npm test`: everything, in the order in which it fails cheapest. Each step counts as one test unless it is a test runner,
 * whose own tests count. Ends with `N passed, N failed`.
 */
interface Count {
  passed: number
  failed: number
}

const results = mkdtempSync(join(tmpdir(), 'site-tests-'))
const vitestReport = join(results, 'unit.json')
const playwrightReport = join(results, 'browser.json')

/** Runs a command to its end. Returns its exit code. */
function run(title: string, command: string, env: Record<string, string> = {}): number {
  console.log(`\n— ${title}`)
  const started = Date.now()
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } })
  const result = status === 0 ? 'passed' : status === SKIPPED ? 'skipped' : 'FAILED'
  console.log(`  ${result} in ${Math.round((Date.now() - started) / 1000)} s`)
  return status ?? 1
}

function step(title: string, command: string): Count {
  const status = run(title, command)
  return { passed: status === 0 ? 1 : 0, failed: status === 0 || status === SKIPPED ? 0 : 1 }
}

/** A runner's own count; a runner that left no report has failed as a whole. */
function count(read: () => Count, isGreen: boolean): Count {
  try {
    const counted = read()
    return isGreen || counted.failed > 0 ? counted : { ...counted, failed: 1 }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function unitTests(): Count {
  const status = run(
    'unit tests',
    `npx vitest run --reporter=default --reporter=json --outputFile.json=${vitestReport}`,
  )
  return count(() => {
    const report = JSON.parse(readFileSync(vitestReport, 'utf8'))
    return { passed: report.numPassedTests, failed: report.numFailedTests }
  }, status === 0)
}

function browserTests(): Count {
  const status = run('browser tests on the built site', 'npx playwright test --reporter=list,json', {
    CHROMIUM: findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  })
  return count(() => {
    const { stats } = JSON.parse(readFileSync(playwrightReport, 'utf8'))
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
  }, status === 0)
}

// Installed before the unit tests, some of which compare with it.
const hasNginx = findNginx()
const counts = [
  step('types', 'npm run --silent check:types'),
  step('lint and formatting', 'npm run --silent check:lint'),
  step('unused code and dependencies', 'npm run --silent check:unused'),
  step('import directions', 'npm run --silent check:imports'),
  step('every requirement has a test', 'npm run --silent check:requirements'),
  step('content', 'npm run --silent content:check'),
  step('known holes in dependencies', 'npm run --silent check:audit'),
  unitTests(),
  step('build', 'npm run --silent build'),
  step('HTML is valid', 'npm run --silent check:html'),
  step('weight of the pages', 'npm run --silent check:budgets'),
  ...(hasNginx ? [step('nginx answers the same', 'npm run --silent check:nginx')] : []),
  browserTests(),
]
const passed = counts.reduce((sum, one) => sum + one.passed, 0)
const failed = counts.reduce((sum, one) => sum + one.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
if (failed || !passed) process.exitCode = 1
