import { spawn } from 'node:child_process'
import { findChromium } from './chromium'
import { freePort } from './free-port'

/**
 * `npm run test:browser [-- words for Playwright]`: the browser tests on the finished build, in the Chromium that this machine
 * has, served at a port that nobody uses. `TEST_PORT` names one; where it is taken Playwright refuses, since whatever answers
 * there may be an old build.
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
