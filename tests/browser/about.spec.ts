import { expect, test } from '@playwright/test'
import { readContent } from '~content/load/read.server'
import { team as schema } from '~content/schema/team'

const { director, members } = readContent('team.yaml', schema)
const team = [director, ...members]

test.beforeEach(async ({ page }) => {
  await page.goto('/about')
})

test('ABOUT-1 opens with a sneak peek, and tells the story with its four facts', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: 'A Sneak Peek Into Us' })).toBeVisible()
  const story = page.getByRole('region', { name: 'Our Story' })
  await expect(story).toContainText(/since\s+1998/)
  await expect(story).toContainText(/Partners since\s+2013/)
  await expect(story).toContainText(/reach.*390M\+/i)
  await expect(story).toContainText(/recognised.*audio mastering/i)
})

test('ABOUT-2 shows the managing director and the others, each with role and portrait', async ({ page }) => {
  const squad = page.getByRole('region', { name: 'Not Your Average Creative Squad' })
  await expect(squad.getByRole('heading', { level: 3 })).toHaveText(team.map(({ name }) => name))
  for (const { role } of team) await expect(squad.getByText(role, { exact: true }).first()).toBeVisible()
  for (const { altText } of team) await expect(squad.getByRole('img', { name: altText })).toHaveCount(1)
})

test('ABOUT-2 the others stand in rows of four, and the chair ends their last row', async ({ page }) => {
  const places = await page
    .getByRole('region', { name: 'Not Your Average Creative Squad' })
    .getByRole('listitem')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ y, right }) => ({ y, right })))
  const inLine = (y: number) => places.filter((place) => Math.round(place.y) === Math.round(y)).length
  const fullRows = places.slice(0, 4 * Math.floor((places.length - 1) / 4))
  expect(fullRows.every(({ y }) => inLine(y) === 4)).toBe(true)
  const edge = Math.max(...places.map(({ right }) => right))
  expect(places.at(-1)?.right).toBeCloseTo(edge, 0)
})

test('ABOUT-2 every portrait arrives', async ({ page }) => {
  const portraits = page.getByRole('img', { name: /^Woven portrait of/ })
  for (const portrait of await portraits.all()) {
    await portrait.scrollIntoViewIfNeeded()
    await expect
      .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
})

test('ABOUT-3 ‘Apply Now’ opens a mail to the studio with the subject ‘Application’', async ({ page }) => {
  await expect(page.getByRole('link', { name: 'Apply Now' })).toHaveAttribute(
    'href',
    'mailto:hello@bandha.example?subject=Application',
  )
})
