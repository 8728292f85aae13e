import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createServer } from '../../server/create-server'
import { engines, type RunningEngine } from './engines'
import { alivePages } from './flows/alive'
import { behaviours } from './flows/behaviours'
import type { Flow } from './flows/flow'
import { form } from './flows/form'
import { nextPage } from './flows/next-page'
import { pages } from './flows/pages'
import { shell } from './flows/shell'
import { startFront } from './front-server'
import type { Visitor } from './visitor'

/**
 * `npm run test:engines [chromium] [firefox] [webkit] [-- part of a title]`: the most important flows, in every engine of this
 * machine, on the built site (`SITE_ROOT`, or `build`). Lists the engines that ran; one that did not never counts as passed.
 */
const names = process.argv.slice(2).filter((name): name is keyof typeof engines => name in engines)
const part = process.argv.slice(2).find((name) => !(name in engines)) ?? ''
const wanted = names.length ? names : (Object.keys(engines) as (keyof typeof engines)[])
const flows: Flow[] = [...shell, ...nextPage, ...behaviours, ...form, ...pages, ...alivePages].filter(
  ({ title }) => title.includes(part),
)

/** Runs one flow in a new tab. Returns why it failed, or nothing. */
async function fault(
  engine: RunningEngine,
  { run, expects = /^$/ }: Flow,
  port: number,
): Promise<string | undefined> {
  const front = await startFront(port)
  let visitor: Visitor | undefined
  try {
    visitor = await engine.visit(front.origin)
    await run(visitor, front)
    const problems = [...(await visitor.problems()), ...front.problems].filter((one) => !expects.test(one))
    return problems.length ? `it complains: ${problems.join('\n      ')}` : undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    await visitor?.close().catch(() => undefined)
    await front.close()
  }
}

const outbox = await mkdtemp(join(tmpdir(), 'outbox-'))
const server = await createServer({
  root: resolve(process.env.SITE_ROOT ?? 'build'),
  outbox,
  mailTo: 'hello@agency.example',
  siteName: 'Agency',
})
const port = await server.listen(0, '127.0.0.1')
const ran: string[] = []
const absent: string[] = []
let passed = 0
let failed = 0
for (const name of wanted) {
  const engine = await engines[name]().catch((error: Error) => error)
  if (engine instanceof Error) {
    absent.push(`${name} (${engine.message})`)
    continue
  }
  console.log(`\n— ${engine.version}`)
  for (const flow of flows) {
    const started = Date.now()
    const why = await fault(engine, flow, port)
    if (why) failed += 1
    else passed += 1
    console.log(
      `${why ? '  ✗' : '  ✓'} ${flow.title} (${Date.now() - started} ms)${why ? `\n      ${why}` : ''}`,
    )
  }
  await engine.stop()
  ran.push(engine.version)
}
await server.stop(1_000)
await rm(outbox, { recursive: true, force: true })
console.log(`\nRan in: ${ran.join(', ') || 'no engine'}. Did not run: ${absent.join(', ') || 'none'}.`)
console.log(`${passed} passed, ${failed} failed`)
if (failed || !passed) process.exitCode = 1
