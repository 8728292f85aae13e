import { expect, test } from '@playwright/test'

test('EXP-5 the head survives when React has to render the page again', async ({ page }) => {
  await page.route('**/about', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace(/(<main[\s\S]*?<p[^>]*>)/, '$1Changed on the way. ') })
  })
  const readHead = () =>
    page.evaluate(() =>
      [
        ...document.head.querySelectorAll('meta, link[rel*=icon], link[rel=manifest], link[rel=canonical]'),
      ].map(
        (one) =>
          `${one.tagName} ${one.getAttribute('name') ?? one.getAttribute('property') ?? one.getAttribute('rel')}`,
      ),
    )
  await page.goto('/about', { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState !== 'loading')
  const before = await readHead()
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
  await expect(page.getByText('Changed on the way.')).toHaveCount(0)
  expect((await readHead()).sort()).toEqual(before.sort())
})
