import { existsSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import * as fontkit from 'fontkit'

/** The characters that the page sets in each family of typefaces, as the browser draws them: by the first family named. */
const charactersByFamily = (page: Page) =>
  page.evaluate(() => {
    const found: Record<string, string> = {}
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { fontFamily = '', textTransform } = text.parentElement
        ? getComputedStyle(text.parentElement)
        : {}
      const words = text.textContent ?? ''
      const family = fontFamily.split(',')[0]?.replaceAll(/["']/g, '') ?? ''
      found[family] = (found[family] ?? '') + (textTransform === 'uppercase' ? words.toUpperCase() : words)
    }
    return found
  })

/** What the clients' typefaces of a page lack of what is set in them, e.g. `bodoni-moda: H`; the browser would take another font. */
export async function missingLetters(page: Page): Promise<string[]> {
  const found = Object.entries(await charactersByFamily(page))
  return found.flatMap(([family, words]) => {
    const file = `app/styles/clients/${family}.woff2`
    if (!existsSync(file)) return []
    const font = fontkit.create(readFileSync(file)) as fontkit.Font
    const missing = [...new Set(words.replaceAll(/\s/g, ''))].filter(
      (character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    )
    return missing.length > 0 ? [`${family}: ${missing.join('')}`] : []
  })
}
