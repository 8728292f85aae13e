import { expect, type Page, test } from '@playwright/test'
import { fetchNoPictures, placedPictures, wrongSize } from '../browser/picture-sizes'
import { setScreen } from '../browser/screen'
import { pagePaths } from '../page-paths'

/** A phone, a tablet, a desk. */
const screens = [
  { width: 390, height: 844, deviceScaleFactor: 2 },
  { width: 768, height: 1024, deviceScaleFactor: 2 },
  { width: 1440, height: 900, deviceScaleFactor: 1 },
]

for (const path of pagePaths)
  test.describe(path, () => {
    test.describe.configure({ mode: 'default' })
    let page: Page
    test.beforeAll(async ({ browser }) => {
      // Films show their posters: one that plays drops its poster, a file that other places may reuse.
      page = await browser.newPage({ reducedMotion: 'reduce' })
      await fetchNoPictures(page)
      await page.goto(path)
    })
    test.afterAll(() => page.close())

    for (const screen of screens)
      test(`EXP-4 ${path} at ${screen.width} px: each picture has the size that its place needs`, async () => {
        await setScreen(page, screen)
        const pictures = await placedPictures(page)
        expect(pictures.flatMap((picture) => wrongSize(picture) ?? [])).toEqual([])
      })
  })
