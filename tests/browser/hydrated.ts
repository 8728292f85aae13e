import type { Page } from '@playwright/test'

/**
 * Opens a page and waits until its script has taken over: only the running shell takes the scroll position into its own
 * hands, so a click after this is the site's and not the plain link's.
 */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Waits until the script of the page that is shown has taken over. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
}
