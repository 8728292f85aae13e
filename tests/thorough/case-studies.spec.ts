import { expect, test } from '@playwright/test'
import { cycle, findSections, longestStudy, studiesWith } from '../studies'
import { words } from '../words'

const { neighbours } = words.caseStudy

/** Where the parts of an opening are, in tenths of the window's width; runs in the page. */
const places = (opening: Element) =>
  [...opening.children]
    .map((part) => {
      const { left, top, right } = part.getBoundingClientRect()
      return [left, top, right].map((length) => Math.round((length / innerWidth) * 10)).join(' ')
    })
    .join(', ')

test('CASE-1 no two case studies share a ground, a typeface or an opening', async ({ page }) => {
  const looks: string[][] = []
  for (const { path } of cycle) {
    await page.goto(path)
    const study = page.getByRole('article')
    looks.push([
      await study.evaluate((element) => getComputedStyle(element).getPropertyValue('--ground')),
      await study.getByRole('heading', { level: 1 }).evaluate((name) => getComputedStyle(name).fontFamily),
      await study.locator('[data-opening]').evaluate(places),
    ])
  }
  for (const part of [0, 1, 2]) expect(new Set(looks.map((look) => look[part])).size).toBe(cycle.length)
})

/** Galleries of which tablets show a picture in a row of its own. */
const broken = studiesWith('gallery').flatMap((study) =>
  findSections(study, 'gallery').flatMap(({ acrossTablets = [] }) =>
    acrossTablets.length ? [{ study, acrossTablets }] : [],
  ),
)

for (const { study, acrossTablets } of broken)
  test(`CASE-1 on tablets ${acrossTablets.join(', ')} of ${study.id} are alone in their row`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.goto(study.path)
    const figures = page.locator('[data-list=desktop] figure')
    for (const name of acrossTablets) {
      const one = figures.filter({ has: page.locator(`img[src*="/${name}."]`) })
      const beside = await one.evaluate((figure) => {
        const { top, bottom } = figure.getBoundingClientRect()
        return [...(figure.parentElement?.children ?? [])].filter((other) => {
          const box = other.getBoundingClientRect()
          return other !== figure && box.top < bottom && box.bottom > top
        }).length
      })
      expect.soft(beside, `beside ${name}`).toBe(0)
    }
  })

test('EXP-6 a case study prints as two to four pages with its pictures', async ({ page }) => {
  await page.goto(longestStudy.path)
  test.slow()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: neighbours.title })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  const shown = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((all) =>
      all.filter((image) => image.checkVisibility()).map((image) => image.getAttribute('src')),
    )
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
  const pictures = pdf.match(/\/Subtype\s*\/Image/g)?.length ?? 0
  expect(pages).toBeGreaterThanOrEqual(2)
  expect(pages).toBeLessThanOrEqual(4)
  expect(pictures).toBeGreaterThanOrEqual(new Set(shown).size)
})
