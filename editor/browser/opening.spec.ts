import { expect, test } from '@playwright/test'
import { axe } from './given-pictures'

test('EDIT-12 until the first page is there, its place says that it is being prepared', async ({ page }) => {
  let send = () => {}
  const held = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route('/', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/edit/')
  const waiting = page.getByRole('status').filter({ hasText: 'The page is being prepared' })
  await expect(waiting).toBeVisible()
  await expect(page.getByRole('region', { name: 'Form: Home' }).locator('textarea').first()).toBeVisible()
  expect(await axe(page)).toEqual([])
  send()
  await expect(page.frameLocator('iframe').getByRole('main')).toBeVisible({ timeout: 45_000 })
  await expect(waiting).toHaveCount(0)
})
