import { expect, test } from '@playwright/test'

const team = [
  ['Arabinda Mishra', 'Managing director'],
  ['Smruti Rath', 'Creative director'],
  ['Kabir Naik', 'Strategy'],
  ['Lipsa Das', 'Design lead'],
  ['Joseph Ekka', 'Film'],
  ['Nazia Khan', 'Words'],
  ['Debasis Sahu', '3D and VFX'],
  ['Ipsita Panda', 'Music'],
]

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

test('ABOUT-2 shows the managing director, four and three people, each with role and portrait', async ({
  page,
}) => {
  const squad = page.getByRole('region', { name: 'Not Your Average Creative Squad' })
  await expect(squad.getByRole('heading', { level: 3 })).toHaveText(team.map(([name]) => name ?? ''))
  for (const [, role] of team) await expect(squad.getByText(role ?? '', { exact: true })).toBeVisible()
  const rows = squad.getByRole('list')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(0).getByRole('heading', { level: 3 })).toHaveCount(4)
  await expect(rows.nth(1).getByRole('heading', { level: 3 })).toHaveCount(3)
  const portraits = squad.getByRole('img', { name: /^Woven portrait of/ })
  await expect(portraits).toHaveCount(team.length)
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
