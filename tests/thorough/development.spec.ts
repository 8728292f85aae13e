import { type ChildProcess, spawn } from 'node:child_process'
import { expect, type Page, test } from '@playwright/test'
import { knownPaths } from '~content/schema/known'
import { openHydrated } from '../browser/hydrated'
import { LoomPage } from '../browser/loom-page'
import { differences } from '../browser/page-as-seen'
import { readThrough } from '../browser/scrolling'
import { freePort } from '../free-port'

// One development server for all of them.
test.describe.configure({ mode: 'default' })

let development: ChildProcess
let origin: string
// Opened once: the second page already has most modules, of which development has hundreds.
let shown: Page
let built: Page

test.beforeAll(async ({ browser }) => {
  // A busy machine takes minutes to prepare the packages.
  test.setTimeout(600_000)
  const port = await freePort()
  origin = `http://localhost:${port}`
  const command = ['node_modules/@react-router/dev/bin.js', 'dev', '--port', String(port), '--strictPort']
  development = spawn(process.execPath, command, { env: { ...process.env, NODE_ENV: 'development' } })
  await expect
    .poll(
      () =>
        fetch(origin).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 300_000 },
    )
    .toBe(true)
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  shown = await context.newPage()
  built = await context.newPage()
})

test.afterAll(async () => {
  await shown.context().close()
  development.kill()
})

for (const path of knownPaths())
  test(`EXP-4 ${path} is the same in development as in the build`, async () => {
    await openHydrated(shown, `${origin}${path}`)
    await openHydrated(built, path)
    // The footer's field follows the page's own code, at any time.
    for (const page of [shown, built]) await expect(new LoomPage(page).field).toBeVisible()
    // A picture that has loaded is a fraction of a pixel higher than its attributes say.
    await Promise.all([shown, built].map(readThrough))
    // The bar follows the scrolling, later on a busy machine.
    await expect.poll(async () => (await differences(shown, built)).slice(0, 20)).toEqual([])
  })
