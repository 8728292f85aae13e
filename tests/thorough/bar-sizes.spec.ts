import { expect, type Page, test } from '@playwright/test'
import { hamburger } from '../browser/bar'
import { openHydrated } from '../browser/hydrated'
import { smallWindows } from '../browser/small-windows'
import { setTextSize } from '../browser/text-size'
import { words } from '../words'

const windows = [
  ...smallWindows,
  { width: 320, height: 640, text: 20 },
  { width: 390, height: 844, text: 20 },
  { width: 390, height: 844, text: 24 },
  { width: 768, height: 1024, text: 32 },
]

/** The browser's own text size (px). */
const usualText = 16

/** Scrolling to the end of a link may round by half a pixel. */
const rounding = 0.5

const sheet = (page: Page) => page.locator('#menu')

// The page is opened once; the window takes all sizes.
test.describe.configure({ mode: 'default' })
let page: Page
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage()
  await openHydrated(page, '/')
})
test.afterAll(() => page.close())

for (const { width, height, text } of windows) {
  const title = `at ${width} by ${height} px with text of ${text} px`

  test.describe(title, () => {
    test.beforeAll(async () => {
      await page.setViewportSize({ width, height })
      await setTextSize(page, text)
    })
    test.afterAll(() => setTextSize(page, usualText))

    test(`EXP-4 ${title} every control of the bar is inside the window, clear of its neighbours`, async () => {
      const boxes = await page
        .getByRole('banner')
        .evaluate((bar) =>
          [...bar.querySelectorAll('a, button')]
            .filter((one) => one.checkVisibility({ visibilityProperty: true }))
            .map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
        )
      expect(boxes).toHaveLength(3)
      for (const [place, { left, right, top, bottom }] of boxes.entries()) {
        expect.soft(left, `left of ${place}`).toBeGreaterThanOrEqual(boxes[place - 1]?.right ?? 0)
        expect.soft(right, `right of ${place}`).toBeLessThanOrEqual(width)
        expect.soft(top, `top of ${place}`).toBeGreaterThanOrEqual(0)
        expect.soft(bottom, `bottom of ${place}`).toBeLessThanOrEqual(height / 3)
      }
    })

    test(`KNOW-6 ${title} the agency's name is whole, in letters of at least 10 px`, async () => {
      const { name, logo, size } = await page
        .getByRole('banner')
        .getByText(words.agency.name, { exact: true })
        .evaluate((element) => ({
          name: element.getBoundingClientRect().toJSON() as DOMRect,
          logo: element.closest('a')?.getBoundingClientRect().toJSON() as DOMRect,
          size: Number.parseFloat(getComputedStyle(element).fontSize),
        }))
      expect.soft(name.left).toBeGreaterThan(logo.left)
      expect.soft(name.right).toBeLessThanOrEqual(logo.right + rounding)
      expect.soft(name.width).toBeGreaterThan(2 * size)
      expect(size).toBeGreaterThanOrEqual(10)
    })

    test(`NAV-4 ${title} the menu is clear of the logo and all of it can be reached`, async () => {
      await hamburger(page).click()
      const logo = await page.getByRole('banner').getByRole('link').first().boundingBox()
      const top = (logo?.y ?? 0) + (logo?.height ?? 0)
      const room = await sheet(page).boundingBox()
      expect(room?.y).toBeGreaterThanOrEqual(top)
      for (const link of await sheet(page).getByRole('link').all()) {
        await link.scrollIntoViewIfNeeded()
        const box = await link.boundingBox()
        const name = (await link.getAttribute('aria-label')) ?? (await link.textContent())
        expect.soft(box?.y, `${name} from above`).toBeGreaterThanOrEqual(top)
        expect.soft(box?.x, `${name} from the left`).toBeGreaterThanOrEqual(0)
        expect.soft((box?.x ?? 0) + (box?.width ?? 0), `${name} from the right`).toBeLessThanOrEqual(width)
        expect
          .soft((box?.y ?? 0) + (box?.height ?? 0), `${name} from below`)
          .toBeLessThanOrEqual(height + rounding)
      }
      await hamburger(page).click()
      await expect(sheet(page)).toBeHidden()
    })
  })
}

for (const width of [769, 900, 1000, 1024, 1100, 1440])
  test(`EXP-4 at ${width} px the links of the bar are side by side, inside its margins`, async () => {
    await page.setViewportSize({ width, height: 800 })
    const { boxes, margins } = await page.getByRole('banner').evaluate((bar) => {
      const shown = [...bar.querySelectorAll('a, button')].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      )
      const { paddingInlineStart: start, paddingInlineEnd: end } = getComputedStyle(
        shown[0]?.parentElement as Element,
      )
      return {
        boxes: shown.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
        margins: [Number.parseFloat(start), Number.parseFloat(end)],
      }
    })
    const [start = 0, end = 0] = margins
    expect(boxes.length).toBeGreaterThan(3)
    for (const [place, { left, right }] of boxes.entries()) {
      expect
        .soft(left, `left of ${place}`)
        .toBeGreaterThanOrEqual((boxes[place - 1]?.right ?? start) - rounding)
      expect.soft(right, `right of ${place}`).toBeLessThanOrEqual(width - end + rounding)
    }
  })
