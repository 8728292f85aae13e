import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { install } from './debian-packages'

/** Browsers with all that visitors have, such as autofill. */
export const fullBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The headless shell first: it runs the same tests in half the time. */
const allBrowsers = ['chromium-headless-shell', ...fullBrowsers]

/** Argument: no test depends on the internet, even if there is one. What tests answer themselves is not affected. */
export const withoutInternet = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'

/** A Chromium of these names in PATH, or `undefined` if there is none. */
export const chromiumInPath = (names = allBrowsers) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(existsSync)

/** Chromium from the system's package manager, if this process may use it. */
const installed = () =>
  install('chromium-headless-shell', 'fonts-liberation') || install('chromium', 'fonts-liberation')
    ? chromiumInPath()
    : undefined

/**
 * The Chromium that the browser tests drive: `CHROMIUM`, one in PATH, Playwright's own, or one installed by the package
 * manager. Logs which. Throws with advice if there is none.
 */
export function findChromium(): string {
  const { CHROMIUM } = process.env
  if (CHROMIUM) return announced(CHROMIUM, 'named by CHROMIUM')
  const found = chromiumInPath()
  if (found) return announced(found, 'found in PATH')
  const own = chromium.executablePath()
  if (existsSync(own)) return announced(own, 'Playwright’s own')
  const fresh = installed()
  if (fresh) return announced(fresh, 'installed just now')
  throw new Error(
    'No Chromium found. Install one (for example `npx playwright install chromium`) or set CHROMIUM to its path.',
  )
}

function announced(path: string, origin: string): string {
  console.log(`Browser tests use ${path} (${origin}).`)
  return path
}
