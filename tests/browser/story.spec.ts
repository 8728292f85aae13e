import { expect, test } from '@playwright/test'
import { needed } from '../needed'
import { readGalleries, type Study, studies } from '../studies'
import { findProcess } from './case-study-page'
import { openHydrated } from './hydrated'

// The story of each case study: every-case-study.spec.ts.

/** The pictures of a study's galleries that have a caption. */
const captioned = (study: Study) =>
  readGalleries(study, 'desktop')
    .flat()
    .filter((name) => study.captions?.[name])

const withCaptions = needed(
  studies.find((study) => captioned(study).length > 0),
  'case study with a caption in its gallery',
)

test('STORY-2 a caption is below its picture and does not move its row', async ({ page }) => {
  await page.goto(withCaptions.path)
  const rows = page.locator('[data-list] > div').filter({ visible: true })
  for (const row of await rows.all()) {
    const figures = await row.getByRole('figure').evaluateAll((all) =>
      all.map((figure) => {
        const picture = figure.querySelector('picture')?.getBoundingClientRect()
        const caption = figure.querySelector('figcaption')?.getBoundingClientRect()
        return { top: picture?.top, bottom: picture?.bottom, caption: caption?.top }
      }),
    )
    for (const { top, bottom, caption } of figures) {
      expect(Math.abs((top ?? 0) - (figures[0]?.top ?? 0))).toBeLessThan(1)
      expect(Math.abs((bottom ?? 0) - (figures[0]?.bottom ?? 0))).toBeLessThan(1)
      if (caption !== undefined) expect(caption).toBeGreaterThanOrEqual(bottom ?? 0)
    }
  }
})

test('STORY-2 the lightbox shows the caption; the alternative text stays the picture’s', async ({ page }) => {
  const { pictures, captions = {} } = withCaptions
  const [name = ''] = captioned(withCaptions)
  const [alt = '', caption = ''] = [pictures[name], captions[name]]
  await openHydrated(page, withCaptions.path)
  await page.getByRole('button', { name: alt }).filter({ visible: true }).first().click()
  const lightbox = page.getByRole('dialog')
  await expect(lightbox.getByText(caption, { exact: true })).toBeVisible()
  await expect(lightbox.getByRole('img', { name: alt })).toBeVisible()
  await expect(lightbox.getByText(alt)).toHaveCount(0)
})

const withNarrowSheet = studies.filter((study) => study.story?.process?.onPhones)

for (const study of withNarrowSheet)
  test(`STORY-3 ${study.id}: phones show and fetch a narrower sketch, wider screens the other`, async ({
    page,
  }) => {
    const { picture = '', onPhones = '' } = study.story?.process ?? {}
    const sheet = findProcess(page, study.story).getByRole('figure')
    for (const [width, shown, hidden] of [
      [390, onPhones, picture],
      [1440, picture, onPhones],
    ] as const) {
      // The page before would fetch for the new width.
      await page.goto('about:blank')
      await page.setViewportSize({ width, height: 900 })
      const fetched: string[] = []
      page.on('request', (request) => fetched.push(request.url()))
      await page.goto(study.path)
      await sheet.scrollIntoViewIfNeeded()
      const alt = (name: string) => sheet.getByAltText(study.pictures[name] ?? '', { exact: true })
      await expect(alt(shown)).toBeVisible()
      await expect(alt(hidden)).toBeHidden()
      await expect.poll(() => fetched.some((url) => url.includes(`/${shown}.`))).toBe(true)
      expect(fetched.filter((url) => url.includes(`/${hidden}.`))).toEqual([])
      page.removeAllListeners('request')
    }
  })
