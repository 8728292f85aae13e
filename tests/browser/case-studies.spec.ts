import { expect, test } from '@playwright/test'
import {
  cycle,
  galleriesOf,
  longestStudy,
  picturesOf,
  sectionsOf,
  studiesWith,
  studyWithGallery,
} from '../studies'
import { words } from '../words'
import { galleries } from './case-study-page'
import { openHydrated } from './hydrated'
import { placeOf } from './lightbox-words'

// What each case study shows: every-case-study.spec.ts.

const { neighbours, campaign: parts } = words.caseStudy

/** Where the parts of an opening stand, in tenths of the window's width; runs in the page. */
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
  sectionsOf(study, 'gallery').flatMap(({ acrossTablets = [] }) =>
    acrossTablets.length ? [{ study, acrossTablets }] : [],
  ),
)

for (const { study, acrossTablets } of broken)
  test(`CASE-1 on tablets ${acrossTablets.join(', ')} of ${study.id} stand alone in their row`, async ({
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

for (const study of studiesWith('campaign'))
  test(`CASE-3 CASE-4 ${study.id} tells its campaign with exactly its figures @phone-only`, async ({
    page,
  }) => {
    await page.goto(study.path)
    for (const { name, period, results } of sectionsOf(study, 'campaign')) {
      const campaign = page.locator('section', { has: page.getByRole('heading', { level: 2, name }) })
      await expect(campaign).toContainText(period)
      for (const step of [parts.objective, parts.strategy, parts.execution, parts.results])
        await expect(campaign.getByRole('heading', { level: 3, name: step })).toBeVisible()
      await expect(campaign.getByRole('definition')).toHaveText(results.map(({ value }) => value))
    }
  })

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
    .toBe(galleriesOf(studyWithGallery, 'mobile').flat().length)
  // A picture that the visible list has loaded may serve the hidden list too: that costs no download.
  const fetched = await loaded('mobile')
  expect((await loaded('desktop')).filter((file) => !fetched.includes(file))).toEqual([])
})

test('CASE-8 the lightbox works by keyboard alone and gives the focus back', async ({ page }) => {
  await openHydrated(page, studyWithGallery.path)
  const total = picturesOf(studyWithGallery, 'desktop').length
  const first = page.locator("[data-list='desktop']").first().getByRole('button').first()
  await first.focus()
  await page.keyboard.press('Enter')
  const lightbox = page.getByRole('dialog')
  await expect(lightbox.getByText(placeOf(1, total))).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(lightbox.getByText(placeOf(2, total))).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(lightbox.getByText(placeOf(total, total))).toBeVisible()
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab')
  expect(
    await page.evaluate(
      () => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
    ),
  ).toBe(true)
  await page.keyboard.press('Escape')
  await expect(lightbox).toBeHidden()
  await expect(first).toBeFocused()
})

test('CASE-8 a swipe changes the lightbox’s picture @phone-only', async ({ page }) => {
  await openHydrated(page, studyWithGallery.path)
  await page.locator("[data-list='mobile']").first().getByRole('button').first().click()
  const lightbox = page.getByRole('dialog')
  await expect(lightbox.getByText(placeOf(1))).toBeVisible()
  const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true, bubbles: true }
  await lightbox.dispatchEvent('pointerdown', { ...finger, clientX: 320, clientY: 400 })
  await lightbox.dispatchEvent('pointerup', { ...finger, clientX: 60, clientY: 405 })
  await expect(lightbox.getByText(placeOf(2))).toBeVisible()
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
