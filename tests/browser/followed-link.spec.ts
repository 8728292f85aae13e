import { expect, type Page, test } from '@playwright/test'
import { openHydrated } from './hydrated'

/** As in Safari: a click gives no link the focus. */
const withoutFocus = (page: Page) =>
  page.evaluate(() => addEventListener('mousedown', (event) => event.preventDefault()))

/** Whether the picture of the page that is left is on its way into the hero of the next one. */
const grows = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .some(
        ({ effect }) =>
          effect instanceof KeyframeEffect && effect.pseudoElement === '::view-transition-old(study-hero)',
      ),
  )

for (const [name, path, link] of [
  ['a project', '/projects', 'a[href="/project/vedanta"]'],
  ['a campaign', '/projects', '[data-campaign] a'],
  ['a neighbour', '/project/avante', 'a[rel=next]'],
] as const)
  test(`PROG-7 the picture of ${name} grows into the hero, though its link has no focus`, async ({
    page,
  }) => {
    await openHydrated(page, path)
    await withoutFocus(page)
    await page.locator(link).first().click()
    await expect.poll(() => grows(page), { intervals: [20] }).toBe(true)
    await expect(page.locator('[data-followed]')).toHaveCount(0)
  })

test('PROG-7 only the link that was clicked last is followed', async ({ page }) => {
  await openHydrated(page, '/projects')
  await page.evaluate(() => {
    for (const id of ['vedanta', 'avante'])
      document.querySelector<HTMLAnchorElement>(`a[href="/project/${id}"]`)?.click()
  })
  await expect(page.locator('[data-followed]')).toHaveAttribute('href', '/project/avante')
})
