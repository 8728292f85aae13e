import type { Page } from '@playwright/test'

/**
 * Texts and controls that a reader would see cut off at the side: beyond the screen, or beyond an ancestor that clips them
 * and cannot be scrolled. What is decoration, hidden or for screen readers alone does not count.
 */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Side bearings of large letters and rounding.
    const tolerance = 2
    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[aria-hidden=true], [inert], noscript, script, style')

    /** The nearest ancestor that clips sideways, or `scrolls` where a reader can bring the rest into view. */
    const clipOf = (element: Element): DOMRect | 'scrolls' | 'screen readers' => {
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(one)
        const box = one.getBoundingClientRect()
        if (clipPath === 'inset(50%)' || (box.width <= 1 && overflowX !== 'visible')) return 'screen readers'
        if (overflowX === 'auto' || overflowX === 'scroll') return 'scrolls'
        if (overflowX !== 'visible' && getComputedStyle(one).display !== 'inline') return box
      }
      return new DOMRect(0, 0, innerWidth, innerHeight)
    }
    const isCut = (element: Element, boxes: DOMRect[]) => {
      const clip = clipOf(element)
      if (clip === 'scrolls' || clip === 'screen readers') return false
      const [left, right] = [Math.max(0, clip.left), Math.min(innerWidth, clip.right)]
      return boxes.some(
        (box) => box.width > 1 && (box.left < left - tolerance || box.right > right + tolerance),
      )
    }

    const cut: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      if (!text.textContent?.trim() || !parent || !seen(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      if (isCut(parent, [...range.getClientRects()])) cut.push(text.textContent.trim().slice(0, 50))
    }
    for (const control of document.querySelectorAll('a[href], button, input, textarea, iframe, video')) {
      if (seen(control) && isCut(control, [...control.getClientRects()]))
        cut.push(control.outerHTML.slice(0, 80))
    }
    return cut
  })

/** How many px the page can be scrolled sideways. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const root = document.documentElement
    scrollTo({ left: 9_999, behavior: 'instant' })
    const moved = Math.max(scrollX, root.scrollWidth - innerWidth)
    scrollTo({ left: 0, behavior: 'instant' })
    return moved
  })
