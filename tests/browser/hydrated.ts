import type { Page } from '@playwright/test'

/**
 * Opens a page and waits for hydration: the running shell sets `scrollRestoration`, so later clicks are handled by script.
 */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Waits until the script of the page that is shown has taken over, and what lies below the first screen is laid out. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      history.scrollRestoration === 'manual' &&
      !document
        .getAnimations()
        .some((one) => one instanceof CSSAnimation && one.animationName === 'laid-out-later'),
  )
}
