import { expect, type Page, test } from '@playwright/test'
import { laidOut, openHydrated } from '../browser/hydrated'
import { expectShown } from '../browser/shown-page'
import { onePageOfEachKind } from '../studies'

interface Box {
  /** Tag and first class. */
  name: string
  /** px */
  box: number[]
}

/** Waits for the parts whose code follows the page's own: the footer, a living object, home's loom and strings. */
const allArrived = (page: Page) =>
  page.waitForFunction(
    () =>
      !document.querySelector('[data-awaits], [data-part="living"]:not([data-arrived])') &&
      (location.pathname !== '/' || document.querySelector('main fieldset')),
  )

/** Size and place of every element of the page. */
const readLayout = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    scrollTo({ top: 0, behavior: 'instant' })
    return [...document.querySelectorAll('main, main *')].map((element): Box => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return {
        name: `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''}`,
        box: [x, y, width, height],
      }
    })
  })

/** Elements whose size or place differs by more than 2 px; less may be rounding. */
function differences(one: Box[], other: Box[]): string[] {
  const described = ({ name, box }: Box) => `${name} ${box.map(Math.round).join(' ')}`
  return one.flatMap((element, index) => {
    const counterpart = other[index]
    if (!counterpart) return [`${described(element)}, not there`]
    const isSame =
      element.name === counterpart.name &&
      element.box.every((length, side) => Math.abs(length - (counterpart.box[side] ?? Number.NaN)) <= 2)
    return isSame ? [] : [`${described(element)}, there ${described(counterpart)}`]
  })
}

/** Goes to a page by any link on the current page. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'A link' })
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
  await expectShown(page, path)
}

test('EXP-4 a page of each kind looks the same however the visitor arrived', async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const paths = onePageOfEachKind
  const direct = await context.newPage()
  await direct.emulateMedia({ reducedMotion: 'reduce' })
  const layouts = new Map<string, Box[]>()
  for (const path of paths) {
    await openHydrated(direct, path)
    await allArrived(direct)
    layouts.set(path, await readLayout(direct))
  }
  // The last page first: then each page has the styles of all pages visited before it.
  await openHydrated(page, paths.at(-1) ?? '/')
  for (const path of [...paths.slice(0, -1), ...paths.slice(0, -1).reverse()]) {
    if (new URL(page.url()).pathname !== path) await goTo(page, path)
    const other = layouts.get(path) ?? []
    // What lies below the first screen follows the change of page.
    await expect.poll(() => page.locator('main, main *').count(), path).toBe(other.length)
    await allArrived(page)
    await laidOut(page)
    const one = await readLayout(page)
    expect.soft(differences(one, other), path).toEqual([])
  }
})
