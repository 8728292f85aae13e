import type { Page } from '@playwright/test'

interface Screen {
  width: number
  height: number
  deviceScaleFactor: number
}

/** Puts a page on another screen; Playwright alone changes the window's size, not the pixels of the screen. */
export async function setScreen(page: Page, { width, height, deviceScaleFactor }: Screen): Promise<void> {
  await page.setViewportSize({ width, height })
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile: false })
  // Pictures are chosen anew with the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
