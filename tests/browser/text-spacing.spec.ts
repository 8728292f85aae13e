import { expect, type Page, test } from '@playwright/test'
import { allPages } from '../known-paths'
import { cutOff, sidewaysScroll } from './cut-off'
import { openHydrated } from './hydrated'

// The visitor's own style sheet is not the site's to forbid.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

/** What a reader may set without losing anything (WCAG 1.4.12). */
const readersOwn = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`

/**
 * What does not hold yet, see docs/quality.md: lines woven to fill their measure cannot be widened without being cut at the side,
 * nor can the label of the bar's call, whose room is kept free to the em.
 */
const exempt = '[style*="em:"], header a[href="/contact"]'

/** Texts whose lines stand below or above a box that clips them, and cannot be scrolled to. */
const cutOffBelow = (page: Page): Promise<string[]> =>
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

for (const path of allPages)
  test(`EXP-4 with the reader’s own text spacing ${path} cuts nothing off`, async ({ page }) => {
    await openHydrated(page, path)
    await page.addStyleTag({ content: readersOwn })
    await page.locator(exempt).evaluateAll((all) => {
      for (const one of all) one.setAttribute('aria-hidden', 'true')
    })
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await sidewaysScroll(page), `scrolls sideways at ${width} px`).toBe(0)
      expect.soft(await cutOff(page), `cut off at the side at ${width} px`).toEqual([])
      expect.soft(await cutOffBelow(page), `cut off above or below at ${width} px`).toEqual([])
    }
  })
