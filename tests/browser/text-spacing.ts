import { expect, type Page } from '@playwright/test'
import { setReadersStyles } from './readers-styles'

/** What a reader may set without losing anything (WCAG 1.4.12). */
const readersOwn = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`

/** Texts whose lines are below or above a box that clips them, and cannot be scrolled to. */
export const cutOffBelow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // A line's box is taller than its letters: up to a third of it may be beyond.
    const share = 1 / 3
    const cut: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      const isRead =
        text.textContent?.trim() &&
        parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !parent.closest('[aria-hidden=true], [inert], noscript, script, style')
      if (!isRead || !parent) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1)
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowY, clipPath, display } = getComputedStyle(box)
        if (overflowY === 'auto' || overflowY === 'scroll' || clipPath === 'inset(50%)') break
        const { top, bottom, width, height } = box.getBoundingClientRect()
        if (width <= 1 || height <= 1) break
        const isClipping = overflowY !== 'visible' && display !== 'inline'
        if (
          isClipping &&
          lines.some(
            (line) => line.bottom - bottom > line.height * share || top - line.top > line.height * share,
          )
        ) {
          cut.push(text.textContent?.trim().slice(0, 50) ?? '')
          break
        }
      }
    }
    return cut
  })

/** Applies the reader's text spacing. */
export async function spaceText(page: Page): Promise<void> {
  await setReadersStyles(page, readersOwn)
  await expect(page.locator('html')).toHaveAttribute('data-wide-letters')
}
