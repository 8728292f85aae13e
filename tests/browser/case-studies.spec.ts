import { expect, test } from '@playwright/test'
import { readGalleries, studyWithGallery } from '../studies'
import { galleries } from './case-study-page'

// What each case study shows: every-case-study.spec.ts.

test('CASE-8 only the gallery that fits the screen is downloaded @phone-only', async ({ page }) => {
  await page.goto(studyWithGallery.path)
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
  })
  const loaded = async (list: 'desktop' | 'mobile') => {
    const all = await galleries(page, list).evaluateAll((images) =>
      images.map((image) => (image as HTMLImageElement).currentSrc),
    )
    return all.filter(Boolean)
  }
  await expect
    .poll(async () => (await loaded('mobile')).length)
    .toBe(readGalleries(studyWithGallery, 'mobile').flat().length)
  // A picture that the visible list has loaded may serve the hidden list too: that costs no download.
  const fetched = await loaded('mobile')
  expect((await loaded('desktop')).filter((file) => !fetched.includes(file))).toEqual([])
})
