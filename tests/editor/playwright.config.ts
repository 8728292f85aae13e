import { defineConfig } from '@playwright/test'
import { chromiumInPath, withoutInternet } from '../chromium'
import { port } from './browser/copied-project'

const executablePath = process.env.CHROMIUM ?? chromiumInPath()

/** `npm run test:editor`: the editor in a real browser, on a copy of the project. One after the other: they share the copy. */
export default defineConfig({
  testDir: 'browser',
  workers: 1,
  retries: 0,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['./browser/tasks/steps-table.ts']],
  outputDir: '../../test-results',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [withoutInternet],
      chromiumSandbox: false,
    },
  },
  webServer: {
    command: 'npx tsx tests/editor/browser/serve-copy.ts',
    cwd: '../..',
    url: `http://127.0.0.1:${port}/edit/`,
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
