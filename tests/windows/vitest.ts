import * as chai from '@vitest/expect'

// A Vitest small enough to be bundled: Vitest itself needs programs for the system that it runs on.

type Body = (...values: never[]) => unknown
interface Case {
  title: string
  run: () => unknown
}

const cases: Case[] = []
const before: Body[] = []
const after: Body[] = []

chai.chai.use(chai.JestExtend)
chai.chai.use(chai.JestChaiExpect)
chai.chai.use(chai.JestAsymmetricMatchers)
export const expect = chai.chai.expect

export function test(title: string, body: Body): void {
  cases.push({ title, run: body })
}

/** Titles keep their placeholders: the number of the row tells them apart. */
test.each =
  (rows: readonly unknown[]) =>
  (title: string, body: (...values: unknown[]) => unknown): void => {
    for (const [index, row] of rows.entries())
      test(`${title} [${index}]`, () => (Array.isArray(row) ? body(...row) : body(row)))
  }

export const describe = (_: string, body: () => void): void => body()
export const beforeEach = (body: Body): void => void before.push(body)
export const afterEach = (body: Body): void => void after.unshift(body)

/** Runs what the imported files have registered, and says what failed. */
export async function runAll(): Promise<void> {
  let failed = 0
  // Wine makes no links.
  const all = cases.splice(0).filter(({ title }) => !process.env.UNDER_WINE || !/\blink\b/.test(title))
  for (const { title, run } of all) {
    try {
      for (const hook of before) await hook()
      await run()
    } catch (error) {
      failed += 1
      console.log(`FAILED ${title}\n${error instanceof Error ? error.stack : error}`)
    }
    for (const hook of after) await Promise.resolve(hook()).catch(() => undefined)
  }
  before.length = 0
  after.length = 0
  console.log(`${process.platform}: ${all.length - failed} passed, ${failed} failed`)
  if (failed) process.exitCode = 1
}
