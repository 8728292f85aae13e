import type { Page } from '@playwright/test'

/**
 * Headings whose words lie over each other: two runs of one line that overlap, or capitals that reach into the line above. Measured
 * on the boxes of the text itself and the metrics of the font it is shown in. A tilted heading is measured upright.
 */
export const overprinted = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) throw new Error('This browser has no canvas to measure letters with')
    const headings = [...document.querySelectorAll('h1, h2, [data-part="quote"] p')].filter((heading) =>
      heading.checkVisibility({ visibilityProperty: true }),
    )
    return headings.flatMap((heading) => {
      if (heading instanceof HTMLElement) heading.style.transform = 'none'
      const lines: { words: string; left: number; right: number; base: number; top: number }[] = []
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const words = text.textContent?.trim() ?? ''
        // Letters that are set one by one are kerned into each other.
        if (words.length < 2 || !text.parentElement) continue
        const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(text.parentElement)
        canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
        const capital = canvas.measureText('H')
        const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = capital
        const range = document.createRange()
        range.selectNodeContents(text)
        for (const { left, right, top, height, width } of range.getClientRects()) {
          // The box of a text reaches from its font's ascent to its descent.
          const base = top + (height * ascent) / (ascent + descent)
          if (width > 1) lines.push({ words, left, right, base, top: base - capital.actualBoundingBoxAscent })
        }
      }
      const isOver = (a: (typeof lines)[number], b: (typeof lines)[number]) => {
        const [upper, lower] = a.base <= b.base ? [a, b] : [b, a]
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        // Side bearings of large letters.
        const bearing = Math.max(3, (lower.base - lower.top) * 0.06)
        return across > bearing && lower.top < upper.base - 2
      }
      if (heading instanceof HTMLElement) heading.style.removeProperty('transform')
      return lines.flatMap((a, at) =>
        lines.slice(at + 1).flatMap((b) => (isOver(a, b) ? [`${a.words} / ${b.words}`] : [])),
      )
    })
  })

/** Texts of the page that lie over each other or under a button. Measured on the middle of each line, where its letters are. */
export const textsOverTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isForScreenReaders = (element: Element): boolean =>
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      (element.parentElement !== null && isForScreenReaders(element.parentElement))
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      // Words in pictures are placed by their drawing; what is in front of the page covers it on purpose.
      !element.closest('[aria-hidden=true], [inert], header nav, dialog, [popover], svg, noscript') &&
      !isForScreenReaders(element)
    const lines: {
      words: string
      name: Element | null
      left: number
      right: number
      top: number
      bottom: number
    }[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? ''
      const parent = text.parentElement
      // Single letters make up a name.
      const name = parent?.closest('h1') ?? null
      if ((words.length < 2 && !name) || !parent || !isSeen(parent)) continue
      const reach = Number.parseFloat(getComputedStyle(parent).fontSize) * 0.3
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const { left, right, top, bottom, width } of range.getClientRects()) {
        const middle = (top + bottom) / 2
        if (width > 3) lines.push({ words, name, left, right, top: middle - reach, bottom: middle + reach })
      }
    }
    // Arrows of a carousel.
    for (const button of document.querySelectorAll('main [data-turn]'))
      if (isSeen(button)) {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        lines.push({ words: 'a button', name: null, left, right, top, bottom })
      }
    const isOver = (a: (typeof lines)[number], b: (typeof lines)[number]) =>
      (a.name === null || a.name !== b.name) &&
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
    const over = lines.flatMap((a, at) =>
      lines
        .slice(at + 1)
        .flatMap((b) => (isOver(a, b) ? [`${a.words.slice(0, 40)} / ${b.words.slice(0, 40)}`] : [])),
    )
    return [...new Set(over)]
  })

/** Words of the page that a picture or film covers, found by hit testing along the middle of each line. */
export const wordsUnderPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // A picture that lets the pointer through covers what is behind it, too.
    const reachable = new CSSStyleSheet()
    reachable.replaceSync('main * { pointer-events: auto !important }')
    document.adoptedStyleSheets.push(reachable)
    const corner = document.createElement('canvas').getContext('2d')
    if (!corner) throw new Error('This browser has no canvas to read pictures with')
    // A cut-out may reach over words on purpose: its box is not what covers them.
    const isCutOut = (image: HTMLImageElement) => {
      corner.clearRect(0, 0, 1, 1)
      corner.drawImage(image, 0, 0)
      return corner.getImageData(0, 0, 1, 1).data[3] !== 255
    }
    const covers = (element: Element) =>
      element instanceof HTMLVideoElement || (element instanceof HTMLImageElement && !isCutOut(element))
    const covered = new Set<string>()
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      const texts = document.createTreeWalker(
        document.querySelector('main') ?? document.body,
        NodeFilter.SHOW_TEXT,
      )
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement
        if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        for (const { left, right, top: above, bottom } of range.getClientRects())
          for (const x of [left + 4, (left + right) / 2, right - 4]) {
            const met = document.elementsFromPoint(x, (above + bottom) / 2)
            const own = met.indexOf(parent)
            const picture = met.slice(0, Math.max(own, 0)).find(covers)
            if (picture)
              covered.add(
                `${text.textContent?.trim().slice(0, 40)} / ${picture.getAttribute('alt')?.slice(0, 40)}`,
              )
          }
      }
    }
    scrollTo({ top: 0, behavior: 'instant' })
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== reachable)
    return [...covered]
  })
