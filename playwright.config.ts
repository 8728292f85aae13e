import { defineConfig, devices } from '@playwright/test'
import { chromiumInPath, withoutInternet } from './tests/chromium'

const port = Number(process.env.TEST_PORT ?? 3211)
// As `npm run test:browser` looks for it; if there is none, Playwright's own.
const executablePath = process.env.CHROMIUM ?? chromiumInPath()

/** The built site in a real browser, served by the embedded server. */
export default defineConfig({
  fullyParallel: true,
  workers: 2,
  // A test that passes only at the second try is a defect, not a result.
  retries: 0,
  // Generous for a busy machine: only a hang takes this long.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--autoplay-policy=no-user-gesture-required',
        withoutInternet,
      ],
      chromiumSandbox: false,
    },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  // `npm test` runs tests/browser, `npm run test:rest` tests/thorough. A test tagged @phone-only runs on a phone and nowhere
  // else; every other one on a desktop only.
  projects: (['browser', 'thorough'] as const).flatMap((folder) => [
    {
      name: folder === 'browser' ? 'desktop' : 'thorough',
      testDir: `tests/${folder}`,
      use: { viewport: { width: 1440, height: 900 } },
      grepInvert: /@phone-only/,
    },
    {
      name: folder === 'browser' ? 'phone' : 'thorough-phone',
      testDir: `tests/${folder}`,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      grep: /@phone-only/,
    },
  ]),
  webServer: {
    command: 'npx tsx tests/serve.ts',
    url: `http://localhost:${port}`,
    env: { PORT: String(port) },
    // Whatever answers at that port already may serve an old build.
    reuseExistingServer: false,
  },
})
