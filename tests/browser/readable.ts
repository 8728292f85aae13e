import { expect, type Page } from '@playwright/test'
import { studyWithGallery } from '../studies'

/** Pages that `npm test` reads without script. */
export const readFirst = ['/', '/services', '/services/av-production', studyWithGallery.path, '/nope']

/** Asserts that the text, links and pictures of an open page can be read, in a browser without script. */
export async function expectReadable(page: Page, path: string): Promise<void> {
  const found = await page.evaluate(() => {
    const isForAll = (element: Element) =>
      !element.closest('[aria-hidden=true], [hidden], [popover], dialog, template, script, style, video')
    const isShown = (element: Element) => {
      const box = element.getBoundingClientRect()
      return (
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        box.width > 0 &&
        box.height > 0
      )
    }
    // A gallery is there twice, in the orders of wide and narrow screens; one of them is shown.
    const isOtherOrder = (element: Element) => {
      const list = element.closest('[data-list]')
      const orders = [...(list?.parentElement?.querySelectorAll(':scope > [data-list]') ?? [])]
      return list?.checkVisibility() === false && orders.some((order) => order.checkVisibility())
    }
    const main = document.querySelector('main')
    if (!main) return { hidden: ['all of it'], unreachable: [], pictures: 0, broken: [] }
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const hidden: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      // A control that needs script may be gone; its words are not the page's text.
      if (
        !text.textContent?.trim() ||
        !parent ||
        !isForAll(parent) ||
        parent.closest('button, form, search, fieldset, label, noscript') ||
        isOtherOrder(parent)
      )
        continue
      if (!isShown(parent) || parent.closest('[inert]')) hidden.push(text.textContent.trim().slice(0, 60))
    }
    const unreachable = [...main.querySelectorAll('a[href]')].filter(
      (link) => isForAll(link) && (!isShown(link) || link.closest('[inert]')),
    )
    const pictures = [...main.querySelectorAll('img')].filter((image) =>
      image.checkVisibility({ visibilityProperty: true }),
    )
    return {
      hidden,
      unreachable: unreachable.map((link) => link.outerHTML.slice(0, 120)),
      pictures: pictures.length,
      broken: pictures
        .filter((image) => !image.complete || image.naturalWidth === 0)
        .map((image) => image.currentSrc || image.src),
    }
  })
  expect.soft(found.hidden, 'hidden text').toEqual([])
  expect.soft(found.unreachable, 'links that cannot be reached').toEqual([])
  expect.soft(found.broken, 'pictures that did not load').toEqual([])
  if (path !== '/nope' && path !== '/contact') expect.soft(found.pictures, 'pictures').toBeGreaterThan(0)
}
