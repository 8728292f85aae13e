import type { Page } from '@playwright/test'

/**
 * Changes the page as a browser's translator does. Chrome's replaces every text node by a new one inside elements of the translator:
 * what script then writes into the old nodes is invisible. Firefox's changes the text in place.
 * @param as also puts longer words in, as German has them, and says so as that browser does
 */
export const translatePage = (page: Page, as?: 'chrome' | 'firefox') =>
  page.evaluate((as) => {
    const root = document.documentElement
    const endings = 'schaftlichkeitsbezogenen'
    const longer = (word: string) =>
      word.length < 4 ? word : word + endings.slice(0, Math.min(endings.length, Math.ceil(word.length * 0.7)))
    const translated = (words: string) => (as ? words.replaceAll(/\p{L}+/gu, longer) : words)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
    for (const text of texts) {
      const parent = text.parentElement
      if (!text.data.trim() || !parent || parent.closest('[translate=no], script, style, noscript')) continue
      if (as === 'firefox') {
        text.data = translated(text.data)
        continue
      }
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = translated(text.data)
      outer.append(inner)
      text.replaceWith(outer)
    }
    if (!as) return
    root.lang = 'de'
    if (as === 'chrome') root.classList.add('translated-ltr')
  }, as)
