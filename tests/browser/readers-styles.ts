import type { Page } from '@playwright/test'

/**
 * Styles that the reader sets, as adopted style sheets, to which the site's policy does not apply. No styles: as before. The page
 * has measured its letters anew when this is done, two frames later.
 */
export const setReadersStyles = (page: Page, css = '') =>
  page.evaluate(async (styles) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    document.adoptedStyleSheets = [sheet]
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  }, css)
