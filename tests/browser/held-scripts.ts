import type { Page } from '@playwright/test'

/** Holds the site's script back until the test lets it go. */
export function holdScripts(page: Page) {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const held = page.route(/\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return { held, release: () => release() }
}
