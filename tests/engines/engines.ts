import { type Browser, launch } from 'puppeteer-core'
import { findChromium } from '../chromium'
import { bidiVisitor } from './bidi-visitor'
import { findFirefox } from './firefox'
import type { Visitor } from './visitor'
import { openSession } from './webdriver'
import { webdriverVisitor } from './webdriver-visitor'
import { startWebKitDriver } from './webkit'

/** A running browser. */
export interface RunningEngine {
  version: string
  /** Opens an empty tab for the site at that origin. */
  visit(origin: string): Promise<Visitor>
  stop(): Promise<void>
}

const protocolTimeout = 60_000

const driven = async (browser: Browser): Promise<RunningEngine> => ({
  version: await browser.version(),
  visit: (origin) => bidiVisitor(browser, origin),
  stop: () => browser.close(),
})

const startChromium = async () =>
  driven(
    await launch({
      protocolTimeout,
      browser: 'chrome',
      protocol: 'webDriverBiDi',
      executablePath: findChromium(),
      // No sandbox: containers often lack one, and only this site is opened.
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    }),
  )

const startFirefox = async () =>
  driven(await launch({ protocolTimeout, browser: 'firefox', executablePath: findFirefox() }))

async function startWebKit(): Promise<RunningEngine> {
  const { address, binary, stop } = await startWebKitDriver()
  // After Back from another site this driver would wait for ever for a load that it is not told of; the visitor waits instead.
  const capabilities = {
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  }
  const open = () => openSession(address, capabilities)
  try {
    const first = await open()
    await first.end()
    return {
      version: `WebKitGTK/${first.version}`,
      visit: async (origin) => webdriverVisitor(await open(), origin),
      stop: async () => stop(),
    }
  } catch (error) {
    stop()
    throw error
  }
}

/** The engines by name; each starts, or throws with the reason why not. */
export const engines = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
} as const satisfies Record<string, () => Promise<RunningEngine>>
