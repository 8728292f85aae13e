import { expect, type Page, test } from '@playwright/test'
import { studiesWith } from '../studies'

const widths = [390, 768, 1440]

/** Space in px between the ink of each line of a page's pull quotes and the ink of the one below it; negative where letters touch. */
const spaceBetweenLines = (page: Page) =>
  page.locator('[data-part="quote"] p').evaluateAll((quotes) => {
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('no canvas')
    return quotes.flatMap((quote) => {
      // One that is turned is measured straight.
      if (quote instanceof HTMLElement) quote.style.transform = 'none'
      const lines = [...quote.querySelectorAll('span')].map((line) => {
        const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(line)
        pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
        const ink = pen.measureText((line.textContent ?? '').trim())
        const mark = document.createElement('i')
        mark.style.cssText = 'display: inline-block; inline-size: 0; block-size: 0'
        line.append(mark)
        const { bottom } = mark.getBoundingClientRect()
        mark.remove()
        return {
          base: bottom,
          top: bottom - ink.actualBoundingBoxAscent,
          bottom: bottom + ink.actualBoundingBoxDescent,
        }
      })
      // Lines side by side have the same baseline.
      return lines.slice(1).flatMap(({ base, top }, at) => {
        const above = lines[at]
        return above && base > above.base + 1 ? [top - above.bottom] : []
      })
    })
  })

for (const study of studiesWith('pull-quote'))
  test(`CASE-1 ${study.id} sets its pull quote so that no line touches the next`, async ({ page }) => {
    await page.goto(study.path)
    await page.evaluate(() => document.fonts.ready)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      for (const space of await spaceBetweenLines(page)) expect(space, `at ${width} px`).toBeGreaterThan(0)
    }
  })
