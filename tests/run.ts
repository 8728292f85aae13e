import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findNginx } from './nginx'
import { browserResults, type Results, resultsIn, summary, unitResults } from './results'
import { SKIPPED } from './skipped'

/**
 * `npm test`: everything, cheapest checks first. Each step counts as one test, except a test runner, whose own tests count.
 * Ends with the skipped tests and `N passed, N failed`.
 */
const reports = mkdtempSync(join(tmpdir(), 'site-tests-'))
const groups: { title: string; seconds: number; results: Results }[] = []

/** Runs a command to its end and keeps the result that `read` makes of its exit code. */
function run(
  title: string,
  command: string,
  read: (status: number) => Results,
  env: Record<string, string> = {},
): void {
  console.log(`\n— ${title}`)
  const started = Date.now()
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } })
  const seconds = Math.round((Date.now() - started) / 1000)
  const word = status === 0 ? 'passed' : status === SKIPPED ? 'skipped' : 'FAILED'
  console.log(`  ${word} in ${seconds} s`)
  groups.push({ title, seconds, results: read(status ?? 1) })
}

function step(title: string, command: string): void {
  run(title, command, (status) => ({
    passed: status === 0 ? 1 : 0,
    failed: status === 0 || status === SKIPPED ? 0 : 1,
    skipped: status === SKIPPED ? [title] : [],
  }))
}

function vitest(title: string, project: 'unit' | 'integration'): void {
  const file = join(reports, `${project}.json`)
  const command = `npx vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${file}`
  run(title, command, (status) =>
    resultsIn(file, status === 0, (report: Parameters<typeof unitResults>[0]) =>
      unitResults(report, process.cwd()),
    ),
  )
}

function browserTests(): void {
  const file = join(reports, 'browser.json')
  run(
    'browser tests on the built site',
    'npm run --silent test:browser -- --reporter=list,json',
    (status) => resultsIn(file, status === 0, browserResults),
    { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  )
}

// Installed before the unit tests, some of which compare with it.
const hasNginx = findNginx()
step('types', 'npm run --silent check:types')
step('lint and formatting', 'npm run --silent check:lint')
step('unused code and dependencies', 'npm run --silent check:unused')
step('import directions', 'npm run --silent check:imports')
step('every requirement has a test', 'npm run --silent check:requirements')
step('content', 'npm run --silent content:check')
step('known holes in dependencies', 'npm run --silent check:audit')
vitest('unit tests', 'unit')
vitest('tests with servers and other processes', 'integration')
step('build', 'npm run --silent build')
step('HTML is valid', 'npm run --silent check:html')
step('weight of the pages', 'npm run --silent check:budgets')
step('nginx answers the same', hasNginx ? 'npm run --silent check:nginx' : `exit ${SKIPPED}`)
step('start, update and failed builds', 'npm run --silent test:start')
browserTests()

console.log(`\n${summary(groups)}`)
const passed = groups.some(({ results }) => results.passed > 0)
if (!passed || groups.some(({ results }) => results.failed > 0)) process.exitCode = 1
