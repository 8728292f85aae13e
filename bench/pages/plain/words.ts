import { JSDOM } from 'jsdom'

/** A piece of a page's text, as plain as it can be said. */
export interface Words {
  kind: 'h1' | 'h2' | 'h3' | 'a' | 'p'
  text: string
  href?: string
}

const kinds: Record<string, Words['kind']> = { H1: 'h1', H2: 'h2', H3: 'h3', A: 'a' }
const blocks = 'h1, h2, h3, h4, h5, h6, p, li, a, button, label, figcaption, blockquote, dt, dd'
/** `NodeFilter.SHOW_TEXT`, which exists only in browsers. */
const textNodes = 4
const unread = 'script, style, svg, noscript, template'

/** All words of a page in their order, each with the element it belongs to. */
export function extractWords(html: string): Words[] {
  const { document } = new JSDOM(html).window
  const walker = document.createTreeWalker(document.body, textNodes)
  const found = new Map<Element, Words>()
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim()
    const parent = walker.currentNode.parentElement
    if (!text || !parent || parent.closest(unread)) continue
    const block = parent.closest(blocks) ?? parent
    const before = found.get(block)
    const href = block.getAttribute('href')
    const whole = before ? `${before.text} ${text}` : text
    found.set(block, { kind: kinds[block.tagName] ?? 'p', text: whole, ...(href && { href }) })
  }
  return [...found.values()]
}
