import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { browserResults, resultsIn, summary, unitResults } from '../results'

const nothing = { passed: 0, failed: 0, skipped: [] }

test('skipped unit tests are named with their file', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'one' },
    { status: 'pending', fullName: 'two' },
    { status: 'skipped', fullName: 'three' },
    { status: 'todo', fullName: 'four' },
  ]
  const testResults = [{ name: '/home/server/a.test.ts', assertionResults }]
  expect(unitResults({ numPassedTests: 1, numFailedTests: 0, testResults }, '/home')).toEqual({
    passed: 1,
    failed: 0,
    skipped: ['server/a.test.ts: two', 'server/a.test.ts: three', 'server/a.test.ts: four'],
  })
})

test('skipped browser tests are named with their file and project, however deeply nested', () => {
  const specs = [
    { title: 'seen', tests: [{ status: 'expected', projectName: 'desktop' }] },
    { title: 'left out', tests: [{ status: 'skipped', projectName: 'phone' }] },
  ]
  const suites = [{ file: 'a.spec.ts', specs: [], suites: [{ file: 'a.spec.ts', specs }] }]
  const stats = { expected: 1, unexpected: 0, flaky: 0 }
  expect(browserResults({ stats, suites })).toEqual({
    passed: 1,
    failed: 0,
    skipped: ['a.spec.ts: left out (phone)'],
  })
})

test('a runner without a report, or red without a failed test, has failed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'results-'))
  const file = join(folder, 'report.json')
  expect(resultsIn(file, true, () => nothing).failed).toBe(1)
  writeFileSync(file, '{}')
  expect(resultsIn(file, false, () => nothing).failed).toBe(1)
  expect(resultsIn(file, true, () => nothing).failed).toBe(0)
  rmSync(folder, { recursive: true })
})

test('the last line is only the count, and names skipped ones if there are any', () => {
  const group = { title: 'types', seconds: 7, results: { passed: 2, failed: 1, skipped: [] as string[] } }
  expect(summary([group, group]).split('\n').at(-1)).toBe('4 passed, 2 failed')
  const skipping = { ...group, results: { ...nothing, skipped: ['nginx answers the same'] } }
  const text = summary([group, skipping])
  expect(text.split('\n').at(-1)).toBe('2 passed, 1 failed, 1 skipped')
  expect(text).toContain('Skipped:\n  nginx answers the same')
  expect(text).toContain('7 s  types')
})
