import type { Browser, Page } from 'puppeteer-core'
import type { Visitor } from './visitor'

/** Firefox's console messages that have nothing to do with the site. */
const chatter = /scroll-linked positioning effect/

function listen(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    if (['error', 'warn'].includes(message.type()) && !chatter.test(text)) problems.push(text)
  })
  page.on('pageerror', (error) => problems.push(error instanceof Error ? error.message : String(error)))
  return problems
}

/** A tab driven by WebDriver BiDi, which Chromium and Firefox share. */
export async function bidiVisitor(browser: Browser, origin: string): Promise<Visitor> {
  const page = await browser.newPage()
  const problems = listen(page)
  await page.setViewport({ width: 1440, height: 900 })
  return {
    async open(path) {
      await page.goto(new URL(path, origin).href, { waitUntil: 'load' })
    },
    // The library types a function's arguments, but not its result.
    ask: (run, argument) => page.evaluate(run as never, argument as never) as never,
    click: (selector) => page.click(selector),
    hover: (selector) => page.hover(selector),
    press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    resize: (width, height) => page.setViewport({ width, height }),
    // By the browser's own button, as it were. Not awaited: the library waits for a load, which a page that was kept has not.
    async go(delta) {
      const step = delta < 0 ? page.goBack() : page.goForward()
      step.catch(() => undefined)
    },
    problems: async () => problems,
    close: () => page.close(),
  }
}
