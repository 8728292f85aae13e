import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../tests/chromium'

/** A mid-range Android phone: its screen in CSS px, and how many pixels make one. */
export const phone = {
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 2.625,
  isMobile: true,
  hasTouch: true,
}

/** How much slower the phone's processor is than the machine's. */
export const slowdown = 4

/** The browser of the browser tests, without network traffic of its own. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: ['--disable-background-networking', '--disable-component-update'],
    chromiumSandbox: false,
  })
