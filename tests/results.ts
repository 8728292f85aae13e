import { readFileSync } from 'node:fs'

/** The result of a check or of a test runner. */
export interface Results {
  passed: number
  failed: number
  /** Names of skipped tests. */
  skipped: string[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[]
}

interface PlaywrightSuite {
  file: string
  suites?: PlaywrightSuite[]
  specs: { title: string; tests: { status: string; projectName: string }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
}

const notTried = new Set(['pending', 'skipped', 'todo', 'disabled'])

/** Vitest's JSON. */
export function unitResults(report: VitestReport, home: string): Results {
  const skipped = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => notTried.has(status))
      .map(({ fullName }) => `${name.replace(`${home}/`, '')}: ${fullName}`),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped }
}

function skippedIn({ file, suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ projectName }) => `${file}: ${title} (${projectName})`),
  )
  return [...own, ...suites.flatMap(skippedIn)]
}

/** Playwright's JSON. */
export function browserResults({ stats, suites }: PlaywrightReport): Results {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: suites.flatMap(skippedIn),
  }
}

/** A test runner's own results. One that left no report, or failed without a failed test, counts as one failure. */
export function resultsIn<Report>(
  file: string,
  isGreen: boolean,
  read: (report: Report) => Results,
): Results {
  try {
    const results = read(JSON.parse(readFileSync(file, 'utf8')))
    return isGreen || results.failed > 0 ? results : { ...results, failed: 1 }
  } catch {
    return { passed: 0, failed: 1, skipped: [] }
  }
}

/** The end of a run: the time of each group, the skipped tests, and the count alone on the last line. */
export function summary(groups: readonly { title: string; seconds: number; results: Results }[]): string {
  const times = groups.map(({ title, seconds }) => `  ${String(seconds).padStart(5)} s  ${title}`)
  const skipped = groups.flatMap(({ results }) => results.skipped)
  const sum = (count: (results: Results) => number) =>
    groups.reduce((total, { results }) => total + count(results), 0)
  const counts = `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`
  return [
    'Time:',
    ...times,
    ...(skipped.length > 0 ? ['Skipped:', ...skipped.map((name) => `  ${name}`)] : []),
    '',
    skipped.length > 0 ? `${counts}, ${skipped.length} skipped` : counts,
  ].join('\n')
}
