import { expect } from '@playwright/test'
import { said, words } from '../words'
import { openHydrated } from './hydrated'
import { testOnOnePage } from './one-page'

const { hero, story, team: squadWords, apply } = words.about
const team = [words.team.director, ...words.team.members]
const squadName = said(squadWords.heading)

const test = testOnOnePage('/about')

test('ABOUT-1 opens with a sneak peek, and tells the story with its facts', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: said(hero.heading) })).toBeVisible()
  const told = page.getByRole('region', { name: story.title })
  await expect(told).toContainText(story.opening)
  await expect(told).toContainText(story.text)
  await expect(told.getByRole('term')).toHaveText(story.facts.map(({ label }) => label))
  await expect(told.getByRole('definition')).toHaveText(story.facts.map(({ figure }) => figure))
})

test('ABOUT-2 shows the managing director and the others, each with role and portrait', async ({ page }) => {
  const squad = page.getByRole('region', { name: squadName })
  await expect(squad.getByRole('heading', { level: 3 })).toHaveText(team.map(({ name }) => name))
  for (const { role } of team) await expect(squad.getByText(role, { exact: true }).first()).toBeVisible()
  for (const { altText } of team.filter(({ image }) => image))
    await expect(squad.getByRole('img', { name: altText ?? '' })).toHaveCount(1)
})

test('ABOUT-2 the others are in rows of four, and the chair ends their last row', async ({ page }) => {
  const places = await page
    .getByRole('region', { name: squadName })
    .getByRole('listitem')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ y, right }) => ({ y, right })))
  const inLine = (y: number) => places.filter((place) => Math.round(place.y) === Math.round(y)).length
  const fullRows = places.slice(0, 4 * Math.floor((places.length - 1) / 4))
  expect(fullRows.every(({ y }) => inLine(y) === 4)).toBe(true)
  const edge = Math.max(...places.map(({ right }) => right))
  expect(places.at(-1)?.right).toBeCloseTo(edge, 0)
})

test('FREE-1 a name of one long word stays in its column', async ({ context }) => {
  const page = await context.newPage()
  // Before script has taken over, React would draw changed names anew.
  await openHydrated(page, '/about')
  const names = page.getByRole('region', { name: squadName }).getByRole('listitem').getByRole('heading')
  await expect(names).not.toHaveCount(0)
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const tooWide = await names.evaluateAll((all) => {
      for (const name of all) name.textContent = 'Venkatanarasimharajuvaripetasubramaniam'
      return all.map((name) => name.scrollWidth - name.clientWidth)
    })
    expect.soft(Math.max(...tooWide), `px beyond its column, ${width} px wide`).toBe(0)
  }
})

test('ABOUT-2 every portrait arrives', async ({ page }) => {
  const portraits = page.getByRole('region', { name: squadName }).getByRole('img')
  await expect(portraits).not.toHaveCount(0)
  for (const portrait of await portraits.all()) {
    await portrait.scrollIntoViewIfNeeded()
    await expect
      .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
})

test('ABOUT-3 an application opens a mail to the studio with its subject', async ({ page }) => {
  await expect(page.getByRole('link', { name: apply.label })).toHaveAttribute(
    'href',
    `mailto:${words.agency.email}?subject=${encodeURIComponent(apply.subject)}`,
  )
})

test('ABOUT-3 the free chair is woven to the end for who reaches its link', async ({ page }) => {
  const link = page.getByRole('link', { name: apply.label })
  const cloth = page.getByRole('region', { name: squadName }).locator('img[src*="chair-woven"]')
  const isHalf = () => cloth.evaluate((image) => getComputedStyle(image).clipPath)
  expect(await isHalf()).toBe('inset(0px 50% 0px 0px)')
  await link.focus()
  await expect.poll(isHalf).toBe('inset(0px)')
})
