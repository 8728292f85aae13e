import { JSDOM } from 'jsdom'

/**
 * The part of a page's HTML that its first screen needs: head, styles, bar and the first section of its content. A browser
 * paints it while the rest is still loading (first-paint.spec.ts). Throws if a page has no section.
 */
export function firstScreen(html: string, dom = new JSDOM(html, { includeNodeLocations: true })): string {
  const main = dom.window.document.querySelector('main')
  const opening = main?.querySelector('section, header') ?? main
  const location = opening && dom.nodeLocation(opening)
  if (!location) throw new Error('A page without content.')
  return html.slice(0, location.endOffset)
}
