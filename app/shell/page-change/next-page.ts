import { preinit, preload } from 'react-dom'
import { isStyled, PRECEDENCE } from '../page-styles'

/** Addresses of the style sheets of every route, by its id. */
export type StyleSheets = Record<string, string[]>

/**
 * Makes ready what a page is drawn with, while the visitor waits for it (PROG-5): its style sheets and its typeface. Sheets that
 * came with the page would hold it up, and make the browser work out the layout of the old one once more.
 * @param pages data of each of its routes, by the route's id
 */
export function makeReady(pages: Record<string, unknown>, ofRoutes: StyleSheets): void {
  for (const [id, data] of Object.entries(pages)) {
    const { styleSheets, typefaceFile } = isStyled(data) ? data : { styleSheets: [] }
    for (const href of [...(ofRoutes[id] ?? []), ...styleSheets])
      preinit(href, { as: 'style', precedence: PRECEDENCE })
    if (typefaceFile) preload(typefaceFile, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
}
