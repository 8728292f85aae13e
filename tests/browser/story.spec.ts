import { expect, type Page, test } from '@playwright/test'
import { needed } from '../needed'
import { cycle, galleriesOf, type Study, studies } from '../studies'
import { words as allWords } from '../words'
import { openHydrated } from './hydrated'

const words = allWords.caseStudy
const told = studies.flatMap(({ story, ...study }) => (story ? [{ ...study, story }] : []))

/** The pictures of a study's galleries that have a caption. */
const captioned = (study: Study) =>
  galleriesOf(study, 'desktop')
    .flat()
    .filter((name) => study.captions?.[name])

const withCaptions = needed(
  studies.find((study) => captioned(study).length > 0),
  'case study with a caption in its gallery',
)

const under = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name }) })
const story = (page: Page) => under(page, words.story.heading)

for (const { id, path, story: said } of told) {
  test(`STORY-1 STORY-4 ${id} says in four beats what it is, and ends with a call`, async ({ page }) => {
    await page.goto(path)
    const { problem, idea, deliverables, year, roles, outcome, process } = said
    const titles = [words.story.problem, words.story.idea, words.story.deliverables, words.story.outcome]
    if (process) titles.push(words.story.process)
    await expect(story(page).getByRole('heading', { level: 3 })).toHaveText(titles)
    for (const beat of [problem, idea, outcome]) await expect(story(page)).toContainText(beat)
    await expect(story(page).getByRole('listitem')).toHaveText(deliverables)
    await expect(story(page).getByRole('definition')).toHaveText([year, roles.join(', ')])
    const closing = under(page, words.callToAction.line)
    await expect(closing.getByRole('link', { name: words.callToAction.label })).toHaveAttribute(
      'href',
      '/contact',
    )
    const isInCycle = cycle.some((study) => study.id === id)
    const after = await closing.evaluate((element) => element.nextElementSibling?.tagName)
    expect(after === 'NAV', 'Prev and Next follow').toBe(isInCycle)
  })
}

for (const { id, path, story: said, pictures } of told.filter((study) => study.story.process))
  test(`STORY-3 ${id} shows a piece of process with its caption and what was decided`, async ({ page }) => {
    await page.goto(path)
    const { picture = '', caption = '', text = '' } = said.process ?? {}
    const figure = story(page).getByRole('figure')
    const shown = figure.getByRole('img', { name: pictures[picture] ?? '', exact: true })
    await shown.scrollIntoViewIfNeeded()
    await expect(shown).toBeVisible()
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await expect(figure.getByText(caption, { exact: true })).toBeVisible()
    await expect(figure.getByText(text, { exact: true })).toBeVisible()
  })

test('STORY-1 the story can be read without script', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const [first] = told
  test.skip(!first, 'no case study tells its story')
  await page.goto(first?.path ?? '')
  await expect(story(page)).toContainText(first?.story.problem ?? '')
  await page.close()
})

test('STORY-2 a caption stands below its picture and does not move its row', async ({ page }) => {
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

for (const { id, path, sample } of studies)
  test(`STORY-5 ${id} says that it is a sample exactly while its file does`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('article').getByText(words.sampleLine)).toHaveCount(sample ? 1 : 0)
  })
