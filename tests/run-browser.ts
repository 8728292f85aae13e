import { spawn } from 'node:child_process'
import { findChromium } from './chromium'
import { freePort } from './free-port'

/**
 * `npm run test:browser [-- arguments for Playwright]`: the browser tests on the finished build, in this machine's Chromium, on
 * a free port. `TEST_PORT` sets the port; if it is taken, Playwright stops, because an old build may be answering there.
 */
const env = {
  ...process.env,
  CHROMIUM: findChromium(),
  TEST_PORT: process.env.TEST_PORT ?? String(await freePort()),
}
const cli = 'node_modules/@playwright/test/cli.js'
const playwright = spawn(process.execPath, [cli, 'test', ...process.argv.slice(2)], { stdio: 'inherit', env })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => playwright.kill(signal))
playwright.once('exit', (code) => {
  process.exitCode = code ?? 1
})
