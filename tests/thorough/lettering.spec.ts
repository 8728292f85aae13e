import { expect, type Page, test } from '@playwright/test'
import { pictures } from '~content/load/manifest.server'
import { fullPictureName } from '~content/schema/study-pictures'
import { sidewaysScroll } from '../browser/cut-off'
import { findSections, readGalleries, type Study, studies, studiesWith } from '../studies'

const shown = (page: Page) => page.locator('[data-list="mobile"]').filter({ visible: true })

/** Wider than this a picture is long. */
const LONG = 2.3

/** Long pictures without lettering, which phones show whole. */
const wholes = (study: Study) => findSections(study, 'gallery').flatMap(({ whole = [] }) => whole)

/** The long pictures of a study's galleries that phones swipe, by their names. */
const longPictures = (study: Study) =>
  readGalleries(study, 'mobile')
    .flat()
    .filter((name) => !wholes(study).includes(name))
    .filter((name) => {
      const { width = 0, height = 1 } = pictures()[fullPictureName(study.id, name)] ?? {}
      return width / height > LONG
    })

const withLongPictures = studies.filter((study) => longPictures(study).length > 0)

/** Long pictures with a caption. */
const longWithCaption = withLongPictures.flatMap((study) =>
  longPictures(study).flatMap((name) => {
    const words = study.captions?.[name]
    return words === undefined ? [] : [{ path: study.path, words }]
  }),
)

for (const study of withLongPictures) {
  const { id, path } = study
  test(`STORY-6 ${id}: a long picture is swiped at a height at which it can be read @phone-only`, async ({
    page,
  }) => {
    await page.goto(path)
    const figures = await shown(page)
      .getByRole('figure')
      .evaluateAll((all) =>
        all.map((figure) => {
          const { width = 0, height = 1 } = figure.querySelector('picture')?.getBoundingClientRect() ?? {}
          const beyond = [...figure.querySelectorAll('*')].map((one) => one.scrollWidth - one.clientWidth)
          return { ratio: width / height, height, beyond: Math.max(...beyond) }
        }),
      )
    const long = figures.filter(({ ratio, beyond }) => ratio > LONG && beyond > 0)
    expect(long).toHaveLength(longPictures(study).length)
    for (const { height, beyond } of long) {
      expect(height).toBeGreaterThan(200)
      expect(beyond).toBeGreaterThan(100)
    }
    expect(figures.filter(({ ratio, beyond }) => ratio <= LONG && beyond > 0)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
  })
}

test('STORY-6 the caption of a long picture stays while it is swiped @phone-only', async ({ page }) => {
  const [first] = longWithCaption
  test.skip(!first, 'no long picture of the content has a caption')
  await page.goto(first?.path ?? '')
  const figure = shown(page)
    .getByRole('figure')
    .filter({ hasText: first?.words ?? '' })
    .first()
  await figure.scrollIntoViewIfNeeded()
  const caption = figure.locator('figcaption')
  const before = await caption.boundingBox()
  await figure
    .getByRole('group')
    .locator('> *')
    .first()
    .evaluate((scroller) => scroller.scrollTo({ left: 200 }))
  expect(Math.abs(((await caption.boundingBox())?.x ?? 0) - (before?.x ?? 0))).toBeLessThan(1)
})

test('STORY-6 social media creatives are swiped, each most of the screen wide @phone-only', async ({
  page,
}) => {
  for (const { path } of studiesWith('creatives')) {
    await page.goto(path)
    const posts = page.locator('ul[data-pattern]').getByRole('listitem')
    const wide = (page.viewportSize()?.width ?? 0) * 0.8
    for (const post of await posts.all()) expect((await post.boundingBox())?.width).toBeGreaterThan(wide)
    await posts.last().scrollIntoViewIfNeeded()
    await expect(posts.last()).toBeInViewport({ ratio: 0.9 })
    expect(await sidewaysScroll(page)).toBe(0)
  }
})
