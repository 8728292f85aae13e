import { expect, test } from '@playwright/test'

const projects = [
  'avante',
  'trident-galaxy-iii',
  'shuvam-constructions',
  'lotus-resort',
  'homefills',
  'tpnodl',
  'hi-meal',
  'vedanta',
  'pmca',
  'ruchi-tea',
  'dhauli-terrace',
  'ppl',
  'subhadarshini',
  'tpcodl',
]

test.beforeEach(async ({ page }) => {
  await page.goto('/projects')
})

test('PROJECTS-1 says what the page is, and shows fourteen cards in their order @phone', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/A Few of Our\s+Favourite\s+Experiments/)
  const cards = page.getByRole('region', { name: 'All projects' }).getByRole('link')
  await expect(cards).toHaveCount(14)
  const paths = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(paths).toEqual(projects.map((id) => `/project/${id}`))
})

test('PROJECTS-1 every card has a picture with alternative text, a title and a description', async ({
  page,
}) => {
  for (const card of await page.getByRole('region', { name: 'All projects' }).getByRole('listitem').all()) {
    await expect(card.getByRole('heading', { level: 2 })).not.toBeEmpty()
    await expect(card.getByRole('img')).toHaveAttribute('alt', /\w{3}/)
    await expect(card.getByRole('paragraph').last()).not.toBeEmpty()
  }
})

test('PROJECTS-1 phones see one wide card, then two narrow ones @phone', async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) > 700, 'phones only')
  const cards = page.getByRole('region', { name: 'All projects' }).getByRole('listitem')
  const widths = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().width > 300))
  expect(widths.slice(0, 6)).toEqual([true, false, false, true, false, false])
  expect(widths.slice(-2)).toEqual([true, true])
})

test('PROJECTS-2 three campaigns that set the trend lead to their case studies @phone', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 2, name: 'Campaigns That Set The Trend.' })
  await expect(heading).toBeVisible()
  const cards = page.locator('[data-campaign]')
  await expect(cards).toHaveCount(3)
  const ids = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-campaign')))
  expect(ids).toEqual(['tpnodl', 'ruchi', 'homefills'])
  const paths = await cards
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(paths).toEqual(['/project/tpnodl', '/project/ruchi-tea', '/project/homefills'])
})

test('PROJECTS-2 clients have the last word', async ({ page }) => {
  await expect(page.getByRole('region', { name: 'What clients say' })).toBeVisible()
})
