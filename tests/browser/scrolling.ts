import type { Locator, Page } from '@playwright/test'

/** Scrolls the page to so many px from its top, at once. */
export const scrollPage = (page: Page, top: number) =>
  page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)

/** Scrolls until a share of an element's height, from its top, is above the bottom of the screen. */
export const showShare = (element: Locator, share: number) =>
  element.evaluate((shown, wanted) => {
    const box = shown.getBoundingClientRect()
    scrollTo({ top: scrollY + box.top + box.height * wanted - innerHeight, behavior: 'instant' })
  }, share)

/** Scrolls through the whole page as a reader would, so that everything lazy has loaded; ends at the top. */
export const readThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })

/** Waits for the pictures on the screen. Not for an idle network: a playing film keeps loading. */
export const picturesInSight = (page: Page) =>
  page.evaluate(async () => {
    const isInSight = (image: HTMLImageElement) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect()
      return width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0
    }
    await Promise.all([...document.images].filter(isInSight).map((image) => image.decode()))
  })
