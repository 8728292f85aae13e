import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { browserResults, type Results, resultsIn, summary, unitResults } from './results'
import { SKIPPED } from './skipped'

/**
 * `npm test` runs the quick steps, `npm run test:rest` the others, `npm run test:all` both. A step counts as one test, but for
 * test runners, whose own tests count. Ends with the skipped tests and `N passed, N failed`; after `npm test`, the last line of
 * `test:rest` counts both.
 */
interface Step {
  title: string
  command: string
  /** How to count what ran. Without it, the exit code is one result. */
  counts?: 'vitest' | 'playwright'
}

/** Steps one after another. Several of them run side by side: most steps keep one core busy. */
type Lane = Step[]

const quick: Lane[][] = [
  [
    [
      { title: 'types', command: 'npm run --silent check:types' },
      { title: 'lint and formatting', command: 'npm run --silent check:lint' },
      { title: 'unused code and dependencies', command: 'npm run --silent check:unused' },
      { title: 'imports', command: 'npm run --silent check:imports' },
      { title: 'every requirement has a test', command: 'npm run --silent check:requirements' },
      { title: 'content', command: 'npm run --silent content:check' },
      { title: 'unit tests', command: 'npm run --silent test:unit --', counts: 'vitest' },
    ],
    [
      { title: 'build', command: 'npm run --silent build' },
      { title: 'HTML is valid, no page is too heavy', command: 'npm run --silent check:built' },
    ],
  ],
  [
    [
      {
        title: 'browser tests',
        // Much of their time is waiting: three at once on two cores take 217 s instead of 244.
        command: 'npm run --silent test:browser -- --project=desktop --project=phone --workers=3',
        counts: 'playwright',
      },
    ],
  ],
]

const rest: Lane[][] = [
  [
    [
      { title: 'known vulnerabilities in dependencies', command: 'npm run --silent check:audit' },
      {
        title: 'tests with servers and other processes',
        command: 'npm run --silent test:integration --',
        counts: 'vitest',
      },
      { title: 'start, update and failed builds', command: 'npm run --silent test:start' },
      { title: 'site, studio and Caddy of compose.yaml', command: 'npm run --silent test:compose' },
      { title: 'another name of the agency', command: 'npm run --silent test:renamed' },
      {
        title: 'thorough browser tests',
        command: 'npm run --silent test:browser -- --project=thorough --project=thorough-phone',
        counts: 'playwright',
      },
    ],
  ],
]

interface Group {
  title: string
  seconds: number
  results: Results
}

const reports = mkdtempSync(join(tmpdir(), 'site-tests-'))

/** Runs a step. Beside others its output is shown when it has ended, so that lines do not mix. */
async function run({ title, command, counts }: Step, isAlone: boolean): Promise<Group> {
  if (isAlone) console.log(`\n— ${title}`)
  const started = Date.now()
  const file = join(reports, `${title.replaceAll(/\W+/g, '-')}.json`)
  const options = {
    vitest: ` --reporter=default --reporter=json --outputFile.json=${file}`,
    playwright: ' --reporter=list,json',
  }
  const step = spawn(command + (counts ? options[counts] : ''), {
    shell: true,
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  const output: Buffer[] = []
  for (const stream of [step.stdout, step.stderr]) stream?.on('data', (part: Buffer) => output.push(part))
  const [status] = (await once(step, 'close')) as [number | null]
  const seconds = Math.round((Date.now() - started) / 1000)
  if (!isAlone) process.stdout.write(`\n— ${title}\n${Buffer.concat(output)}`)
  console.log(`  ${status === 0 ? 'passed' : status === SKIPPED ? 'skipped' : 'FAILED'} in ${seconds} s`)
  return { title, seconds, results: readResults(title, status, counts, file) }
}

/** Runs lanes side by side; the next ones begin when all have ended. */
async function runAll(stages: Lane[][]): Promise<Group[]> {
  const groups: Group[] = []
  for (const lanes of stages)
    await Promise.all(
      lanes.map(async (lane) => {
        for (const step of lane) groups.push(await run(step, lanes.length === 1))
      }),
    )
  return groups
}

function readResults(title: string, status: number | null, counts: Step['counts'], file: string): Results {
  if (status === SKIPPED) return { passed: 0, failed: 0, skipped: [title] }
  const isGreen = status === 0
  if (counts === 'vitest')
    return resultsIn(file, isGreen, (report: Parameters<typeof unitResults>[0]) =>
      unitResults(report, process.cwd()),
    )
  if (counts === 'playwright') return resultsIn(file, isGreen, browserResults)
  return { passed: isGreen ? 1 : 0, failed: isGreen ? 0 : 1, skipped: [] }
}

const part = process.argv[2] ?? 'quick'
if (!['quick', 'rest', 'all'].includes(part)) throw new Error(`There is no part called ${part}.`)

/** What `npm test` leaves here is counted in the last line of `test:rest`. */
const quickGroups = 'node_modules/.cache/npm-test.json'
const groups: Group[] =
  part === 'rest' && existsSync(quickGroups) ? JSON.parse(readFileSync(quickGroups, 'utf8')) : []
if (part !== 'rest') groups.push(...(await runAll(quick)))
if (part === 'quick') {
  mkdirSync(dirname(quickGroups), { recursive: true })
  writeFileSync(quickGroups, JSON.stringify(groups))
} else {
  groups.push(...(await runAll(rest)))
  rmSync(quickGroups, { force: true })
}
rmSync(reports, { recursive: true })

console.log(`\n${summary(groups)}`)
const hasPassed = groups.some(({ results }) => results.passed > 0)
if (!hasPassed || groups.some(({ results }) => results.failed > 0)) process.exitCode = 1
