import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { parse } from 'yaml'
import { openHydrated } from './hydrated'

interface Study {
  sample?: string[]
  story: Record<'problem' | 'idea' | 'outcome' | 'year', string> & {
    deliverables: string[]
    roles: string[]
    process?: Record<'picture' | 'caption' | 'text', string>
  }
  pictures: Record<string, string>
  captions: Record<string, string>
}

const read = (file: string) => parse(readFileSync(`content/${file}.yaml`, 'utf8'))
const study = (id: string): Study => read(`projects/${id}`)
const words = read('pages/case-study')
const fourteen: string[] = read('cycle').cycle

const under = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name }) })
const story = (page: Page) => under(page, words.story.heading)

for (const id of fourteen) {
  test(`STORY-1 STORY-4 ${id} says in four beats what it is, and ends with a call`, async ({ page }) => {
    await page.goto(`/project/${id}`)
    const { problem, idea, deliverables, year, roles, outcome, process } = study(id).story
    const titles = [words.story.problem, words.story.idea, words.story.deliverables, words.story.outcome]
    if (process) titles.push(words.story.process)
    await expect(story(page).getByRole('heading', { level: 3 })).toHaveText(titles)
    for (const said of [problem, idea, outcome]) await expect(story(page)).toContainText(said)
    await expect(story(page).getByRole('listitem')).toHaveText(deliverables)
    await expect(story(page).getByRole('definition')).toHaveText([year, roles.join(', ')])
    const closing = under(page, words.callToAction.line)
    await expect(closing.getByRole('link', { name: words.callToAction.label })).toHaveAttribute(
      'href',
      '/contact',
    )
    expect(await closing.evaluate((element) => element.nextElementSibling?.tagName)).toBe('NAV')
  })
}

for (const id of fourteen.filter((id) => study(id).story.process))
  test(`STORY-3 ${id} shows a piece of process with its caption and what was decided`, async ({ page }) => {
    await page.goto(`/project/${id}`)
    const { story: told, pictures } = study(id)
    const { picture = '', caption = '', text = '' } = told.process ?? {}
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
  await page.goto('/project/avante')
  await expect(story(page)).toContainText(study('avante').story.problem)
  await page.close()
})

test('STORY-2 a caption stands below its picture and does not move its row', async ({ page }) => {
  await page.goto('/project/avante')
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
  const { pictures, captions } = study('avante')
  const [name = '', caption = ''] = Object.entries(captions)[0] ?? []
  const alt = pictures[name] ?? ''
  await openHydrated(page, '/project/avante')
  await page.getByRole('button', { name: alt }).filter({ visible: true }).first().click()
  const lightbox = page.getByRole('dialog')
  await expect(lightbox.getByText(caption, { exact: true })).toBeVisible()
  await expect(lightbox.getByRole('img', { name: alt })).toBeVisible()
  await expect(lightbox.getByText(alt)).toHaveCount(0)
})

for (const id of [...fourteen, 'ui', 'av', 'print-media'])
  test(`STORY-5 ${id} says that it is a sample exactly while its file does`, async ({ page }) => {
    await page.goto(`/project/${id}`)
    await expect(page.getByRole('article').getByText(words.sampleLine)).toHaveCount(study(id).sample ? 1 : 0)
  })
