import { expect, test } from '@playwright/test'
import { said, words } from '../words'

const { hero, projects, all: listName } = words.projects
const { campaigns } = words.campaigns

test.beforeEach(async ({ page }) => {
  await page.goto('/projects')
})

test('PROJECTS-1 says what the page is, and shows all cards in their order @phone', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said(hero.heading))
  const cards = page.getByRole('region', { name: listName, exact: true }).getByRole('link')
  const paths = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(paths).toEqual(projects.map((id) => `/project/${id}`))
})

test('PROJECTS-1 every card has a picture with alternative text, a title and a description', async ({
  page,
}) => {
  for (const card of await page
    .getByRole('region', { name: listName, exact: true })
    .getByRole('listitem')
    .all()) {
    await expect(card.getByRole('heading', { level: 2 })).not.toBeEmpty()
    await expect(card.getByRole('img')).toHaveAttribute('alt', /\w{3}/)
    await expect(card.getByRole('paragraph').last()).not.toBeEmpty()
  }
})

test('PROJECTS-1 phones see one wide card, then two narrow ones @phone', async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) > 700, 'phones only')
  const cards = page.getByRole('region', { name: listName, exact: true }).getByRole('listitem')
  const widths = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().width > 300))
  const inTurns = [true, false, false, true, false, false]
  expect(widths.slice(0, 6)).toEqual(inTurns.slice(0, widths.length))
  expect(widths.filter((isWide) => !isWide).length % 2, 'nobody stands alone').toBe(0)
})

test('PROJECTS-2 the campaigns that set the trend lead to their case studies @phone', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 2, name: said(words.projects.campaigns.heading) })
  await expect(heading).toBeVisible()
  const cards = page.locator('[data-campaign]')
  const ids = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-campaign')))
  expect(ids).toEqual(campaigns.map(({ id }) => id))
  const paths = await cards
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(paths).toEqual(campaigns.map(({ path }) => path))
})

test('PROJECTS-2 clients have the last word', async ({ page }) => {
  await expect(
    page.getByRole('region', { name: words.testimonials.spoken.heading, exact: true }),
  ).toBeVisible()
})
