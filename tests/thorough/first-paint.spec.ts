import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { openHydrated } from '../browser/hydrated'
import { firstScreen } from '../first-screen'
import { longestStudy, studiesWith } from '../studies'

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
  longestStudy.path,
  ...studiesWith('films').map((study) => study.path),
])
  test(`EXP-8 ${path} shows its first screen while the rest of its HTML is still loading`, async ({
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

for (const path of ['/', '/contact', longestStudy.path])
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
