import { expect, type Locator, type Page, test } from '@playwright/test'
import { findSections, studies, studiesWith } from '../studies'
import { said, words } from '../words'

/** More pieces than this are swiped on phones. */
const STACKED = 3

/** A page with a long list of social media creatives. */
const feed = studies.find((study) =>
  findSections(study, 'creatives').some(({ pictures }) => pictures.length > STACKED),
)

/** The scroller of that list. */
const findScroller = (page: Page) => page.locator('ul[data-pattern]').first().locator('..')

const distance = (scroller: Locator) =>
  scroller.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)

/** How far right the knot of the thread below has come, in px; runs in the page. */
const knotPlace = (scroller: Locator) =>
  scroller.evaluate((element) => {
    const thread = element.nextElementSibling
    if (!thread) throw new Error('There is no thread below.')
    return Number.parseFloat(getComputedStyle(thread, '::after').translate) || 0
  })

test.describe('what is swiped sideways', () => {
  test.skip(!feed, 'no case study has many creatives')

  test.beforeEach(async ({ page }) => {
    await page.goto(feed?.path ?? '')
  })

  test('EXP-4 a list that is swiped has a thread whose knot moves along @phone-only', async ({ page }) => {
    const scroller = findScroller(page)
    expect(await distance(scroller)).toBeGreaterThan(100)
    const thread = scroller.locator('+ *')
    await expect(thread).toBeVisible()
    await expect(thread).toHaveCSS('opacity', '1')
    const wide = (await thread.boundingBox())?.width ?? 0
    expect(await knotPlace(scroller)).toBeLessThan(1)
    await scroller.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
    await expect.poll(() => knotPlace(scroller)).toBeGreaterThan(wide * 0.8)
  })

  test('EXP-2 under reduced motion the thread is there, without a moving knot @phone-only', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const thread = findScroller(page).locator('+ *')
    await expect(thread).toBeVisible()
    await expect(thread).toHaveCSS('opacity', '1')
    expect(await thread.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
  })

  test('EXP-3 a list that is swiped is named, and the arrow keys scroll it @phone-only', async ({ page }) => {
    const [list] = feed ? findSections(feed, 'creatives') : []
    const group = page.getByRole('group', { name: list?.heading ?? '', exact: true })
    await group.getByRole('button').first().focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => findScroller(page).evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(10)
  })

  test('EXP-4 if everything fits there is no thread', async ({ page }) => {
    await expect(findScroller(page).locator('+ *')).toBeHidden()
  })
})

test('EXP-4 a long picture that is swiped has a thread below @phone-only', async ({ page }) => {
  for (const { path } of studiesWith('gallery')) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const cut = await page.getByRole('figure').evaluateAll((all) =>
      all
        .flatMap((figure) => [figure, ...figure.querySelectorAll('*')])
        .filter((one) => getComputedStyle(one).overflowX === 'auto' && one.scrollWidth > one.clientWidth + 1)
        .map((one) => one.nextElementSibling?.getBoundingClientRect().height ?? 0),
    )
    for (const height of cut) expect.soft(height, path).toBeGreaterThan(10)
  }
})

test('PROJECTS-2 up to three campaigns are stacked on phones @phone-only', async ({ page }) => {
  const { campaigns } = words.campaigns
  test.skip(campaigns.length > STACKED, 'more are swiped')
  await page.goto('/projects')
  await expect(page.getByRole('heading', { name: said(words.projects.campaigns.heading) })).toBeVisible()
  const lefts = await page
    .locator('[data-campaign]')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left))
  expect(new Set(lefts).size).toBe(1)
})
