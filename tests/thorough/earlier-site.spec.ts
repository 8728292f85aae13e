import { expect, test } from '@playwright/test'

for (const name of ['sw.js', 'service-worker.js']) {
  test(`EXP-20 a service worker that an earlier site left at /${name} is gone after one visit`, async ({
    page,
  }) => {
    // The earlier site: every address of it shows the same old page.
    const worker = `
      addEventListener('install', () => skipWaiting())
      addEventListener('activate', (event) => event.waitUntil(clients.claim()))
      addEventListener('fetch', (event) => event.respondWith(caches.match('/old')))`
    await page
      .context()
      .route(`**/${name}`, (route) => route.fulfill({ contentType: 'text/javascript', body: worker }))
    await page.route('**/old', (route) => route.fulfill({ contentType: 'text/html', body: 'The old site' }))
    await page.goto('/old')
    await page.evaluate(async (script) => {
      const cache = await caches.open('old')
      await cache.put('/old', new Response('The old site', { headers: { 'content-type': 'text/html' } }))
      await navigator.serviceWorker.register(script)
      await navigator.serviceWorker.ready
    }, `/${name}`)
    await page.goto('/about')
    await expect(page.locator('body')).toHaveText('The old site')

    // The new site is published; the browser looks for the worker's update at a visit.
    await page.context().unrouteAll()
    await page.unrouteAll()
    await page.goto('/about')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => caches.keys())).toEqual([])
    await page.goto('/contact')
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
