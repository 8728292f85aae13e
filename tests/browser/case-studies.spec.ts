import { expect, type Page, test } from '@playwright/test'
import {
  cycle,
  galleriesOf,
  longestStudy,
  type Study,
  sectionsOf,
  studies,
  studiesWith,
  studyWithGallery,
} from '../studies'
import { beginning, sentencePattern, words } from '../words'
import { openHydrated } from './hydrated'
import { placeOf } from './lightbox-words'

const { facts, neighbours, campaign: parts, films: filmsWords } = words.caseStudy

const galleries = (page: Page, list: 'desktop' | 'mobile') => page.locator(`[data-list='${list}'] img`)

/** Names of the pictures of a list in their order, e.g. `brochure-cover`. */
const order = (page: Page, list: 'desktop' | 'mobile') =>
  galleries(page, list).evaluateAll((all) =>
    all.map((image) => /\/([a-z0-9-]+)\.[0-9a-f]{8}\./.exec(image.getAttribute('src') ?? '')?.[1]),
  )

for (const [place, { id, path }] of cycle.entries()) {
  test(`CASE-1 CASE-2 ${id} has hero, name, sector, project type, galleries, Prev and Next`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page).toHaveTitle(sentencePattern(`{page} | ${words.agency.name}`))
    const opening = page.locator('[data-opening]')
    await expect(opening.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(opening.getByRole('img').first()).toHaveAttribute('alt', /\w{3}/)
    await expect(opening.getByText(facts.sector, { exact: true })).toBeVisible()
    await expect(opening.getByText(facts.projectType, { exact: true })).toBeVisible()
    expect(await galleries(page, 'desktop').count()).toBeGreaterThan(0)
    expect(await galleries(page, 'mobile').count()).toBeGreaterThan(0)
    const ways = page.getByRole('navigation', { name: neighbours.title })
    const previous = cycle.at(place - 1)?.path
    const next = cycle[(place + 1) % cycle.length]?.path
    await expect(ways.getByRole('link', { name: beginning(neighbours.previous) })).toHaveAttribute(
      'href',
      previous ?? '',
    )
    await expect(ways.getByRole('link', { name: beginning(neighbours.next) })).toHaveAttribute(
      'href',
      next ?? '',
    )
  })
}

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

for (const { id, path } of studies.filter((study) => !cycle.includes(study))) {
  test(`CASE-2 ${id} stands outside the cycle`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation', { name: neighbours.title })).toHaveCount(0)
  })
}

for (const study of studiesWith('creatives'))
  test(`CASE-4 CASE-6 ${study.id} shows its social media creatives, one picture each`, async ({ page }) => {
    await page.goto(study.path)
    for (const { heading, pictures } of sectionsOf(study, 'creatives')) {
      const grid = page.locator('section', { has: page.getByRole('heading', { level: 2, name: heading }) })
      await expect(grid.getByRole('listitem')).toHaveCount(pictures.length)
    }
  })

for (const study of studiesWith('campaign'))
  test(`CASE-3 CASE-4 ${study.id} tells its campaign with exactly its figures @phone`, async ({ page }) => {
    await page.goto(study.path)
    for (const { name, period, results } of sectionsOf(study, 'campaign')) {
      const campaign = page.locator('section', { has: page.getByRole('heading', { level: 2, name }) })
      await expect(campaign).toContainText(period)
      for (const step of [parts.objective, parts.strategy, parts.execution, parts.results])
        await expect(campaign.getByRole('heading', { level: 3, name: step })).toBeVisible()
      await expect(campaign.getByRole('definition')).toHaveText(results.map(({ value }) => value))
    }
  })

const withHeadings = studies.filter((study) => sectionsOf(study, 'gallery').some(({ heading }) => heading))

for (const study of withHeadings)
  test(`CASE-3 ${study.id} shows its galleries under their headings`, async ({ page }) => {
    await page.goto(study.path)
    for (const { heading } of sectionsOf(study, 'gallery'))
      if (heading) await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
  })

/** The last part of a picture's name, as its file has it. */
const fileNames = (study: Study, screen: 'desktop' | 'mobile') =>
  galleriesOf(study, screen)
    .flat()
    .map((name) => name.split('/').at(-1))

for (const study of studies)
  test(`CASE-5 CASE-6 ${study.id} has its pictures in one order on desktop, in another on phones`, async ({
    page,
  }) => {
    await page.goto(study.path)
    for (const screen of ['desktop', 'mobile'] as const)
      expect.soft(await order(page, screen), screen).toEqual(fileNames(study, screen))
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${study.path}$`))
    for (const property of ['og:title', 'og:description', 'og:url'])
      await expect(page.locator(`meta[property='${property}']`)).toHaveAttribute('content', /\w/)
  })

for (const study of studiesWith('client'))
  test(`CASE-7 ${study.id} shows its clients, each with its facts and pictures`, async ({ page }) => {
    await page.goto(study.path)
    for (const { name } of sectionsOf(study, 'client')) {
      const block = page.getByRole('region', { name, exact: true })
      await expect(block.getByRole('heading', { level: 2, name })).toBeVisible()
      for (const fact of [facts.client, facts.services, facts.objective])
        await expect(block.getByRole('term').filter({ hasText: fact })).toBeVisible()
      expect(await block.locator("[data-list='desktop'] img").count()).toBeGreaterThan(0)
    }
  })

for (const study of studiesWith('call-to-action'))
  test(`CASE-7 ${study.id} ends with a call to action to the contact page`, async ({ page }) => {
    await page.goto(study.path)
    for (const { label } of sectionsOf(study, 'call-to-action'))
      await expect(page.getByRole('main').getByRole('link', { name: label })).toHaveAttribute(
        'href',
        '/contact',
      )
  })

for (const study of studiesWith('films'))
  test(`CASE-7 ${study.id} shows its films`, async ({ page }) => {
    await page.goto(study.path)
    const films = page.getByRole('region', { name: filmsWords.title, exact: true })
    await expect(films.getByRole('button', { name: sentencePattern(words.films.play) })).toHaveCount(
      sectionsOf(study, 'films').flatMap((section) => section.films).length,
    )
  })

test('CASE-8 only the gallery that fits the screen is downloaded @phone', async ({ page, viewport }) => {
  const isPhone = (viewport?.width ?? 0) < 700
  await page.goto(studyWithGallery.path)
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
  })
  const [shown, hidden] = isPhone ? (['mobile', 'desktop'] as const) : (['desktop', 'mobile'] as const)
  const loaded = async (list: 'desktop' | 'mobile') => {
    const all = await galleries(page, list).evaluateAll((images) =>
      images.map((image) => (image as HTMLImageElement).currentSrc),
    )
    return all.filter(Boolean)
  }
  await expect
    .poll(async () => (await loaded(shown)).length)
    .toBe(galleriesOf(studyWithGallery, shown).flat().length)
  // A picture that the visible list has loaded may serve the hidden list too: that costs no download.
  const fetched = await loaded(shown)
  expect((await loaded(hidden)).filter((file) => !fetched.includes(file))).toEqual([])
})

test('CASE-8 the lightbox works by keyboard alone and gives the focus back', async ({ page }) => {
  await openHydrated(page, studyWithGallery.path)
  const total = galleriesOf(studyWithGallery, 'desktop')[0]?.length ?? 0
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

test('CASE-8 a swipe changes the lightbox’s picture @phone', async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) > 700, 'phones only')
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
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
  const pictures = pdf.match(/\/Subtype\s*\/Image/g)?.length ?? 0
  expect(pages).toBeGreaterThanOrEqual(2)
  expect(pages).toBeLessThanOrEqual(4)
  expect(pictures).toBeGreaterThanOrEqual(19)
})
