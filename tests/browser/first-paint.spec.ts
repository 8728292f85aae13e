import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { firstScreen } from '../first-screen'
import { allPages } from '../known-paths'
import { openHydrated } from './hydrated'

const client = join(resolve(process.env.SITE_ROOT ?? 'build'), 'client')
const types: Record<string, string> = { '.css': 'text/css', '.woff2': 'font/woff2', '.js': 'text/javascript' }

/** A server that sends pages only up to their first screen and never finishes them; other files are complete. */
async function stallingServer(): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => {
    if (extname(url)) {
      try {
        const body = readFileSync(join(client, url))
        response
          .writeHead(200, { 'content-type': types[extname(url)] ?? 'application/octet-stream' })
          .end(body)
      } catch {
        response.writeHead(404).end()
      }
      return
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.write(firstScreen(readFileSync(join(client, url, 'index.html'), 'utf8')))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return server
}

for (const path of [
  '/',
  '/projects',
  '/contact',
  '/services/av-production',
  '/project/tpnodl',
  '/project/av',
])
  test(`EXP-8 ${path} shows its first screen while the rest of its HTML is still on its way`, async ({
    page,
  }) => {
    const server = await stallingServer()
    try {
      const { port } = server.address() as AddressInfo
      await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'commit' })
      await expect(page.getByRole('main').locator('section, header').first()).toBeVisible()
      const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
      await expect.poll(painted).toBe(1)
      expect(await page.evaluate(() => document.readyState)).toBe('loading')
    } finally {
      await page.close()
      server.closeAllConnections()
      server.close()
    }
  })

for (const path of ['/', '/contact', '/project/tpnodl'])
  test(`EXP-8 ${path} is painted before any of its script is fetched`, async ({ page }) => {
    await openHydrated(page, path)
    const { painted, fetched } = await page.evaluate(() => ({
      painted:
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      fetched: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }))
    expect(fetched.length).toBeGreaterThan(3)
    expect(Math.min(...fetched)).toBeGreaterThan(painted)
  })

interface LargestPaint extends PerformanceEntry {
  /** Address of the picture; empty for text. */
  url: string
  element: Element | null
}

const largestPaint = () =>
  new Promise<string>((resolve) => {
    new PerformanceObserver((list) => {
      const { url, element } = list.getEntries().at(-1) as LargestPaint
      const loading = element ? (element.getAttribute('loading') ?? 'eager') : 'taken away'
      resolve(url ? `a picture, ${loading}` : 'text')
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })

for (const path of allPages) {
  test(`EXP-8 the largest paint of ${path} on a phone is text, or a picture fetched at once`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(['text', 'a picture, eager']).toContain(await page.evaluate(largestPaint))
  })
}
