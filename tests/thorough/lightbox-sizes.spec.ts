import { expect, test } from '@playwright/test'
import { openHydrated } from '../browser/hydrated'
import { large, lightbox, openFirst, study, total } from '../browser/lightbox-page'
import { lightboxWords, placeName } from '../browser/lightbox-words'
import { smallWindows } from '../browser/small-windows'
import { setTextSize } from '../browser/text-size'

for (const { width, height, text } of [
  ...smallWindows,
  { width: 390, height: 844, text: 16 },
  { width: 1280, height: 400, text: 16 },
  { width: 1440, height: 900, text: 32 },
])
  test(`CASE-8 at ${width} by ${height} px, text ${text} px, the large picture is large`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openHydrated(page, study)
    await setTextSize(page, text)
    await openFirst(page)
    for (let picture = 0; picture < Math.min(total, 6); picture += 1) {
      const box = await large(page).boundingBox()
      if (!box) throw new Error('No picture is shown')
      const share = Math.max(box.width / width, box.height / height)
      expect.soft(share, `share of the window, picture ${picture + 1}`).toBeGreaterThan(0.6)
      expect.soft(box.x).toBeGreaterThanOrEqual(0)
      expect.soft(box.x + box.width).toBeLessThanOrEqual(width)
      expect.soft(box.y + box.height).toBeLessThanOrEqual(height)
      for (const name of [lightboxWords.previous, lightboxWords.next, lightboxWords.close])
        await expect.soft(lightbox(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 })
      await expect.soft(lightbox(page).getByText(placeName(picture + 1))).toBeInViewport({ ratio: 1 })
      await lightbox(page).getByRole('button', { name: lightboxWords.next }).click()
    }
  })
