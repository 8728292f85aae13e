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
