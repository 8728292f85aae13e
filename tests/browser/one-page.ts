import { test as base, type Page } from '@playwright/test'
import { openHydrated } from './hydrated'

interface Opening {
  /** Before the page opens. */
  before?: (page: Page) => Promise<void>
  /** After the page has opened. */
  after?: (page: Page) => Promise<void>
}

/**
 * Tests that share a `page`, opened at this path once for the whole file, because opening costs more than what they do. Each test
 * begins at the page's top with the mouse in a corner and nothing in focus, at the project's window size and with motion; after
 * a test that left the page it is opened anew. What else a test changes it puts back, or a `beforeEach` does.
 */
export function testOnOnePage(path: string, { before, after }: Opening = {}) {
  let opened: Page | undefined

  const test = base.extend({
    page: async ({ browser, viewport }, use) => {
      const { pathname } = new URL(opened?.url() ?? 'none:')
      if (opened && pathname !== path) {
        await opened.close()
        opened = undefined
      }
      if (!opened) {
        opened = await browser.newPage()
        await before?.(opened)
        await openHydrated(opened, path)
        await after?.(opened)
      } else {
        await opened.emulateMedia({ reducedMotion: null })
        if (viewport) await opened.setViewportSize(viewport)
        await opened.mouse.move(2, 2)
        await opened.evaluate(() => {
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
          scrollTo({ top: 0, behavior: 'instant' })
        })
      }
      await use(opened)
    },
  })
  test.describe.configure({ mode: 'default' })
  test.afterAll(() => opened?.close())
  return test
}
