import type { Page } from '@playwright/test'

/**
 * Texts and controls that are cut off at the side: beyond the screen, or beyond an ancestor that clips them and cannot be
 * scrolled. Decoration, hidden text and text for screen readers do not count.
 */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Side bearings of large letters and rounding.
    const tolerance = 2
    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      // A carousel's neighbours are partly beyond the edge on purpose.
      !element.closest(
        '[aria-hidden=true], [inert], [data-position=left], [data-position=right], noscript, script, style',
      )

    /** Whether a box is beyond the screen or beyond any ancestor that clips, up to one that can be scrolled. */
    const isBeyond = (element: Element, box: DOMRect): boolean => {
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
        const { overflowX, clipPath, display } = getComputedStyle(one)
        const clip = one.getBoundingClientRect()
        const isForScreenReaders = clipPath === 'inset(50%)' || (clip.width <= 1 && overflowX !== 'visible')
        if (isForScreenReaders || overflowX === 'auto' || overflowX === 'scroll') return false
        const clips = overflowX !== 'visible' && display !== 'inline'
        if (clips && (box.left < clip.left - tolerance || box.right > clip.right + tolerance)) return true
      }
      return box.left < -tolerance || box.right > innerWidth + tolerance
    }
    const isCut = (element: Element, boxes: DOMRect[]) =>
      boxes.some((box) => box.width > 1 && isBeyond(element, box))

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
