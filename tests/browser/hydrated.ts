import type { Page } from '@playwright/test'

/** Opens a page and waits for hydration: later clicks are handled by script. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Waits until the script of the page that is shown has taken over, and all of it is laid out. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
  await laidOut(page)
}

/** Waits until what lies below the first screen is laid out, which follows the first paint. */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((one) => !(one instanceof CSSAnimation) || one.animationName !== 'laid-out-later'),
  )
}
