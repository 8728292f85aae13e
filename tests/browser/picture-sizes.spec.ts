import { expect, test } from '@playwright/test'
import { knownPaths } from '../known-paths'
import { placedPictures, wrongSize } from './picture-sizes'

/** A phone, a tablet, a desk. */
const screens = [
  { width: 390, height: 844, deviceScaleFactor: 2 },
  { width: 768, height: 1024, deviceScaleFactor: 2 },
  { width: 1440, height: 900, deviceScaleFactor: 1 },
]

/** Films show their posters: one that plays drops its poster, a file that other places may reuse. */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { width, height, deviceScaleFactor } of screens) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor })
    for (const path of knownPaths) {
      test(`EXP-4 ${path} at ${width} px: each picture has the size that its place needs`, async ({
        page,
      }) => {
        await page.goto(path)
        const pictures = await placedPictures(page)
        expect(pictures.flatMap((picture) => wrongSize(picture) ?? [])).toEqual([])
      })
    }
  })
}
