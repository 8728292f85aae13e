import { expect, type Page } from '@playwright/test'
import { said, words } from '../words'
import { testOnOnePage } from './one-page'

const { hero, projects, all: listName } = words.projects
const { campaigns } = words.campaigns

const list = (page: Page) => page.getByRole('region', { name: listName, exact: true })

const test = testOnOnePage('/projects')

test('PROJECTS-1 says what the page is, and shows all cards in their order @phone-only', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said(hero.heading))
  const cards = list(page).getByRole('link')
  const paths = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(paths).toEqual(projects.map((id) => `/project/${id}`))
})

test('PROJECTS-1 every card has a picture with alternative text, a title and a description', async ({
  page,
}) => {
  for (const card of await list(page).getByRole('link').all()) {
    await expect(card.getByRole('heading', { level: 2 })).not.toBeEmpty()
    await expect(card.getByRole('img')).toHaveAttribute('alt', /\w{3}/)
    await expect(card.getByRole('paragraph').last()).not.toBeEmpty()
  }
})

test('PROJECTS-1 below the large one, phones see two narrow cards, then a wide one @phone-only', async ({
  page,
}) => {
  const cards = list(page).getByRole('listitem')
  const widths = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().width > 300))
  const inTurns = [false, false, true, false, false, true]
  expect(widths.slice(0, 6)).toEqual(inTurns.slice(0, widths.length))
  expect(widths.filter((isWide) => !isWide).length % 2, 'none is alone in its row').toBe(0)
})

test('PROJECTS-2 the campaigns that set the trend lead to their case studies @phone-only', async ({
  page,
}) => {
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
