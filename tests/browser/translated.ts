import type { Page } from '@playwright/test'

/**
 * Changes the page as a browser's translator does: every text node is replaced by a new one inside elements of the translator.
 * What script then writes into the old nodes is invisible.
 */
export const translatePage = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
    for (const text of texts) {
      const parent = text.parentElement
      if (!text.data.trim() || !parent || parent.closest('[translate=no], script, style, noscript')) continue
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  })
